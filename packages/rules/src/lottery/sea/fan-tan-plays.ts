// The plays of fan tan: the total of a result modulo four, where remainder 0 is 4 (lottery.md 1.13,
// 6.12). Every lottery that sells fan tan on its results builds them on the space of its totals.
import type { Play } from '../plays/play.ts';
import { symbolPlay, TIED, type Outcome, type SymbolPlay } from '../plays/symbol-play.ts';

const FANS = ['1', '2', '3', '4'] as const;
const NIMS = FANS.flatMap((win) =>
  FANS.flatMap((back) => (win === back ? [] : [`${win}-${back}`])),
);

/** The fan of a remainder as its symbol. */
function fanOf(rest: number): string {
  return String(rest === 0 ? 4 : rest);
}

type Parts = Pick<SymbolPlay<unknown, number>, 'code' | 'symbols' | 'pays' | 'odds'>;

const PLAYS: readonly Parts[] = [
  {
    code: 'Fan',
    symbols: FANS,
    pays: (symbol, rest) => (fanOf(rest) === symbol ? symbol : undefined),
    odds: '3.85',
  },
  {
    // Either of two adjacent fans.
    code: 'Kwok',
    symbols: ['1-2', '2-3', '3-4', '4-1'],
    pays: (symbol, rest) => (symbol.split('-').includes(fanOf(rest)) ? symbol : undefined),
    odds: '1.95',
  },
  {
    // The first fan wins, the second refunds the stake.
    code: 'Nim',
    symbols: NIMS,
    pays(symbol, rest) {
      const [win, back] = symbol.split('-');
      return fanOf(rest) === win ? symbol : fanOf(rest) === back ? TIED : undefined;
    },
    odds: '2.9',
  },
  {
    // 3 and 4 are big.
    code: 'BSOE',
    symbols: ['B', 'S', 'O', 'E'],
    pays(symbol, rest) {
      const fan = Number(fanOf(rest));
      const holds =
        symbol === 'B' || symbol === 'S'
          ? (symbol === 'B') === fan >= 3
          : (symbol === 'O') === (fan % 2 === 1);
      return holds ? symbol : undefined;
    },
    odds: '1.95',
  },
];

/** The four remainders, weighted by the sums. */
function restsOf(sums: readonly Outcome<number>[]): Outcome<number>[] {
  return [0, 1, 2, 3].map((value) => ({
    value,
    weight: sums.reduce((sum, each) => (each.value % 4 === value ? sum + each.weight : sum), 0n),
  }));
}

/**
 * The plays on totals with the given weights; `restOf` is the remainder of a result, 0 to 3. The
 * chances are those of the totals: digits and dice are not exactly uniform.
 */
export function fanTanPlays<Facts>(
  sums: readonly Outcome<number>[],
  restOf: (facts: Facts) => number,
): Play<Facts>[] {
  const space = restsOf(sums);
  return PLAYS.map((parts) =>
    symbolPlay<Facts, number>({
      ...parts,
      menu: 'FanTan',
      space,
      at: (facts) => restOf(facts),
      styles: ['FIXED'],
    }),
  );
}

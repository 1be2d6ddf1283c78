// Fan tan: the total of a result modulo four, where remainder 0 is 4 (lottery.md 1.13, 6.12). It is
// sold on a cup of beads of its own, and on the results of five digits and of three dice.
import { defineFamily } from '../family.ts';
import type { DrawFormat, Family, Play } from '../plays/play.ts';
import { symbolPlay, TIED, type Outcome, type SymbolPlay } from '../plays/symbol-play.ts';
import { sumSpace } from './sum-space.ts';

interface FanTanFacts {
  /** The remainder, 0 to 3. */
  readonly rest: number;
}

const FANS = ['1', '2', '3', '4'] as const;
const NIMS = FANS.flatMap((win) =>
  FANS.flatMap((back) => (win === back ? [] : [`${win}-${back}`])),
);

/** The fan of a remainder as its symbol. */
function fanOf(rest: number): string {
  return String(rest === 0 ? 4 : rest);
}

type Parts = Pick<SymbolPlay<FanTanFacts, number>, 'code' | 'symbols' | 'pays' | 'odds'>;

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
 * A fan tan family on results of the format. `totalOf` computes the total of a printed result;
 * undefined for an invalid text. The chances are those of the format: digits and dice are not
 * exactly uniform.
 */
function fanTan(
  code: string,
  drawFormat: DrawFormat,
  sums: () => readonly Outcome<number>[],
  totalOf: (numbers: string) => number | undefined,
): Family<FanTanFacts> {
  return defineFamily({
    code,
    drawFormat,
    plays: () => playsOn(restsOf(sums())),
    prepare(numbers) {
      const total = totalOf(numbers);
      return total === undefined ? undefined : { rest: total % 4 };
    },
  });
}

function playsOn(space: readonly Outcome<number>[]): Play<FanTanFacts>[] {
  return PLAYS.map((parts) =>
    symbolPlay<FanTanFacts, number>({
      ...parts,
      menu: 'FanTan',
      space,
      at: (facts) => facts.rest,
      styles: ['FIXED'],
    }),
  );
}

function addUp(form: RegExp): (numbers: string) => number | undefined {
  return (numbers) =>
    form.test(numbers)
      ? Array.from(numbers, Number).reduce((sum, each) => sum + each, 0)
      : undefined;
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/**
 * The number of beads in the cup: a multiple of four, so that all remainders are equally likely.
 */
const BEADS = 60;

export const FANTAN = fanTan(
  'FANTAN',
  { format: 'pick', length: 1, max: BEADS },
  () => sumSpace(upTo(1, BEADS), 1),
  (numbers) => {
    const beads = Number(numbers);
    return /^\d\d$/.test(numbers) && beads >= 1 && beads <= BEADS ? beads : undefined;
  },
);

export const FANTAN_5D = fanTan(
  'FANTAN5D',
  { format: 'digits', length: 5, max: 9 },
  () => sumSpace(upTo(0, 9), 5),
  addUp(/^\d{5}$/),
);

export const FANTAN_K3 = fanTan(
  'FANTANK3',
  { format: 'faces', length: 3, max: 6 },
  () => sumSpace(upTo(1, 6), 3),
  addUp(/^[1-6]{3}$/),
);

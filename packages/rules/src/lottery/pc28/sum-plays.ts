// Plays on the sum of three digits, 0 to 27 (lottery.md 1.6, 6.4).
import { lazy } from '../lazy.ts';
import { symbolPlay, TIED, type SymbolPlay } from '../plays/symbol-play.ts';
import type { Play } from '../plays/play.ts';
import { SUM_SPACE, type Pc28Facts } from './facts.ts';

function sumPlay(parts: Omit<SymbolPlay<Pc28Facts, number>, 'space' | 'at'>): Play<Pc28Facts> {
  return symbolPlay({ ...parts, space: SUM_SPACE, at: (facts) => facts.sum });
}

const SUMS = SUM_SPACE.map(({ value }) => String(value));

/** 93 % of the fair odds, rounded down to four decimals. */
function sumOdds(weight: bigint): string {
  const units = 9_300_000n / weight;
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
}

export const SUM = lazy(() =>
  sumPlay({
    code: 'Sum',
    menu: 'Sum',
    symbols: SUMS,
    pays: (symbol, sum) => (sum === Number(symbol) ? symbol : undefined),
    odds: Object.fromEntries(
      SUM_SPACE.map(({ value, weight }) => [String(value), sumOdds(weight)]),
    ),
  }),
);

const BOTH = ['BO', 'BE', 'SO', 'SE'] as const;
const SIDES = ['B', 'S', 'O', 'E', ...BOTH] as const;

/** Whether every letter of a symbol is true of the sum: 14 and more is big. */
function holds(symbol: string, sum: number): boolean {
  return [...symbol].every((letter) => {
    if (letter === 'B' || letter === 'S') return (letter === 'B') === sum >= 14;
    return (letter === 'O') === (sum % 2 === 1);
  });
}

interface SideOdds {
  readonly one: string;
  /** Big and odd, small and even: these combinations exclude 13 and 14. */
  readonly apart: string;
  /** Big and even, small and odd. */
  readonly near: string;
}

/** 大小单双 and combinations of two; `near` determines what the sums 13 and 14 do to every bet. */
function sides(code: string, near: 'count' | 'refund' | 'lose', odds: SideOdds): Play<Pc28Facts> {
  return sumPlay({
    code,
    menu: 'BigSmall',
    symbols: SIDES,
    pays(symbol, sum) {
      if (near !== 'count' && (sum === 13 || sum === 14)) {
        return near === 'refund' ? TIED : undefined;
      }
      return holds(symbol, sum) ? symbol : undefined;
    },
    odds: {
      ...Object.fromEntries(['B', 'S', 'O', 'E'].map((symbol) => [symbol, odds.one])),
      BO: odds.apart,
      SE: odds.apart,
      BE: odds.near,
      SO: odds.near,
    },
  });
}

export const BSOE = lazy(() => sides('BSOE', 'count', { one: '1.96', apart: '4.2', near: '3.6' }));
export const BSOE_WITH_TIE = lazy(() =>
  sides('BSOE_WithTie', 'refund', {
    one: '1.94',
    apart: '3.55',
    near: '4.2',
  }),
);
export const BSOE_ALL_KILL = lazy(() =>
  sides('BSOE_AllKill', 'lose', {
    one: '2.28',
    apart: '4.2',
    near: '5',
  }),
);

/** 极值: 22 and more, or 5 and less. */
export const EXTREME = lazy(() =>
  sumPlay({
    code: 'Extreme',
    menu: 'BigSmall',
    symbols: ['XB', 'XS'],
    pays: (symbol, sum) => ((symbol === 'XB' ? sum >= 22 : sum <= 5) ? symbol : undefined),
    odds: '17',
  }),
);

const NO_COLOUR = new Set([0, 13, 14, 27]);

/** The colour of a sum: red, green, blue in rotation, none at the ends and in the middle. */
function colourOf(sum: number): string | undefined {
  return NO_COLOUR.has(sum) ? undefined : ['R', 'G', 'B'][sum % 3];
}

export const COLOR = lazy(() =>
  sumPlay({
    code: 'Color',
    menu: 'Shape',
    symbols: ['R', 'G', 'B'],
    pays: (symbol, sum) => (colourOf(sum) === symbol ? symbol : undefined),
    odds: { R: '2.85', G: '3.7', B: '3.7' },
  }),
);

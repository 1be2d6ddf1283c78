// Plays on the total of the twenty balls and on their distribution in two halves (lottery.md 1.6,
// 6.5b).
import { lazy } from '../lazy.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import type { Play } from '../plays/play.ts';
import { COUNTS, ELEMENTS, TOTALS, type KenoFacts } from './facts.ts';

const total = { menu: 'Total', space: TOTALS, at: (facts: KenoFacts) => facts.total };

/** Above 810, below, or 810 exactly, in which case big and small lose. */
export const BIG_SMALL = lazy((): Play<KenoFacts> =>
  symbolPlay({
    ...total,
    code: 'Fun_BS',
    symbols: ['B', 'S', 'EXACT'],
    pays(symbol, value) {
      if (value === 'EXACT') return symbol === 'EXACT' ? symbol : undefined;
      return value.startsWith(symbol) ? symbol : undefined;
    },
    odds: { B: '1.95', S: '1.95', EXACT: '100' },
  }),
);

/** The total is odd or even; 810 is even. */
export const ODD_EVEN = lazy((): Play<KenoFacts> =>
  symbolPlay({
    ...total,
    code: 'Fun_OE',
    symbols: ['O', 'E'],
    pays(symbol, value) {
      const parity = value === 'EXACT' ? 'E' : value[1];
      return parity === symbol ? symbol : undefined;
    },
    odds: '1.95',
  }),
);

/** Both at once; at 810 the stake is refunded, or lost where `loses` is set. */
function parlay(code: string, loses: boolean): Play<KenoFacts> {
  return symbolPlay({
    ...total,
    code,
    symbols: ['BO', 'BE', 'SO', 'SE'],
    pays(symbol, value) {
      if (value === 'EXACT') return loses ? undefined : TIED;
      return value === symbol ? symbol : undefined;
    },
    odds: '3.7',
  });
}

export const PARLAY = lazy(() => parlay('Fun_Parlay', false));
export const PARLAY_KILL = lazy(() => parlay('Fun_Parlay_Kill', true));

/** More than ten balls in one half, ten in each, or more in the other. */
function halves(
  code: string,
  symbols: readonly [string, string, string],
  at: (facts: KenoFacts) => number,
): Play<KenoFacts> {
  const [more, even, fewer] = symbols;
  return symbolPlay({
    code,
    menu: 'Balance',
    symbols,
    space: COUNTS,
    at,
    pays: (symbol, value) =>
      symbol === { MORE: more, TEN: even, FEWER: fewer }[value] ? symbol : undefined,
    odds: { [more]: '2.35', [even]: '4.6', [fewer]: '2.35' },
  });
}

/** Up: more than ten of 1–40. */
export const UP_DOWN = lazy(() =>
  halves('Fun_UD', ['UP', 'MIDDLE', 'DOWN'], (facts) => facts.upper),
);

/** More than ten odd numbers, or even ones. */
export const ODD_EVEN_BOARD = lazy(() =>
  halves('Fun_OEBoard', ['O', 'MIDDLE', 'E'], (facts) => facts.odd),
);

export const FIVE_ELEMENTS = lazy((): Play<KenoFacts> =>
  symbolPlay({
    code: 'Fun_WX',
    menu: 'Elements',
    symbols: ELEMENTS.map(({ value }) => value),
    space: ELEMENTS,
    at: (facts) => facts.element,
    pays: (symbol, value) => (symbol === value ? symbol : undefined),
    odds: { GOLD: '9.2', WOOD: '4.6', WATER: '2.4', FIRE: '4.6', EARTH: '9.2' },
  }),
);

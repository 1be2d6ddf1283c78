// Big, small, odd, even of each place, and places compared with each other (lottery.md 1.5, 6.4).
import { lazy } from '../lazy.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay } from '../plays/symbol-play.ts';
import { readsRows } from '../slip/selection.ts';
import { PLACES, type Pk10Facts } from './facts.ts';

/** 6 to 10 is big. */
export const PLACE_BSOE = lazy((): Play<Pk10Facts> => ({
  ...symbolPlay<Pk10Facts, number>({
    code: 'PlaceBSOE',
    menu: 'Place',
    symbols: ['B', 'S', 'O', 'E'],
    tiers: ['WIN'],
    rows: PLACES,
    space: Array.from({ length: PLACES }, (_, at) => ({ value: at + 1, weight: 1n })),
    at: (facts, row) => facts.picks[row] ?? 0,
    pays(side, number) {
      const isTrue =
        side === 'B' || side === 'S'
          ? (side === 'B') === number > 5
          : (side === 'O') === (number % 2 === 1);
      return isTrue ? 'WIN' : undefined;
    },
    odds: '1.98',
  }),
  reads: readsRows,
  rowsApart: true,
}));

/** A place from the front compared with the same from the back: the greater number wins. */
function dragonTiger(front: number): Play<Pk10Facts> {
  const back = PLACES - 1 - front;
  return symbolPlay<Pk10Facts, string>({
    code: `DragonTiger_${front + 1}v${back + 1}`,
    menu: 'DragonTiger',
    symbols: ['D', 'T'],
    space: ['D', 'T'].map((value) => ({ value, weight: 1n })),
    at: ({ picks }) => ((picks[front] ?? 0) > (picks[back] ?? 0) ? 0 : 1),
    pays: (side, ahead) => (side === ahead ? side : undefined),
    odds: '1.98',
  });
}

/** 1v10, 2v9, 3v8, 4v7 and 5v6. */
export const DRAGON_TIGERS = lazy(() => [0, 1, 2, 3, 4].map(dragonTiger));

// KL8 and keno: twenty balls of eighty (lottery.md 1.6).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { prepareKeno, type KenoFacts } from './facts.ts';
import {
  BIG_SMALL,
  FIVE_ELEMENTS,
  ODD_EVEN,
  ODD_EVEN_BOARD,
  PARLAY,
  PARLAY_KILL,
  UP_DOWN,
} from './fun-plays.ts';
import { PICKS } from './pick.ts';

const PLAYS = lazy(() => [
  ...PICKS(),
  BIG_SMALL(),
  ODD_EVEN(),
  PARLAY(),
  PARLAY_KILL(),
  UP_DOWN(),
  ODD_EVEN_BOARD(),
  FIVE_ELEMENTS(),
]);

export const KL8 = defineFamily<KenoFacts>({
  code: 'KL8',
  drawFormat: { format: 'pick', length: 20, max: 80 },
  plays: PLAYS,
  prepare: prepareKeno,
});

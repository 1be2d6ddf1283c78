// K3 快三: three dice (lottery.md 1.4).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import {
  ANY_NUMBER,
  ANY_STRAIGHT,
  ANY_TRIPLE,
  BSOE,
  BSOE_TRIPLE_KILL,
  SAME_TWO_MULTI,
  SAME_TWO_MULTI_STRICT,
  SIC_BO_NUMBER,
  SUM,
  TRIPLE,
} from './dice-plays.ts';
import { prepareDice, type DiceFacts } from './facts.ts';
import { DIFFERENT_2, DIFFERENT_3, SAME_TWO_SINGLE } from './set-plays.ts';

const PLAYS = lazy(() => [
  SUM(),
  BSOE(),
  BSOE_TRIPLE_KILL(),
  TRIPLE(),
  ANY_TRIPLE(),
  SAME_TWO_SINGLE(),
  SAME_TWO_MULTI(),
  SAME_TWO_MULTI_STRICT(),
  DIFFERENT_3(),
  ANY_STRAIGHT(),
  DIFFERENT_2(),
  ANY_NUMBER(),
  SIC_BO_NUMBER(),
]);

export const K3 = defineFamily<DiceFacts>({
  code: 'K3',
  drawFormat: { format: 'faces', length: 3, max: 6 },
  plays: PLAYS,
  prepare: prepareDice,
});

// PC28, lucky 28: three digits and their sum (lottery.md 1.6).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import {
  BALL_BSOE,
  BALL_NUMBER,
  DRAGON_TIGER,
  DRAGON_TIGER_REFUND,
  SPECIAL,
} from './ball-plays.ts';
import { preparePc28, type Pc28Facts } from './facts.ts';
import { BSOE, BSOE_ALL_KILL, BSOE_WITH_TIE, COLOR, EXTREME, SUM } from './sum-plays.ts';

const PLAYS = lazy(() => [
  SUM(),
  BSOE(),
  BSOE_WITH_TIE(),
  BSOE_ALL_KILL(),
  EXTREME(),
  COLOR(),
  SPECIAL(),
  BALL_NUMBER(),
  BALL_BSOE(),
  DRAGON_TIGER(),
  DRAGON_TIGER_REFUND(),
]);

export const PC28 = defineFamily<Pc28Facts>({
  code: 'PC28',
  drawFormat: { format: 'digits', length: 3, max: 9 },
  plays: PLAYS,
  prepare: preparePc28,
});

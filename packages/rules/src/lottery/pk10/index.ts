// PK10: the order in which ten racers arrive (lottery.md 1.5).
import type { Family } from '../play.ts';
import { PLACES, preparePk10, type Pk10Facts } from './facts.ts';
import { pk10Plays } from './plays.ts';

export const PK10: Family<Pk10Facts> = {
  code: 'PK10',
  drawFormat: { format: 'pick', length: PLACES, max: PLACES },
  plays: new Map(pk10Plays().map((play) => [play.code, play])),
  prepare: preparePk10,
};

// PK10: the finishing order of ten racers (lottery.md 1.5).
import { defineFamily } from '../family.ts';
import { PLACES, preparePk10, type Pk10Facts } from './facts.ts';
import { pk10Plays } from './plays.ts';

export const PK10 = defineFamily<Pk10Facts>({
  code: 'PK10',
  drawFormat: { format: 'pick', length: PLACES, max: PLACES },
  plays: pk10Plays,
  prepare: preparePk10,
});

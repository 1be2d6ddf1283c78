// PK10: the order in which ten racers arrive (lottery.md 1.5).
import { familyOf } from '../family.ts';
import { PLACES, preparePk10, type Pk10Facts } from './facts.ts';
import { pk10Plays } from './plays.ts';

export const PK10 = familyOf<Pk10Facts>({
  code: 'PK10',
  drawFormat: { format: 'pick', length: PLACES, max: PLACES },
  plays: pk10Plays,
  prepare: preparePk10,
});

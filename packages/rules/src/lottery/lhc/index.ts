// Mark Six 六合彩: six normal balls of 49 and a special, with the sign of the zodiac's year
// (lottery.md 1.7).
import { defineFamily } from '../family.ts';
import { prepareLhc, type LhcFacts } from './facts.ts';
import { LHC_PLAYS } from './plays.ts';

export const LHC = defineFamily<LhcFacts>({
  code: 'LHC',
  drawFormat: { format: 'pick', length: 7, max: 49, marked: 'zodiac' },
  plays: LHC_PLAYS,
  prepare: prepareLhc,
});

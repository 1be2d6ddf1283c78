// 11x5 11选5: five different numbers of 1 to 11, in the order drawn (lottery.md 1.3).
import { defineFamily } from '../family.ts';
import { DRAWN, NUMBERS, prepareElevenFive, type ElevenFiveFacts } from './facts.ts';
import { elevenFivePlays } from './plays.ts';

export const ELEVEN_FIVE = defineFamily<ElevenFiveFacts>({
  code: '11X5',
  drawFormat: { format: 'pick', length: DRAWN, max: NUMBERS },
  plays: elevenFivePlays,
  prepare: prepareElevenFive,
});

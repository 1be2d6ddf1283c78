// 3D and P5: three digits, and five of which the first three are P3 (lottery.md 1.2).
import { defineFamily } from '../family.ts';
import { prepareDigits, type DigitFacts } from '../digits/facts.ts';
import type { Family, Play } from '../plays/play.ts';
import { fiveDigitPlays, threeDigitPlays } from './plays.ts';

function digitFamily(
  code: string,
  length: number,
  plays: () => readonly Play<DigitFacts>[],
): Family<DigitFacts> {
  return defineFamily({
    code,
    drawFormat: { format: 'digits', length, max: 9 },
    plays,
    prepare: (numbers) => prepareDigits(numbers, length),
  });
}

export const THREE_D = digitFamily('3D', 3, threeDigitPlays);
export const P5 = digitFamily('P5', 5, fiveDigitPlays);

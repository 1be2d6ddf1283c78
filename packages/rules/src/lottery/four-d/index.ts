// 4D of Malaysia and of Singapore: three prizes, ten specials and ten consolations of four digits
// each (lottery.md 1.12).
import { defineFamily } from '../family.ts';
import type { Family, Play } from '../plays/play.ts';
import { prepareFourD, PRIZES, type FourDFacts } from './facts.ts';
import { malaysianPlays, singaporePlays } from './plays.ts';

function fourDigits(code: string, plays: () => readonly Play<FourDFacts>[]): Family<FourDFacts> {
  return defineFamily({
    code,
    drawFormat: { format: 'digits', length: 4, max: 9, prizes: PRIZES },
    plays,
    prepare: prepareFourD,
  });
}

export const MY4D = fourDigits('MY4D', malaysianPlays);
export const SG4D = fourDigits('SG4D', singaporePlays);

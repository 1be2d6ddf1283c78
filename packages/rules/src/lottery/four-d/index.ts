// 4D of Malaysia and of Singapore: three prizes, ten specials and ten consolations of four digits
// each (lottery.md 1.12).
import type { Family, Play } from '../play.ts';
import { prepareFourD, PRIZES, type FourDFacts } from './facts.ts';
import { malaysianPlays, singaporePlays } from './plays.ts';

function familyOf(code: string, plays: readonly Play<FourDFacts>[]): Family<FourDFacts> {
  return {
    code,
    drawFormat: { format: 'digits', length: 4, max: 9, prizes: PRIZES },
    plays: new Map(plays.map((play) => [play.code, play])),
    prepare: prepareFourD,
  };
}

export const MY4D = familyOf('MY4D', malaysianPlays());
export const SG4D = familyOf('SG4D', singaporePlays());

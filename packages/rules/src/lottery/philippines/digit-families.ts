// Games on three, four and six digits: Swertres, 4D and 6D of the PCSO with their side games
// (lottery.md 1.11).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Family, Play } from '../plays/play.ts';
import { anyOrderEntry, digitPlays, exactWhole, prepareDigits, type DigitFacts } from './digits.ts';
import { entryPlay } from './entry-play.ts';
import { PCSO_FOUR } from './pcso-four.ts';
import { PCSO_SIX } from './pcso-six.ts';

function digitFamily(length: number, pcso: () => readonly Play<DigitFacts>[]): Family<DigitFacts> {
  return defineFamily({
    code: `TL${length}D`,
    drawFormat: { format: 'digits', length, max: 9 },
    plays: () => [...pcso(), ...digitPlays(length)],
    prepare: (numbers) => prepareDigits(numbers, length),
  });
}

/** Swertres pays 4,500, 1,500 and 750 for 10 pesos. */
const PCSO_THREE = lazy((): readonly Play<DigitFacts>[] => [
  entryPlay({ ...exactWhole('PCSO_Straight', 'PCSO', 3), odds: tableOdds('450') }),
  entryPlay({ ...anyOrderEntry('PCSO_Rambolito3', 'PCSO', 3, 3), odds: tableOdds('150') }),
  entryPlay({ ...anyOrderEntry('PCSO_Rambolito6', 'PCSO', 3, 6), odds: tableOdds('75') }),
]);

export const TL3D = digitFamily(3, PCSO_THREE);
export const TL4D = digitFamily(4, PCSO_FOUR);
export const TL6D = digitFamily(6, () => [PCSO_SIX()]);

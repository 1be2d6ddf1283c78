// Quick games on the three digits on top: fish, prawn, crab and fan tan (lottery.md 1.9, 1.13).
import type { Play } from '../plays/play.ts';
import { symbolPlay } from '../plays/symbol-play.ts';
import { BAU_CUA } from '../sea/dice-symbols.ts';
import { fanTanPlays } from '../sea/fan-tan-plays.ts';
import { evenSpace, sumSpace } from '../sea/sum-space.ts';
import type { ThaiFacts } from './facts.ts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * The digits 1 to 6 on top show the faces of the dice in their order; 0, 7, 8 and 9 show nothing. A
 * symbol pays by how often it is shown: 92.52 % return, as the dice of lottery.md 6.12 do.
 */
function fishPrawnCrab(): Play<ThaiFacts> {
  return symbolPlay<ThaiFacts, number>({
    code: 'FishPrawnCrab',
    menu: 'FishPrawnCrab',
    symbols: BAU_CUA,
    tiers: ['1', '2', '3'],
    space: evenSpace(1000),
    at: ({ top3 }) => top3[0] ?? 0,
    pays(symbol, number) {
      const face = BAU_CUA.findIndex((each) => each === symbol) + 1;
      const digits = [Math.trunc(number / 100), Math.trunc(number / 10) % 10, number % 10];
      const times = digits.filter((digit) => digit === face).length;
      return times > 0 ? String(times) : undefined;
    },
    odds: { '1': '3.2', '2': '5.2', '3': '7.2' },
    styles: ['FIXED'],
  });
}

/** Fish, prawn, crab, and fan tan on the sum of the three digits on top. */
export function resultGames(): Play<ThaiFacts>[] {
  return [
    fishPrawnCrab(),
    ...fanTanPlays<ThaiFacts>(sumSpace(DIGITS, 3), ({ topSum }) => topSum % 4),
  ];
}

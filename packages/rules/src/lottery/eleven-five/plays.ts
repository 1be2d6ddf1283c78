// The table of lottery.md 1.3: every play of five numbers of 1 to 11.
import { anyNumbers, anyWithBankers } from '../picks/any.ts';
import { groupPlay, groupWithBankers } from '../picks/groups.ts';
import { placesPlay } from '../picks/places.ts';
import { firstEntryPlay, straightPlay } from '../picks/straight.ts';
import type { Play } from '../plays/play.ts';
import { MID_NUMBER, OE_COUNTS } from './counts.ts';
import { DRAWN, NUMBERS, type ElevenFiveFacts } from './facts.ts';
import { BALL_BSOE, DRAGON_TIGER, SUM_BSOE, SUM_TAIL_BS } from './sides.ts';

const max = NUMBERS;

/** 97 % of the fair odds of 任选 one to eight (lottery.md 6.3b). */
const ANY_ODDS = ['2.134', '5.335', '16.005', '64.02', '448.14', '74.69', '21.34', '8.0025'];

function first(count: number): Play<ElevenFiveFacts>[] {
  const menu = `First${count}`;
  const play = (name: string) => ({ code: menu + name, menu, count, max });
  return [
    straightPlay(play('Straight')),
    firstEntryPlay({ ...play('Straight_Single'), anyOrder: false }),
    groupPlay(play('Com')),
    firstEntryPlay({ ...play('Com_Single'), anyOrder: true }),
    groupWithBankers(play('Com_Dantuo')),
  ];
}

function any(count: number): Play<ElevenFiveFacts> {
  const odds = ANY_ODDS[count - 1] ?? '';
  return anyNumbers({ code: `Any${count}`, menu: 'Any', count, drawn: DRAWN, max, odds });
}

function anyBankers(count: number): Play<ElevenFiveFacts> {
  const odds = ANY_ODDS[count - 1] ?? '';
  const code = `Any${count}_Dantuo`;
  return anyWithBankers({ code, menu: 'Dantuo', count, drawn: DRAWN, max, odds });
}

/** Every play of the family, in menu order. */
export function elevenFivePlays(): Play<ElevenFiveFacts>[] {
  const groupOnly = ['GROUP'] as const;
  const noPosition = { code: 'First3NoPos', menu: 'First3', count: 1, drawn: 3, max };
  return [
    ...first(3),
    anyNumbers(noPosition),
    ...first(2),
    placesPlay({ code: 'First1', menu: 'FixedPlace', places: 1, max, styles: groupOnly }),
    placesPlay({ code: 'FixedPlace', menu: 'FixedPlace', places: DRAWN, max, styles: groupOnly }),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
    ...[2, 3, 4, 5, 6, 7, 8].map(anyBankers),
    OE_COUNTS(),
    MID_NUMBER(),
    placesPlay({
      code: 'BallNumber',
      menu: 'Ball',
      places: DRAWN,
      max,
      styles: ['GROUP', 'FIXED'],
      odds: '10.8',
    }),
    BALL_BSOE(),
    SUM_BSOE(),
    SUM_TAIL_BS(),
    DRAGON_TIGER(),
  ];
}

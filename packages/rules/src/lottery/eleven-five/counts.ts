// 定单双 and 猜中位: the count of odd numbers among the five, and their median (lottery.md 1.3).
import { lazy } from '../lazy.ts';
import { choose } from '../count.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay } from '../plays/symbol-play.ts';
import { DRAWN, NUMBERS, type ElevenFiveFacts } from './facts.ts';

/** 1, 3, 5, 7, 9 and 11. */
const ODD_NUMBERS = 6;

/** Zero to five odd numbers among the five. */
export const OE_COUNTS = lazy((): Play<ElevenFiveFacts> =>
  symbolPlay<ElevenFiveFacts, string>({
    code: 'OECounts',
    menu: 'Counts',
    symbols: ['0', '1', '2', '3', '4', '5'],
    space: [0, 1, 2, 3, 4, 5].map((odd) => ({
      value: String(odd),
      weight: BigInt(choose(ODD_NUMBERS, odd) * choose(NUMBERS - ODD_NUMBERS, DRAWN - odd)),
    })),
    at: (facts) => facts.odd,
    pays: (symbol, odd) => (symbol === odd ? symbol : undefined),
  }),
);

const LEAST_MIDDLE = 3;
const MIDDLES = [3, 4, 5, 6, 7, 8, 9];

/** The third smallest: two of the five below it and two above. */
export const MID_NUMBER = lazy((): Play<ElevenFiveFacts> =>
  symbolPlay<ElevenFiveFacts, string>({
    code: 'MidNumber',
    menu: 'Counts',
    symbols: MIDDLES.map((middle) => String(middle).padStart(2, '0')),
    space: MIDDLES.map((middle) => ({
      value: String(middle).padStart(2, '0'),
      weight: BigInt(choose(middle - 1, 2) * choose(NUMBERS - middle, 2)),
    })),
    at: (facts) => facts.middle - LEAST_MIDDLE,
    pays: (symbol, middle) => (symbol === middle ? symbol : undefined),
  }),
);

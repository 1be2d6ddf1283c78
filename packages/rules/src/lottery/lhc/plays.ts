// The table of lottery.md 1.7 in menu order.
import { lazy } from '../lazy.ts';
import type { Play } from '../plays/play.ts';
import { SEVEN_COLOUR, TOTAL_BSOE, TOTAL_ZODIAC } from './draw-sides.ts';
import type { LhcFacts } from './facts.ts';
import { groupJoin, SIGNS, TAILS } from './group-joins.ts';
import { COMBINATIONS, NORMAL, NORMAL_PLACES, NOT_IN, SPECIAL } from './number-joins.ts';
import { COMBINED_ZODIACS, NORMAL_ZODIAC, SPECIAL_ZODIAC } from './signs.ts';
import * as sides from './special-sides.ts';

type Odds = readonly [string, string];

/** 连肖 of two to five signs, with and without the year's sign. */
const JOIN_ODDS: readonly Odds[] = [
  ['3.4', '4'],
  ['8.4', '9.8'],
  ['24', '28'],
  ['85', '100'],
];

/** 连肖不中 and 连尾 have no defaults: about 91 % of the fair odds, as 自选不中. */
const NOT_ODDS: readonly Odds[] = [
  ['4.2', '3.5'],
  ['9.4', '7.6'],
  ['23.1', '18.2'],
  ['66', '50'],
];
const TAIL_ODDS: readonly Odds[] = [
  ['3.75', '3.2'],
  ['8', '6.7'],
  ['19', '15.8'],
  ['53.5', '44'],
];

const joins = lazy(() =>
  [2, 3, 4, 5].flatMap((size, at) => [
    groupJoin({
      code: `Join${size}Zodiac`,
      menu: 'JoinZodiac',
      groups: SIGNS,
      size,
      wants: 'all',
      odds: JOIN_ODDS[at] ?? ['', ''],
    }),
    groupJoin({
      code: `Join${size}ZodiacNot`,
      menu: 'JoinZodiac',
      groups: SIGNS,
      size,
      wants: 'none',
      odds: NOT_ODDS[at] ?? ['', ''],
    }),
  ]),
);

const tailJoins = lazy(() =>
  [2, 3, 4, 5].map((size, at) =>
    groupJoin({
      code: `Join${size}Tail`,
      menu: 'JoinTail',
      groups: TAILS,
      size,
      wants: 'all',
      odds: TAIL_ODDS[at] ?? ['', ''],
    }),
  ),
);

/** 平特一肖 and 平特尾: the sign or tail is among all seven balls. */
const ONE_ZODIAC = lazy(() =>
  groupJoin({
    code: 'OneZodiac',
    menu: 'Zodiac',
    groups: SIGNS,
    size: 1,
    wants: 'all',
    odds: ['1.75', '2.05'],
  }),
);
const ONE_TAIL = lazy(() =>
  groupJoin({
    code: 'OneTail',
    menu: 'HeadTail',
    groups: TAILS,
    size: 1,
    wants: 'all',
    odds: ['2.05', '1.75'],
  }),
);

/** Every play of the family, in menu order. */
export const LHC_PLAYS = lazy((): readonly Play<LhcFacts>[] => [
  SPECIAL(),
  sides.SPECIAL_TWO_SIDE(),
  NORMAL(),
  ...NORMAL_PLACES(),
  sides.COLOUR(),
  sides.HALF_COLOUR(),
  sides.QUARTER_COLOUR(),
  SEVEN_COLOUR(),
  SPECIAL_ZODIAC(),
  ONE_ZODIAC(),
  NORMAL_ZODIAC(),
  sides.ANIMAL_GROUP(),
  sides.ELEMENT(),
  ...COMBINED_ZODIACS(),
  sides.SPECIAL_HEAD(),
  sides.SPECIAL_TAIL(),
  ONE_TAIL(),
  ...joins(),
  ...tailJoins(),
  ...COMBINATIONS(),
  ...NOT_IN(),
  TOTAL_BSOE(),
  TOTAL_ZODIAC(),
]);

// The table of lottery.md 1.1: every play of five digits at every position set where it is sold.
import { lazy } from '../lazy.ts';
import { ballSides, bigSmall, special, totalSides } from '../digits/big-small.ts';
import { fixedPlace } from '../digits/fixed-place.ts';
import {
  baodan2,
  baodan3,
  group,
  groupOfDifferent,
  groupOfThree,
  mixed,
} from '../digits/groups.ts';
import { repeatedDigit, noPosition } from '../digits/no-position.ts';
import { join, single, straight } from '../digits/straight.ts';
import { groupSum2, groupSum3, span, sum, sumTail } from '../digits/sums.ts';
import { playAtPlaces, type WindowPlay } from '../digits/window-play.ts';
import type { Play } from '../plays/play.ts';
import { anyStraight, anyPlacesPlay } from './any-places.ts';
import { BULL } from './bull.ts';
import { dragonTigers } from './dragon-tiger.ts';
import { PLACES, type SscFacts } from './facts.ts';

type Names = Readonly<Record<string, WindowPlay>>;

const FIVE = lazy((): Names => ({
  All5Straight: straight(5),
  All5Straight_Single: single(5),
  All5Join: join(5),
  AllCom120: group('Com120'),
  AllCom60: group('Com60'),
  AllCom30: group('Com30'),
  AllCom20: group('Com20'),
  AllCom10: group('Com10'),
  AllCom5: group('Com5'),
  Times1: repeatedDigit(1),
  Times2: repeatedDigit(2),
  Times3: repeatedDigit(3),
  Times4: repeatedDigit(4),
  All5NoPos1: noPosition(5, 1),
  All5NoPos2: noPosition(5, 2),
  All5NoPos3: noPosition(5, 3),
}));

const FOUR = lazy((): Names => ({
  Straight: straight(4),
  Straight_Single: single(4),
  Join: join(4),
  Com24: group('Com24'),
  Com12: group('Com12'),
  Com6: group('Com6'),
  Com4: group('Com4'),
  NoPos1: noPosition(4, 1),
  NoPos2: noPosition(4, 2),
}));

const THREE = lazy((): Names => ({
  Straight: straight(3),
  Straight_Single: single(3),
  Join: join(3),
  Sum: sum(3),
  Span: span(3),
  Com3: groupOfThree(),
  Com6: groupOfDifferent(3),
  Mixed: mixed(),
  GroupSum: groupSum3(),
  Baodan: baodan3(),
  SumTail: sumTail(),
  Special: special(),
  NoPos1: noPosition(3, 1),
  NoPos2: noPosition(3, 2),
  BSOE: bigSmall(3),
}));

const TWO = lazy((): Names => ({
  Straight: straight(2),
  Straight_Single: single(2),
  Sum: sum(2),
  Span: span(2),
  Com: groupOfDifferent(2),
  GroupSum: groupSum2(),
  Baodan: baodan2(),
  BSOE: bigSmall(2),
}));

/** Where each set of plays is sold: name of the place, positions as a bit mask, the plays. */
const PLACEMENTS = lazy((): readonly (readonly [string, number, Names])[] => [
  ['F4', 0b01111, FOUR()],
  ['L4', 0b11110, FOUR()],
  ['First3', 0b00111, THREE()],
  ['Mid3', 0b01110, THREE()],
  ['Last3', 0b11100, THREE()],
  ['First2', 0b00011, TWO()],
  ['Last2', 0b11000, TWO()],
]);

/** 任选: the plays on any positions that the player ticks, by the number of positions of a note. */
const ANY = lazy((): readonly (readonly [number, Names])[] => [
  [2, { _Single: single(2), Sum: sum(2), Com: groupOfDifferent(2) }],
  [
    3,
    {
      _Single: single(3),
      Sum: sum(3),
      Com3: groupOfThree(),
      Com6: groupOfDifferent(3),
      Mixed: mixed(),
      GroupSum: groupSum3(),
    },
  ],
  [
    4,
    {
      _Single: single(4),
      Com24: group('Com24'),
      Com12: group('Com12'),
      Com6: group('Com6'),
      Com4: group('Com4'),
    },
  ],
]);

/**
 * In ZY style this is the last-one-star play: digits of 个 only, which are independent of the 万
 * digit.
 */
const FIXED_PLACE = lazy((): Play<SscFacts> => ({
  ...fixedPlace({ code: 'FixedPlace', menu: 'FixedPlace', places: PLACES }),
  styles: ['GROUP', 'ZY'],
  zyAllows: (picks) => picks.rows.slice(0, PLACES - 1).every((row) => row === 0),
}));

/**
 * ZY is offered where the play ends in 个 and is independent of the 万 digit (lottery.md 1.0, 6.2).
 */
function withZy(places: number, play: Play<SscFacts>): Play<SscFacts> {
  const isLast = (places & 1) === 0 && (places & (1 << (PLACES - 1))) !== 0;
  return isLast ? { ...play, styles: [...play.styles, 'ZY'], zyAllows: () => true } : play;
}

/** Every play of the family, in menu order. */
export function sscPlays(): Play<SscFacts>[] {
  const plays = Object.entries(FIVE()).map(([code, play]): Play<SscFacts> =>
    playAtPlaces(code, 'All5', 0b11111, play),
  );
  for (const [stand, places, names] of PLACEMENTS()) {
    for (const [name, play] of Object.entries(names)) {
      plays.push(withZy(places, playAtPlaces(stand + name, stand, places, play)));
    }
  }
  plays.push(FIXED_PLACE());
  for (const [count, names] of ANY()) {
    plays.push(anyStraight(`Any${count}`, `Any${count}`, count));
    for (const [name, play] of Object.entries(names)) {
      plays.push(anyPlacesPlay(`Any${count}${name}`, `Any${count}`, count, play));
    }
  }
  return [
    ...plays,
    fixedPlace({ code: 'BallNumber', menu: 'Ball', places: PLACES, odds: '9.85' }),
    ballSides(PLACES),
    playAtPlaces('TotalBSOE', 'Total', 0b11111, totalSides(23)),
    ...dragonTigers(false),
    ...dragonTigers(true),
    BULL(),
  ];
}

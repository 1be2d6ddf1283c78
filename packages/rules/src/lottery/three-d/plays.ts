// The plays of three digits, and of five digits whose first three have the same plays (lottery.md
// 1.2).
import { lazy } from '../lazy.ts';
import { ballSides, bigSmall, special, totalSides } from '../digits/big-small.ts';
import { dragonTiger } from '../digits/dragon-tiger.ts';
import type { DigitFacts } from '../digits/facts.ts';
import { fixedPlace } from '../digits/fixed-place.ts';
import { baodan2, baodan3, groupOfDifferent, groupOfThree, mixed } from '../digits/groups.ts';
import { noPosition } from '../digits/no-position.ts';
import { join, single, straight } from '../digits/straight.ts';
import { groupSum2, groupSum3, span, sum, sumTail } from '../digits/sums.ts';
import { playAtPlaces, type WindowPlay } from '../digits/window-play.ts';
import type { Play } from '../plays/play.ts';

type Names = Readonly<Record<string, WindowPlay>>;

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
  BSOE: bigSmall(3),
}));

/** 不定位: digits at any of the three positions. */
const ANYWHERE = lazy((): Names => ({ Any1: noPosition(3, 1), Any2: noPosition(3, 2) }));

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

const FIRST_THREE = 0b111;

function at(prefix: string, menu: string, places: number, names: Names): Play<DigitFacts>[] {
  return Object.entries(names).map(([name, play]) =>
    playAtPlaces(prefix + name, menu, places, play),
  );
}

/** The plays on 百十个, and those on each digit of a result of `length`. */
function plays(length: number, further: readonly Play<DigitFacts>[]): Play<DigitFacts>[] {
  const hundredsAndOnes = { pair: 'H_1', left: 0, right: 2 };
  return [
    ...at('', 'Three', FIRST_THREE, THREE()),
    ...at('First2', 'First2', 0b011, TWO()),
    ...at('Last2', 'Last2', 0b110, TWO()),
    ...further,
    ...at('', 'Anywhere', FIRST_THREE, ANYWHERE()),
    fixedPlace({ code: 'FixedPlace', menu: 'FixedPlace', places: length }),
    fixedPlace({ code: 'BallNumber', menu: 'Ball', places: length, odds: '9.85' }),
    ballSides(length),
    playAtPlaces('TotalBSOE', 'Total', FIRST_THREE, totalSides(14)),
    dragonTiger({ ...hundredsAndOnes, refunds: false }),
    dragonTiger({ ...hundredsAndOnes, refunds: true }),
  ];
}

/** Every play of three digits, in menu order. */
export function threeDigitPlays(): Play<DigitFacts>[] {
  return plays(3, []);
}

/** Every play of five digits: those of the first three, all five in order, and the last two. */
export function fiveDigitPlays(): Play<DigitFacts>[] {
  const five = { P5Straight: straight(5), P5Straight_Single: single(5) };
  return plays(5, [...at('', 'Five', 0b11111, five), ...at('P5Last2', 'P5Last2', 0b11000, TWO())]);
}

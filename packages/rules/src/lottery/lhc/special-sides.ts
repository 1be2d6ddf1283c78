// Plays on properties of the special number: big or small, its colour, the group of its sign, its
// head and tail (lottery.md 1.7, 6.6).
import { lazy } from '../lazy.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import { ZODIAC } from '../zodiac.ts';
import { ALL_BALLS, BALL_COLOURS, COLOURS, ballHead, isBig, TIED_BALL, ballTail } from './balls.ts';
import type { LhcFacts } from './facts.ts';

/** Symbols with their odds and a predicate on the ball, or on a sign's index in ZODIAC. */
type Sides = Readonly<Record<string, readonly [string, (value: number) => boolean]>>;

/** The outcome of plays on signs when the special is 49. */
const NO_SIGN = ZODIAC.length;

const isOdd = (number: number) => number % 2 === 1;
const sumOf = (ball: number) => ballHead(ball) + ballTail(ball);
const EVEN_MONEY = '1.97';

const TWO_SIDES: Sides = {
  B: [EVEN_MONEY, isBig],
  S: [EVEN_MONEY, (ball) => !isBig(ball)],
  O: [EVEN_MONEY, isOdd],
  E: [EVEN_MONEY, (ball) => !isOdd(ball)],
  SUM_B: [EVEN_MONEY, (ball) => sumOf(ball) >= 7],
  SUM_S: [EVEN_MONEY, (ball) => sumOf(ball) < 7],
  SUM_O: [EVEN_MONEY, (ball) => isOdd(sumOf(ball))],
  SUM_E: [EVEN_MONEY, (ball) => !isOdd(sumOf(ball))],
  TAIL_B: [EVEN_MONEY, (ball) => ballTail(ball) >= 5],
  TAIL_S: [EVEN_MONEY, (ball) => ballTail(ball) < 5],
  BO: ['3.9', (ball) => isBig(ball) && isOdd(ball)],
  BE: ['3.9', (ball) => isBig(ball) && !isOdd(ball)],
  SO: ['3.9', (ball) => !isBig(ball) && isOdd(ball)],
  SE: ['3.9', (ball) => !isBig(ball) && !isOdd(ball)],
};

const inColour = (colour: number) => (ball: number) => BALL_COLOURS[ball] === colour;

const COLOUR_SIDES: Sides = {
  RED: ['2.8', inColour(0)],
  BLUE: ['2.97', inColour(1)],
  GREEN: ['2.97', inColour(2)],
};

const HALF_ODDS = [
  ['6.5', '4.6', '5.7', '5.1'],
  ['5.1', '6.5', '5.7', '5.7'],
  ['5.7', '6.5', '5.7', '6.5'],
];

/** 半半波 has no default odds in the table: about 95 % of the fair odds, for 3, 4 or 5 balls. */
const QUARTER_ODDS = [
  ['15.2', '11.4', '9.1', '9.1'],
  ['9.1', '11.4', '15.2', '11.4'],
  ['11.4', '11.4', '11.4', '15.2'],
];

/** A predicate for a group of signs, and its negation. */
const signsOf = (...names: readonly (typeof ZODIAC)[number][]) => {
  const places = names.map((name) => ZODIAC.indexOf(name));
  return [
    (sign: number) => places.includes(sign),
    (sign: number) => !places.includes(sign),
  ] as const;
};

const [home, wild] = signsOf('ox', 'horse', 'goat', 'rooster', 'dog', 'pig');
const [sky, ground] = signsOf('ox', 'rabbit', 'dragon', 'horse', 'monkey', 'pig');
const [front, back] = signsOf('rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake');

const ANIMAL_SIDES: Sides = {
  HOME: [EVEN_MONEY, home],
  WILD: [EVEN_MONEY, wild],
  SKY: [EVEN_MONEY, sky],
  GROUND: [EVEN_MONEY, ground],
  FRONT: [EVEN_MONEY, front],
  BACK: [EVEN_MONEY, back],
};

/**
 * 五行 by an element that is constant for each sign, so that the year's sign in the result is
 * sufficient; about 97 % of the fair odds.
 */
const ELEMENT_SIDES: Sides = {
  GOLD: ['5.8', signsOf('monkey', 'rooster')[0]],
  WOOD: ['5.8', signsOf('tiger', 'rabbit')[0]],
  WATER: ['5.8', signsOf('rat', 'pig')[0]],
  FIRE: ['5.8', signsOf('snake', 'horse')[0]],
  EARTH: ['2.92', signsOf('ox', 'dragon', 'goat', 'dog')[0]],
};

const HEAD_SIDES: Sides = Object.fromEntries(
  [0, 1, 2, 3, 4].map((head) => [
    String(head),
    [head === 0 ? '5.2' : '4.7', (ball: number) => ballHead(ball) === head] as const,
  ]),
);

const TAIL_SIDES: Sides = Object.fromEntries(
  Array.from({ length: 10 }, (_, tail) => [
    String(tail),
    [tail === 0 ? '11.7' : '9.4', (ball: number) => ballTail(ball) === tail] as const,
  ]),
);

/** 特码两面: sides of the number, of its digit sum and of its tail; 49 refunds the stake. */
export const SPECIAL_TWO_SIDE = lazy(() => ballPlay('SpecialTwoSide', 'Special', TWO_SIDES, true));
export const SPECIAL_HEAD = lazy(() => ballPlay('SpecialHead', 'HeadTail', HEAD_SIDES, false));
export const SPECIAL_TAIL = lazy(() => ballPlay('SpecialTail', 'HeadTail', TAIL_SIDES, false));
/** 色波: 49 is green and wins. */
export const COLOUR = lazy(() => ballPlay('Colour', 'Colour', COLOUR_SIDES, false));
/** 半波: a colour with one side; 49 refunds the stake. */
export const HALF_COLOUR = lazy(() =>
  ballPlay('HalfColour', 'Colour', coloured(HALF_ODDS, ['B', 'S', 'O', 'E']), true),
);
/** 半半波: a colour with both sides; 49 refunds the stake. */
export const QUARTER_COLOUR = lazy(() =>
  ballPlay('QuarterColour', 'Colour', coloured(QUARTER_ODDS, ['BO', 'BE', 'SO', 'SE']), true),
);
/** 家野, 天地, 前后: the group of the special's sign; 49 refunds the stake. */
export const ANIMAL_GROUP = lazy(() => signPlay('SpecialAnimalGroup', ANIMAL_SIDES));
/** 五行: the element of the special's sign; 49 refunds the stake. */
export const ELEMENT = lazy(() => signPlay('SpecialElement', ELEMENT_SIDES));

function coloured(odds: readonly (readonly string[])[], sides: readonly string[]): Sides {
  const entries = COLOURS.flatMap((name, colour) =>
    sides.map((side, at) => {
      const isTrue = TWO_SIDES[side]?.[1] ?? (() => false);
      const both = (ball: number) => BALL_COLOURS[ball] === colour && isTrue(ball);
      return [`${name}_${side}`, [odds[colour]?.[at] ?? '', both] as const] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** A play on the special number. */
function ballPlay(code: string, menu: string, sides: Sides, tiesOn49: boolean): Play<LhcFacts> {
  return symbolPlay<LhcFacts, number>({
    ...asked(code, menu, sides),
    space: ALL_BALLS.map((value) => ({ value, weight: 1n })),
    at: ({ special }) => special - 1,
    pays: (symbol, ball) =>
      tiesOn49 && ball === TIED_BALL ? TIED : sides[symbol]?.[1](ball) ? symbol : undefined,
  });
}

/**
 * A play on the special's sign; 49 refunds the stake, so that in every year each sign has four
 * balls.
 */
function signPlay(code: string, sides: Sides): Play<LhcFacts> {
  return symbolPlay<LhcFacts, number>({
    ...asked(code, 'Zodiac', sides),
    space: [...ZODIAC.keys(), NO_SIGN].map((value) => ({
      value,
      weight: value === NO_SIGN ? 1n : 4n,
    })),
    at: ({ special, specialSign }) => (special === TIED_BALL ? NO_SIGN : specialSign),
    pays: (symbol, sign) =>
      sign === NO_SIGN ? TIED : sides[symbol]?.[1](sign) ? symbol : undefined,
  });
}

function asked(code: string, menu: string, sides: Sides) {
  const odds = Object.entries(sides).map(([symbol, [each]]) => [symbol, each] as const);
  return {
    code,
    menu,
    symbols: Object.keys(sides),
    odds: Object.fromEntries(odds),
    styles: ['FIXED'],
  } as const;
}

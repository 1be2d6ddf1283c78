// All that the plays of Mark Six ask about a result, worked out once per draw (lottery.md 1.7, 2.8
// step 2).
import { size } from '../count.ts';
import { findSign, ZODIAC, zodiacIndex } from '../zodiac.ts';
import { BALLS, COLOUR_OF, tailOf } from './balls.ts';

/** Signs are their places in ZODIAC; sets of signs, tails or colours are bit masks. */
export interface LhcFacts {
  /** The six normal balls in the order of the draw. */
  readonly normals: readonly number[];
  readonly special: number;
  /** The sum of all seven. */
  readonly total: number;
  /** The year's sign. */
  readonly year: number;
  readonly specialSign: number;
  /** How many of the six normal balls each sign has. */
  readonly normalSigns: readonly number[];
  /** The signs among all seven, and how many they are. */
  readonly signs: number;
  readonly signCount: number;
  /** The tails among all seven. */
  readonly tails: number;
  /** The colour with most points, the special ball counting one and a half; 3 for a draw. */
  readonly sevenColour: number;
}

const RESULT = /^\d\d(?:,\d\d){6}@[a-z]+$/;

/**
 * The facts of a result: six normal balls, the special and the sign of the zodiac's year, such as
 * `06,07,08,21,33,45,12@horse`; undefined for any other text.
 */
export function prepareLhc(numbers: string): LhcFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const year = findSign(numbers.slice(numbers.indexOf('@') + 1));
  const balls = numbers.slice(0, numbers.indexOf('@')).split(',').map(Number);
  const legal = new Set(balls).size === 7 && balls.every((ball) => ball >= 1 && ball <= BALLS);
  if (year === undefined || !legal) return undefined;
  const special = balls[6] ?? 0;
  const normals = balls.slice(0, 6);
  const normalSigns = ZODIAC.map(() => 0);
  for (const ball of normals) {
    const sign = zodiacIndex(ball, year);
    normalSigns[sign] = (normalSigns[sign] ?? 0) + 1;
  }
  const signs = maskOf(balls.map((ball) => zodiacIndex(ball, year)));
  return {
    normals,
    special,
    total: balls.reduce((sum, ball) => sum + ball, 0),
    year: ZODIAC.indexOf(year),
    specialSign: zodiacIndex(special, year),
    normalSigns,
    signs,
    signCount: size(signs),
    tails: maskOf(balls.map(tailOf)),
    sevenColour: sevenColourOf(normals, special),
  };
}

/**
 * 7 色波: a normal ball is two points for its colour and the special three; the colour with most
 * wins. Only three normal balls each of two colours and a special of the third are a draw.
 */
export function sevenColourOf(normals: readonly number[], special: number): number {
  const points = [0, 0, 0];
  for (const ball of normals) addTo(points, COLOUR_OF[ball] ?? 0, 2);
  addTo(points, COLOUR_OF[special] ?? 0, 3);
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.indexOf(most, first + 1) < 0 ? first : 3;
}

function addTo(points: number[], colour: number, by: number): void {
  points[colour] = (points[colour] ?? 0) + by;
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}

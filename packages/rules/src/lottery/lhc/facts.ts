// Facts about a Mark Six result, computed once per draw and used by all plays (lottery.md 1.7, 2.8
// step 2).
import { size } from '../count.ts';
import { findSign, ZODIAC, zodiacIndex } from '../zodiac.ts';
import { BALLS, BALL_COLOURS, ballTail } from './balls.ts';

/** Signs are indexes in ZODIAC; sets of signs, tails or colours are bit masks. */
export interface LhcFacts {
  /** The six normal balls in draw order. */
  readonly normals: readonly number[];
  readonly special: number;
  /** The sum of all seven. */
  readonly total: number;
  /** The year's sign. */
  readonly year: number;
  readonly specialSign: number;
  /** The number of normal balls of each sign. */
  readonly normalSigns: readonly number[];
  /** The signs of all seven balls, and their count. */
  readonly signs: number;
  readonly signCount: number;
  /** The tails of all seven balls. */
  readonly tails: number;
  /** The colour with most points, where the special ball counts one and a half; 3 for a draw. */
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
    tails: maskOf(balls.map(ballTail)),
    sevenColour: winningColour(normals, special),
  };
}

/**
 * 7 色波: a normal ball scores two points for its colour and the special three; the colour with most
 * points wins. The only draw is three normal balls each of two colours and a special of the third.
 */
export function winningColour(normals: readonly number[], special: number): number {
  const points = [0, 0, 0];
  for (const ball of normals) addTo(points, BALL_COLOURS[ball] ?? 0, 2);
  addTo(points, BALL_COLOURS[special] ?? 0, 3);
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

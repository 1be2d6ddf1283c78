import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { inParts } from '../lottery/fraction.ts';
import { defaultOdds, returnToPlayer } from '../lottery/pricing/terms.ts';
import { SSC } from '../lottery/families.ts';
import type { Play } from '../lottery/plays/play.ts';
import { kenoNumbers, kenoText } from './keno-numbers.ts';

const BALLS = [80, 5, 12, 79, 3, 33, 41, 8, 60, 61, 22, 47, 19, 70, 55, 28, 36, 66, 74, 50];
// In rising order: 3 5 8 | 12 19 22 | 28 33 36 | 41 47 50 | 55 60 61 | 66 70 74 | 79 80.

it('adds three balls at fixed places of the sorted row for each digit', () => {
  // 53, 97, 138, 176 and 210.
  expect(kenoNumbers('places', BALLS, 'any')).toBe('37860');
});

it('ranks the cars by ten shares of the hash of the balls and the draw', () => {
  const text = '03+05+08+12+19+22+28+33+36+41+47+50+55+60+61+66+70+74+79+80';
  expect(kenoText(BALLS)).toBe(text);
  const hash = createHash('sha512').update(`${text}@manila-HASHPK10-1`).digest('hex');
  const shares = hash.slice(0, 60).match(/.{6}/g) ?? [];
  const cars = kenoNumbers('sha512', BALLS, 'manila-HASHPK10-1').split(',').map(Number);
  expect(new Set(cars).size).toBe(10);
  const ranked = cars.map((car) => Number.parseInt(shares[car - 1] ?? '', 16));
  expect(ranked).toEqual([...ranked].sort((one, other) => other - one));
  expect(kenoNumbers('sha512', BALLS, 'manila-HASHPK10-2')).not.toBe(cars.join());
});

/**
 * How many of the C(80, 20) rows give each five digits, to fifteen figures, by adding the balls in
 * rising order: the state is the digits so far and, within three places, the last digit of their
 * sum.
 */
function rowsByDigits(): Float64Array {
  const groups = [3, 6, 9, 12, 15];
  const sizeOf = (count: number) =>
    10 ** groups.filter((from) => count >= from + 3).length *
    (groups.some((from) => count > from && count < from + 3) ? 10 : 1);
  const rows = Array.from({ length: 21 }, (_, count) => new Float64Array(sizeOf(count)));
  const [none] = rows;
  if (none) none[0] = 1;
  for (let ball = 1; ball <= 80; ball += 1) {
    for (let count = Math.min(19, ball - 1); count >= 0; count -= 1) {
      const [from, to] = [rows[count], rows[count + 1]];
      if (from && to) addBall(from, to, ball, { count, group: groups.find(isWithin(count)) });
    }
  }
  return rows[20] ?? new Float64Array(0);
}

const isWithin = (count: number) => (first: number) => count >= first && count < first + 3;

function addBall(
  from: Float64Array,
  to: Float64Array,
  ball: number,
  { count, group }: { readonly count: number; readonly group: number | undefined },
): void {
  for (let state = 0; state < from.length; state += 1) {
    const weight = from[state] ?? 0;
    if (weight === 0) continue;
    const isFirst = count === group;
    const done = isFirst ? state : Math.trunc(state / 10);
    const sum = isFirst ? 0 : state % 10;
    const next = group === undefined ? state : done * 10 + ((sum + ball) % 10);
    to[next] = (to[next] ?? 0) + weight;
  }
}

const rows = rowsByDigits();
// C(80, 20).
const ALL = Number(3_535_316_142_212_174_320n);
const digitsOf = (number: number) => Array.from(String(number).padStart(5, '0'), Number);

test('no five digits of keno come more than 1.02257 times as often as an even draw brings them', () => {
  expect(rows.reduce((sum, each) => sum + each, 0) / ALL).toBeCloseTo(1, 12);
  const most = rows.reduce((high, each) => Math.max(high, each), 0);
  expect(rows.indexOf(most)).toBe(61_616);
  const excess = (most / ALL) * 100_000;
  expect(excess).toBeCloseTo(1.022569454, 8);
  // Every note of a prize group is a set of results: the group's return times this at the most.
  expect((excess * 1930) / 2000).toBeCloseTo(0.98678, 5);
  expect((excess * 1955) / 2000).toBeLessThan(1);
  expect((excess * 1956) / 2000).toBeGreaterThan(1);
});

/** The share of the rows whose digits fulfil a condition. */
function shareOf(holds: (digits: readonly number[]) => boolean): number {
  return rows.reduce((sum, each, at) => (holds(digitsOf(at)) ? sum + each : sum), 0) / ALL;
}

test('the plays of five digits with the highest fixed odds return less than their stake on keno', () => {
  const oddsOf = (code: string) => Number(defaultOdds(SSC.plays.get(code) as Play)?.[0]) / 1e6;
  const isBig = (digit: number) => digit >= 5;
  const sumOf = (digits: readonly number[]) => digits.reduce((sum, each) => sum + each, 0);
  const returns = [
    oddsOf('TotalBSOE') * shareOf((digits) => sumOf(digits) >= 23),
    oddsOf('TotalBSOE') * shareOf((digits) => sumOf(digits) < 23),
    oddsOf('TotalBSOE') * shareOf((digits) => sumOf(digits) % 2 === 1),
    ...[0, 4].flatMap((place) => [
      oddsOf('BallBSOE') * shareOf((digits) => isBig(digits[place] ?? 0)),
      oddsOf('BallBSOE') * shareOf((digits) => !isBig(digits[place] ?? 0)),
      // 6 is the likeliest last digit of the fifth sum, 3 that of the first.
      oddsOf('BallNumber') * shareOf((digits) => digits[place] === (place === 0 ? 3 : 6)),
    ]),
    ...[1, 4].flatMap((place) => {
      const tied = shareOf((digits) => digits[0] === digits[place]);
      const dragon = shareOf((digits) => (digits[0] ?? 0) > (digits[place] ?? 0));
      return [
        1.97 * dragon + tied,
        1.97 * (1 - dragon - tied) + tied,
        2.18 * dragon,
        2.18 * (1 - dragon - tied),
      ];
    }),
  ];
  for (const each of returns) {
    expect(each).toBeGreaterThan(0.97);
    expect(each).toBeLessThan(0.993);
  }
  // The other plays stay below the stake by the bound of every set of results.
  const checked = /^(?:TotalBSOE|BallBSOE|BallNumber|DragonTiger)/;
  for (const play of SSC.plays.values()) {
    if (!play.styles.includes('FIXED') || checked.test(play.code)) continue;
    const odds = defaultOdds(play) ?? [];
    const returned = play.tiers.map((_, tier) =>
      Number(inParts(returnToPlayer(play, tier, { style: 'FIXED', odds }), 1_000_000n)),
    );
    expect(Math.max(...returned) * 1.02257, play.code).toBeLessThan(1_000_000);
  }
});

import { describe, expect, it } from 'vitest';
import { makeChance, type Chance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainKenoNotes } from '../../testing/plain/keno.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { KL8 } from '../families.ts';
import type { Selection } from '../slip/selection.ts';

const ALL = Array.from({ length: 80 }, (_, at) => at + 1);

function printed(balls: readonly number[]): string {
  return balls.map((ball) => String(ball).padStart(2, '0')).join(',');
}

/** Twenty balls with many of the chosen numbers, or near the total of 810. */
function resultNear(chance: Chance, selection: Selection): string {
  const left = [...ALL];
  const balls: number[] = [];
  const chosen = selection.kind === 'lines' ? selection.lines.map(Number) : [];
  const wanted = chance(Math.min(8, chosen.length) + 1);
  for (const number of chosen.slice(0, wanted)) balls.push(...left.splice(left.indexOf(number), 1));
  while (balls.length < 20) balls.push(...left.splice(chance(left.length), 1));
  return printed(selection.kind === 'rows' && chance(3) === 0 ? balancedBalls(chance) : balls);
}

/** Ten balls and the complement of each to 81: a total of 810. */
function balancedBalls(chance: Chance): number[] {
  const left = ALL.slice(0, 40);
  const ten = Array.from({ length: 10 }, () => left.splice(chance(left.length), 1)[0] ?? 0);
  return [...ten, ...ten.map((ball) => 81 - ball)];
}

testFamilyProperties({
  family: KL8,
  plainNotes: (slip) => plainKenoNotes(slip),
  resultNear,
  readResult: (numbers) => numbers.split(',').map(Number),
});

/** C(n, k) by Pascal's triangle, independent of the counting in the plays. */
function ways(n: number, k: number): bigint {
  let row = [1n];
  for (let each = 0; each < n; each += 1) {
    row = [1n, ...row.slice(1).map((value, at) => value + (row[at] ?? 0n)), 1n];
  }
  return row[k] ?? 0n;
}

/** The number of sets of twenty balls for each total, adding one ball after the other. */
function totals(): bigint[] {
  const sets = Array.from({ length: 21 }, () => new Array<bigint>(1411).fill(0n));
  const none = sets[0];
  if (none) none[0] = 1n;
  for (const ball of ALL) {
    for (let count = Math.min(20, ball); count > 0; count -= 1) {
      const [smaller = [], larger = []] = [sets[count - 1], sets[count]];
      for (let sum = ball; sum <= 1410; sum += 1) {
        const more = smaller[sum - ball] ?? 0n;
        if (more !== 0n) larger[sum] = (larger[sum] ?? 0n) + more;
      }
    }
  }
  return sets[20] ?? [];
}

/** Twenty balls with a given total: the lowest twenty, the last ones moved up as needed. */
function ballsOf(total: number): number[] {
  let missing = total - 210;
  return ALL.slice(0, 20)
    .toReversed()
    .map((ball) => {
      const step = Math.min(60, missing);
      missing -= step;
      return ball + step;
    });
}

const drawOf = (balls: readonly number[]) => preparedDraw(KL8, printed(balls));

describe('every class of results, weighted by its size', () => {
  const byTotal = totals().flatMap((weight, total) =>
    weight === 0n ? [] : [{ draw: drawOf(ballsOf(total)), weight }],
  );
  it.each(['Fun_BS', 'Fun_OE', 'Fun_Parlay', 'Fun_Parlay_Kill', 'Fun_WX'])(
    'matches the stated chances of %s',
    (code) => expectStatedChances(makeBet(code), byTotal),
  );

  it.each(['Fun_UD', 'Fun_OEBoard'])('matches the stated chances of %s', (code) => {
    const inHalf = (ball: number) => (code === 'Fun_UD' ? ball <= 40 : ball % 2 === 1);
    const [one, other] = [ALL.filter(inHalf), ALL.filter((ball) => !inHalf(ball))];
    const space = Array.from({ length: 21 }, (_, count) => ({
      draw: drawOf([...one.slice(0, count), ...other.slice(0, 20 - count)]),
      weight: ways(40, count) * ways(40, 20 - count),
    }));
    expectStatedChances(makeBet(code), space);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('matches the stated chances of Pick %i', (count) => {
    const { bet, slip } = randomBet(KL8, playOf(`Pick${count}`), makeChance(count));
    const chosen = slip.selection.kind === 'lines' ? slip.selection.lines.map(Number) : [];
    const others = ALL.filter((ball) => !chosen.includes(ball));
    const space = Array.from({ length: chosen.length + 1 }, (_, hits) => ({
      draw: drawOf([...chosen.slice(0, hits), ...others.slice(0, 20 - hits)]),
      weight: ways(chosen.length, hits) * ways(80 - chosen.length, 20 - hits),
    }));
    expectStatedChances(bet, space);
  });
});

function playOf(code: string) {
  const play = KL8.plays.get(code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

function makeBet(code: string) {
  return randomBet(KL8, playOf(code), makeChance(8)).bet;
}

it('accepts only twenty different numbers of 1 to 80 in any order', () => {
  const result = printed(ALL.slice(60).toReversed());
  expect(KL8.prepare(result)).toBeDefined();
  const wrong = [
    result.slice(3),
    `${result},01`,
    result.replace('80', '81'),
    result.replace('80', '00'),
    result.replace('80', '79'),
    result.replace(',', ' '),
    `${result}\n`,
  ];
  for (const text of wrong) expect(KL8.prepare(text), text).toBeUndefined();
});

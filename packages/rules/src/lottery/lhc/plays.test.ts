import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainSixNotes, readSix, sixNear } from '../../testing/plain/lhc.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { fraction } from '../fraction.ts';
import type { PreparedDraw } from '../plays/play.ts';
import { zodiacOf } from '../zodiac.ts';
import { ALL_BALLS as BALLS, BALL_COLOURS } from './balls.ts';
import { LHC } from './index.ts';

testFamilyProperties({
  family: LHC,
  plainNotes: plainSixNotes,
  resultNear: sixNear,
  readResult: readSix,
});

it('accepts a result in its printed form only', () => {
  expect(LHC.prepare('06,07,08,21,33,45,12@horse')).toMatchObject({ special: 12, total: 132 });
  for (const wrong of [
    '06,07,08,21,33,45,12',
    '06,07,08,21,33,45,12@',
    '06,07,08,21,33,45,12@horses',
    '6,07,08,21,33,45,12@horse',
    '06,07,08,21,33,45,45@horse',
    '06,07,08,21,33,45,50@horse',
    '00,07,08,21,33,45,12@horse',
    '06,07,08,21,33,45,12@horse ',
    '06,07,08,21,33,45,12,13@horse',
  ]) {
    expect(LHC.prepare(wrong), wrong).toBeUndefined();
  }
});

const drawOf = (balls: readonly number[]) =>
  preparedDraw(LHC, `${balls.map((ball) => String(ball).padStart(2, '0')).join(',')}@horse`);

const others = (special: number) =>
  [1, 2, 3, 4, 5, 6, 7].filter((ball) => ball !== special).slice(0, 6);

/** One draw for each special ball, sufficient for plays on the special. */
const SPECIALS = BALLS.map((ball) => ({
  draw: drawOf([...others(ball), ball]),
  weight: 1n,
}));

/** For plays on one position of the normal balls: each ball once at that position. */
const placed = (place: number) =>
  BALLS.map((ball) => ({
    draw: drawOf([...others(ball).toSpliced(place, 1, ball), others(ball)[place] ?? 0]),
    weight: 1n,
  }));

describe('chances', () => {
  const chance = makeChance(49);
  const play = (code: string) => {
    const found = LHC.plays.get(code);
    if (!found) throw new Error(`no play ${code}`);
    return found;
  };

  it('match the enumeration of all specials for plays on the special', () => {
    const plays = [...LHC.plays.values()].filter(({ code }) =>
      /^(Special|Combined|Colour$|Half|Quarter)/.test(code),
    );
    expect(plays.length).toBe(30);
    for (const each of plays) expectStatedChances(randomBet(LHC, each, chance).bet, SPECIALS);
  });

  it('match the enumeration of all balls for plays on a place', () => {
    for (let place = 0; place < 6; place += 1) {
      const { bet } = randomBet(LHC, play(`NormalPlace${place + 1}`), chance);
      expectStatedChances(bet, placed(place));
    }
  });

  it('match the enumeration of all draws for plays on chosen numbers', () => {
    const plays = [...LHC.plays.values()].filter(
      ({ menu, code }) => menu === 'Combination' || menu === 'NotIn' || code === 'Normal',
    );
    expect(plays.length).toBe(15);
    for (const each of plays) {
      const { slip, bet } = randomBet(LHC, each, chance);
      const lines = slip.selection.kind === 'lines' ? slip.selection.lines.map(Number) : [];
      const cells = [lines, BALLS.filter((ball) => !lines.includes(ball))];
      expectStatedChances(bet, drawsOf(cells));
    }
  });

  it('match the enumeration of all draws for plays on signs, tails and colours', () => {
    const check = (codes: RegExp, count: number, space: Iterable<Weighted>) => {
      const plays = [...LHC.plays.keys()].filter((code) => codes.test(code));
      expect(plays.length, String(codes)).toBe(count);
      const walked = [...space];
      for (const code of plays) expectStatedChances(randomBet(LHC, play(code), chance).bet, walked);
    };
    check(/^(OneZodiac|TotalZodiac|Join.*Zodiac)/, 10, sevensOf(cellsBy(signOf)));
    check(/^(OneTail|Join.*Tail)$/, 5, sevensOf(cellsBy((ball) => ball % 10)));
    check(/^SevenColour$/, 1, drawsOf(cellsBy((ball) => BALL_COLOURS[ball])));
    const { slip, bet } = randomBet(LHC, play('NormalZodiac'), chance);
    const chosen = slip.selection.kind === 'rows' ? slip.selection.rows.flat() : [];
    const byChosen = cellsBy((ball) => chosen.includes(signOf(ball)) && signOf(ball));
    expectStatedChances(bet, drawsOf(byChosen));
  });

  it('of a total are symmetric around 175, and of its parity match those of seven balls', () => {
    const { tiers } = play('TotalBSOE');
    const [big, , odd] = tiers.map((tier) => tier.chance);
    const all = chooseExactly(49, 7);
    // Replacing each ball by 50 minus the ball maps totals over 175 to those below; 957,332 draws
    // have total 175, which is big.
    expect(big).toEqual(fraction((all + 957_332n) / 2n, all));
    let ways = 0n;
    for (const count of [1, 3, 5, 7])
      ways += chooseExactly(25, count) * chooseExactly(24, 7 - count);
    expect(odd).toEqual(fraction(ways, all));
  });
});

/** The balls grouped into cells that a play does not distinguish. */
function cellsBy(cellOf: (ball: number) => unknown): number[][] {
  const kinds = [...new Set(BALLS.map(cellOf))];
  return kinds.map((kind) => BALLS.filter((ball) => cellOf(ball) === kind));
}

const signOf = (ball: number) => zodiacOf(ball, 'horse');

interface Weighted {
  readonly draw: PreparedDraw;
  readonly weight: bigint;
}

/**
 * Every draw by the number of normal balls in each cell and the cell of the special: a play treats
 * balls of a cell alike.
 */
function* drawsOf(cells: readonly (readonly number[])[]): Generator<Weighted> {
  for (const taken of sharesOf(
    6,
    cells.map(({ length }) => length),
  )) {
    const normals = cells.flatMap((cell, at) => cell.slice(0, taken[at]));
    const ways = cells.reduce(
      (all, cell, at) => all * chooseExactly(cell.length, taken[at] ?? 0),
      1n,
    );
    for (const [at, cell] of cells.entries()) {
      const left = cell.length - (taken[at] ?? 0);
      if (left === 0) continue;
      yield { draw: drawOf([...normals, cell[cell.length - 1] ?? 0]), weight: ways * BigInt(left) };
    }
  }
}

/**
 * Every draw by the number of its seven balls in each cell, for plays that treat normal and special
 * balls alike.
 */
function* sevensOf(cells: readonly (readonly number[])[]): Generator<Weighted> {
  for (const taken of sharesOf(
    7,
    cells.map(({ length }) => length),
  )) {
    const weight = cells.reduce(
      (all, cell, at) => all * chooseExactly(cell.length, taken[at] ?? 0),
      1n,
    );
    yield { draw: drawOf(cells.flatMap((cell, at) => cell.slice(0, taken[at]))), weight };
  }
}

/** Every distribution of `count` balls over cells of these sizes. */
function sharesOf(count: number, [first = 0, ...sizes]: readonly number[]): number[][] {
  if (sizes.length === 0) return count <= first ? [[count]] : [];
  return Array.from({ length: Math.min(first, count) + 1 }, (_, taken) => taken).flatMap((taken) =>
    sharesOf(count - taken, sizes).map((rest) => [taken, ...rest]),
  );
}

function chooseExactly(n: number, k: number): bigint {
  return k === 0 ? 1n : (chooseExactly(n - 1, k - 1) * BigInt(n)) / BigInt(k);
}

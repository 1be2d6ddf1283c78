import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  preparedDraw,
  testFamilyProperties,
} from '../../testing/family-properties.ts';
import { wordsNear } from '../../testing/plain/philippines.ts';
import { plainVietlott, readVietlott } from '../../testing/plain/vietlott.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { defaultOdds, returnToPlayer } from '../pricing/terms.ts';
import { MEGA_645, POWER_655 } from './lotto.ts';
import { MAX_3D } from './max-3d.ts';

const padded = (width: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(width, '0'));

function ways(of: number, count: number): bigint {
  let result = 1n;
  for (let at = 0; at < count; at += 1) result = (result * BigInt(of - at)) / BigInt(at + 1);
  return count > of ? 0n : result;
}

/** The returns of all tiers of a play together, in millionths of the stake. */
function returnOf(family: Family, code: string): bigint {
  const play = family.plays.get(code);
  if (!play) throw new Error(`no play ${code}`);
  return inParts(
    returnToPlayer(play, 0, { style: 'FIXED', odds: defaultOdds(play) ?? [] }),
    1_000_000n,
  );
}

describe.each([
  [MEGA_645, 45, false],
  [POWER_655, 55, true],
] as const)('$code', (family, last, isPower) => {
  const every = padded(2, 1, last);
  const length = isPower ? 7 : 6;

  testFamilyProperties({
    family,
    plainNotes: plainVietlott(last),
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length, all: every, repeats: false }).join(),
    readResult: readVietlott,
    runs: 6,
  });

  it('matches its stated chances over the numbers of hits, with and without the bonus', () => {
    const chance = makeChance(last);
    for (const play of family.plays.values()) {
      const { slip, bet } = randomBet(family, play, chance);
      const chosen = slip.selection.kind === 'lines' ? slip.selection.lines : [];
      const others = every.filter((ball) => !chosen.includes(ball));
      const space = [0, 1, 2, 3, 4, 5, 6]
        .filter((hits) => hits <= chosen.length)
        .flatMap((hits) => {
          const six = [...chosen.slice(0, hits), ...others.slice(0, 6 - hits)];
          const weight = ways(chosen.length, hits) * ways(others.length, 6 - hits);
          if (!isPower) return [{ draw: preparedDraw(family, six.join()), weight }];
          const [own, other] = [chosen[hits], others[6 - hits] ?? ''];
          const misses = BigInt(others.length - (6 - hits));
          const missed = [
            { draw: preparedDraw(family, [...six, other].join()), weight: weight * misses },
          ];
          if (own === undefined) return missed;
          const bonus = preparedDraw(family, [...six, own].join());
          return [...missed, { draw: bonus, weight: weight * BigInt(chosen.length - hits) }];
        });
      expectStatedChances(bet, space);
    }
  });

  it('accepts different numbers in its printed form only', () => {
    const result = every.slice(-length).join();
    expect(family.prepare(result)).toBeDefined();
    const wrong = [
      '',
      every.slice(-length - 1).join(),
      every.slice(1 - length).join(),
      result.replace(String(last), '00'),
      result.replace(String(last), String(last + 1)),
      result.replace(String(last), every.at(-2) ?? ''),
      result.replaceAll(',', ' '),
    ];
    for (const text of wrong) expect(family.prepare(text), text).toBeUndefined();
  });
});

describe('MAX3D', () => {
  testFamilyProperties({
    family: MAX_3D,
    plainNotes: plainVietlott(9),
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, {
        length: 20,
        repeats: true,
        all: [...padded(3, 0, 20), '123', '321', '213', '999'],
      }).join(' '),
    readResult: readVietlott,
  });

  it('matches its stated chances over all numbers', () => {
    // Each number is drawn independently and each hit is paid: results in which all are equal
    // represent the whole space.
    const space = padded(3, 0, 999).map((number) => ({
      draw: preparedDraw(MAX_3D, new Array<string>(20).fill(number).join(' ')),
      weight: 1n,
    }));
    for (const play of MAX_3D.plays.values()) {
      expectStatedChances(randomBet(MAX_3D, play, makeChance(3)).bet, space);
    }
  });

  it('accepts twenty numbers of three digits only', () => {
    const result = new Array<string>(20).fill('012').join(' ');
    expect(MAX_3D.prepare(result)).toBeDefined();
    for (const text of ['', result.slice(4), `${result} 012`, result.replaceAll(' ', ',')]) {
      expect(MAX_3D.prepare(text), text).toBeUndefined();
    }
  });
});

it('returns what the published prizes and minimum jackpots return', () => {
  // (1 · 1,200,000 + 234 · 1000 + 11,115 · 30 + 182,780 · 3) / 8,145,060.
  expect(returnOf(MEGA_645, 'VL_Standard')).toBe(284_318n);
  // (3,000,000 + 6 · 300,000 + 288 · 4000 + 17,640 · 50 + 368,480 · 5) / 28,989,675.
  expect(returnOf(POWER_655, 'VL_Standard')).toBe(299_292n);
  expect(returnOf(MAX_3D, 'Max3D')).toBe(546_000n);
  expect(returnOf(MAX_3D, 'Max3D_Special')).toBe(900_000n);
  expect(returnOf(MAX_3D, 'Max3D_Any')).toBe(900_000n);
  expect(returnOf(MEGA_645, 'Any')).toBe(900_000n);
});

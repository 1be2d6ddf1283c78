import { parseDay } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { listFamilies } from './families.ts';
import { findLunarYearSign } from './lunar-year.ts';
import { prepareDraw } from './plays/play.ts';
import { randomResult } from './random-result.ts';

function signOf(text: string): string | undefined {
  const day = parseDay(text);
  return day && findLunarYearSign(day);
}

it('changes the sign at lunar new year', () => {
  expect(signOf('2026-02-16')).toBe('snake');
  expect(signOf('2026-02-17')).toBe('horse');
  expect(signOf('2027-02-05')).toBe('horse');
  expect(signOf('2027-02-06')).toBe('goat');
  expect(signOf('2030-02-02')).toBe('rooster');
  expect(signOf('2030-02-03')).toBe('dog');
  expect(signOf('2060-12-31')).toBe('dragon');
});

it('has no sign outside its table', () => {
  expect(signOf('2024-02-09')).toBeUndefined();
  expect(signOf('2024-02-10')).toBe('dragon');
  expect(signOf('2061-01-01')).toBeUndefined();
});

describe('the tier of a sign on a day', () => {
  const days = Array.from({ length: 12 }, (_, at) => parseDay(`${2025 + at}-06-01`));
  const plays = listFamilies().flatMap((family) =>
    [...family.plays.values()]
      .filter(({ tierOn }) => tierOn !== undefined)
      .map((play) => [`${family.code} ${play.code}`, family, play] as const),
  );

  it('is stated for the plays that pay a single sign by the year', () => {
    expect(plays.map(([name]) => name).toSorted()).toEqual([
      'ID Shio',
      'LHC NormalZodiac',
      'LHC OneZodiac',
      'LHC SpecialZodiac',
    ]);
  });

  it.each(plays)('is that by which %s wins, in every year of the twelve', (_name, family, play) => {
    let turn = 7;
    const chance = (below: number) => (turn = (turn * 48_271) % 2_147_483_647) % below;
    const wrong: string[] = [];
    let won = 0;
    for (const day of days) {
      const year = day && findLunarYearSign(day);
      for (let each = 0; each < 60; each += 1) {
        const numbers = `${randomResult(family.drawFormat, chance)?.split('@')[0]}@${year}`;
        const draw = prepareDraw(family, numbers);
        if (draw === undefined) throw new Error(`no result: ${numbers}`);
        for (let symbol = 0; symbol < 12; symbol += 1) {
          const counts = play.tiers.map(() => 0);
          play.wins({ rows: [1 << symbol], places: 0, lines: '' }, draw.facts, counts);
          const tiers = [...counts.keys()].filter((tier) => (counts[tier] ?? 0) > 0);
          won += tiers.length;
          const stated = day && play.tierOn?.(0, symbol, day);
          if (tiers.some((tier) => tier !== stated)) wrong.push(`${numbers} ${symbol}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(won).toBeGreaterThan(200);
  });
});

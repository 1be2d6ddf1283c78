import { KL8, PK10, SSC } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from './chi-square.ts';
import { countPlaces } from './count-places.ts';

describe('counts of numbers', () => {
  test('use the tail probabilities of the chi-square distribution', () => {
    // From printed tables: the 5 % quantile with 9 degrees of freedom is 16.919.
    expect(chiSquareTail(16.919, 9)).toBeCloseTo(0.05, 5);
    expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
    expect(chiSquareTail(9, 9)).toBeCloseTo(0.4373, 4);
    expect(chiSquareTail(124.342, 100)).toBeCloseTo(0.05, 5);
    expect(chiSquareTail(0, 9)).toBe(1);
    expect(chiSquareTail(100, 9)).toBeLessThan(1e-15);
  });

  test('accept evenly distributed digits and detect a constant digit', () => {
    const even = Array.from({ length: 100 }, (_, index) => String(index % 10).repeat(5));
    const [first] = countPlaces(SSC.drawFormat, even);
    expect(first).toMatchObject({ place: 1, first: 0, expected: 10, chiSquare: 0, chance: 1 });
    const stuck = even.map((numbers) => `7${numbers.slice(1)}`);
    const [worst, second] = countPlaces(SSC.drawFormat, stuck);
    expect(worst?.counts[7]).toBe(100);
    expect(worst?.chance).toBeLessThan(1e-6);
    expect(second?.chance).toBe(1);
  });

  test('give no probability with too few draws', () => {
    const [first] = countPlaces(SSC.drawFormat, ['00000', '00000']);
    expect(first?.chance).toBeUndefined();
  });

  test('are by place for a race, and only in total for sorted results', () => {
    const race = '03,01,02,04,05,06,07,08,09,10';
    const places = countPlaces(PK10.drawFormat, [race, race]);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(places[0]?.counts[2]).toBe(2);
    const sorted = Array.from({ length: 20 }, (_, n) => String(n * 4 + 1).padStart(2, '0'));
    const keno = countPlaces(KL8.drawFormat, [sorted.join(',')]);
    expect(keno).toHaveLength(1);
    expect(keno[0]).toMatchObject({ place: 0, first: 1, expected: 0.25, freedom: 79 });
  });

  test('include only the first prize, without its year mark', () => {
    const form = { format: 'ranks', length: 5, max: 9, layout: '5x1,2x2' } as const;
    const [first] = countPlaces(form, ['12345 67 89@horse']);
    expect(first?.counts[1]).toBe(1);
    expect(countPlaces(form, ['38123.45 -12.30'])).toEqual([]);
  });
});

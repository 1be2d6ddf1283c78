import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksAround } from './ticks-around.ts';

it('the ticks include zero and cover every value with few ticks', () => {
  const height = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((units) => units / 10_000);
  fc.assert(
    fc.property(fc.array(height, { maxLength: 40 }), (values) => {
      const ticks = ticksAround(values);
      expect(ticks.some((tick) => tick === 0)).toBe(true);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual((ticks[0] ?? 0) - 1e-6);
        expect(value).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + 1e-6);
      }
    }),
  );
});

it('the ticks for a single loss run from the loss up to zero', () => {
  expect(ticksAround([-9.64])).toEqual([-10, -7.5, -5, -2.5, 0]);
  expect(ticksAround([])).toEqual([0, 0.25]);
});

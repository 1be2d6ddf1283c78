import { SPREAD_PARTS } from '@fairhouse/rules/lottery';
import { expect, it } from 'vitest';
import { resultBars } from './result-bars.ts';

const share = (result: number, percent: number) => ({
  result: BigInt(result),
  parts: (SPREAD_PARTS * BigInt(percent)) / 100n,
});

it('never joins a loss and a gain in a bar', () => {
  const bars = resultBars([share(-200, 60), share(-1, 10), share(0, 5), share(1, 25)]);
  expect(bars.map(({ from, to, isGain }) => [from, to, isGain])).toEqual([
    [-200n, -200n, false],
    [-1n, -1n, false],
    [0n, 0n, true],
    [1n, 1n, true],
  ]);
  expect(bars.map((bar) => bar.share)).toEqual([0.6, 0.1, 0.05, 0.25]);
});

it('joins neighbours where there are many results, and loses no probability', () => {
  const many = Array.from({ length: 100 }, (_, at) => share(at * 7 - 350, 1));
  const bars = resultBars(many);
  expect(bars.length).toBeLessThanOrEqual(24);
  expect(bars.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1, 6);
  expect(bars.every(({ from, to, isGain }) => (isGain ? from >= 0n : to < 0n))).toBe(true);
});

it('draws nothing of nothing', () => {
  expect(resultBars([])).toEqual([]);
});

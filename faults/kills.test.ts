import { expect, it } from 'vitest';
import { killEvening, sortedMedian } from './kills.ts';
import { expectNoBreach } from './expect-no-breach.ts';

it('six kills lose and duplicate nothing, and the server is back in time', async () => {
  const seed = Number(process.env['SEED'] ?? '20261121');
  const figures = await killEvening({ kills: 6, seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.acknowledged).toBeGreaterThan(100);
  // On a machine where a start takes longer, no more than the duration of two.
  expect(sortedMedian(figures.recoveryMs)).toBeLessThan(Math.max(3000, 2 * figures.startMs));
}, 420_000);

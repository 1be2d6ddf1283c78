import { expect, it } from 'vitest';
import { killEvening, medianOf } from './kills.ts';

it('six kills lose nothing, double nothing, and keep nobody waiting for long', async () => {
  const seed = Number(process.env['SEED'] ?? '20261121');
  const figures = await killEvening({ kills: 6, seed, say: () => undefined });
  expect(figures.breaches, `seed ${seed}`).toEqual([]);
  expect(figures.acknowledged).toBeGreaterThan(100);
  // On a machine where a start alone takes longer, no more than two of them.
  expect(medianOf(figures.recoveryMs)).toBeLessThan(Math.max(3000, 2 * figures.startMs));
}, 420_000);

import { expect, it } from 'vitest';
import { raceForCloses } from './close.ts';
import { expectNoBreach } from './expect-no-breach.ts';

it('takes no bet after the close, and settles every bet taken', async () => {
  const seed = Number(process.env['SEED'] ?? '20261121');
  const figures = await raceForCloses({ requests: 1, seconds: 1.5, seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.closestMs).toBeGreaterThan(0);
  expect(figures.sentAfter).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.acknowledged + figures.refusedAsClosed).toBe(figures.requests);
}, 420_000);

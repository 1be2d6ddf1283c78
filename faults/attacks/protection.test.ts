import { expect, it } from 'vitest';
import { attackProtection } from './protection.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

it('limits and breaks hold on every path, and withdrawals still work', async () => {
  const seed = Number(process.env['SEED'] ?? '20261121');
  const figures = await attackProtection({ tries: 160, seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.leaks).toBe(0);
  expect(figures.withdrawn).toBe(true);
  expect(figures.answers['bet taken']).toBeGreaterThan(0);
  expect(figures.answers['bet protection.stake_limit']).toBeGreaterThan(0);
  expect(figures.answers['bet protection.timeout']).toBeGreaterThan(0);
  expect(figures.answers['chase protection.timeout']).toBeGreaterThan(0);
  expect(figures.answers['deposit protection.timeout']).toBeGreaterThan(0);
}, 90_000);

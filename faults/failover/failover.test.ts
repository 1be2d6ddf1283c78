import { expect, it } from 'vitest';
import { runFailover } from './failover.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

it('a lost primary loses and duplicates nothing, and bets continue on its standby', async () => {
  const seed = Number(process.env['SEED'] ?? '20261122');
  const figures = await runFailover({ rounds: ['blackhole'], seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.acknowledged).toBeGreaterThan(10);
  expect(figures.recoveryMs.at(-1)).toBeLessThan(15_000);
  expect(figures.asynchronous).toEqual({ ready: 503, bet: 'server.busy', after: 200 });
  expect(figures.stop.code).toBe(0);
}, 240_000);

import { expect, it } from 'vitest';
import { runCopies } from './copies.ts';
import { expectNoBreach } from './expect-no-breach.ts';

it('three copies act as one server: live connections, limits, and draws while one is frozen', async () => {
  const seed = Number(process.env['SEED'] ?? '20261122');
  const figures = await runCopies({ seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.live).toBe(100);
  expect(figures.passed).toEqual({ inTurn: 60, burst: 60 });
  // An eighth may be reserved for the silent copy.
  expect(figures.passedWithFrozen).toBeLessThanOrEqual(60);
  expect(figures.passedWithFrozen).toBeGreaterThanOrEqual(60 - 7);
  expect(figures.closedLateMs).toBeLessThan(15_000);
  expect(figures.acknowledged).toBeGreaterThan(0);
  for (const sent of figures.sent) expect(sent).toBeGreaterThan(50);
}, 240_000);

// The attacks with small numbers, one after another on one server; the clock advances by a day
// between attacks on players.
import { DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { ATTACKS } from './attacks.ts';
import { rankTestProbability, median } from './rank-test.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

const seed = Number(process.env['SEED'] ?? '20261121');
let app: TestApp;

beforeAll(async () => {
  await setup();
  app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
}, 120_000);
afterAll(async () => {
  await app.close();
  await teardown();
});

it.each(ATTACKS)(
  'nothing comes of $name: $about',
  async (attack) => {
    if (attack.asOperator !== true) await app.turnClock(DAY_MS + HOUR_MS);
    const { breaches } = await attack.run(app, { small: true, seed, say: () => undefined });
    expectNoBreach(breaches, seed);
  },
  120_000,
);

it('samples of two distributions are told apart, and samples of one are not', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index * 37) % 101);
  const later = times.map((each) => each + 40);
  expect(median([3, 1, 2])).toBe(2);
  expect(rankTestProbability(times, later)).toBeLessThan(0.001);
  expect(rankTestProbability(times, times.toReversed())).toBeGreaterThan(0.9);
});

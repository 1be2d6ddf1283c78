// The attacks with small numbers, one after the other in one house; a day lies between two
// players' attacks.
import { DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { setup, teardown } from '../../tools/vitest-postgres.ts';
import { ATTACKS } from './all.ts';
import { chanceOfOneCrowd, median } from './mann-whitney.ts';

const seed = Number(process.env['SEED'] ?? '20261121');
let house: TestHouse;

beforeAll(async () => {
  await setup();
  house = await openTestHouse({ environment: { TRUSTED_PROXIES: '1' } });
}, 120_000);
afterAll(async () => {
  await house.close();
  await teardown();
});

it.each(ATTACKS)(
  'nothing comes of $name: $about',
  async (attack) => {
    if (attack.asOperator !== true) await house.turnClock(DAY_MS + HOUR_MS);
    const { breaches } = await attack.run(house, { small: true, seed, say: () => undefined });
    expect(breaches, `seed ${seed}`).toEqual([]);
  },
  120_000,
);

it('two crowds are told apart, and one is not', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index * 37) % 101);
  const later = times.map((each) => each + 40);
  expect(median([3, 1, 2])).toBe(2);
  expect(chanceOfOneCrowd(times, later)).toBeLessThan(0.001);
  expect(chanceOfOneCrowd(times, times.toReversed())).toBeGreaterThan(0.9);
});

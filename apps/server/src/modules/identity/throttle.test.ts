import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '../../ground/call-context.ts';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';
import { inAttempt, isDoorFull } from './throttle.ts';

const MOST = 256;

let home: TestHouse;

beforeAll(async () => {
  home = await openTestHouse();
});
afterAll(() => home.close());

/** A call from a network of its own. */
function callFrom(index: number): CallContext {
  const { house, merchant } = home;
  const call: Partial<CallContext> = {
    house,
    merchant,
    now: house.clock.now(),
    address: `11.0.${index >> 8}.${index & 255}`,
    userAgent: '',
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
  return call as CallContext;
}

it('of a flood from everywhere only so many are under way, and there is room again after them', async () => {
  // Which of them gets in first is nobody's choice.
  const ends = new Map<number, () => void>();
  const all = Array.from({ length: MOST }, (_, index) =>
    inAttempt(callFrom(index), { usernameKey: `flood${index}`, method: 'password' }, () => {
      return new Promise<void>((resolve) => ends.set(index, resolve));
    }),
  );
  expect(isDoorFull(callFrom(MOST))).toBe(true);
  await expect.poll(() => ends.size, { timeout: 30_000 }).toBe(MOST);
  ends.get(0)?.();
  await all[0];
  expect(isDoorFull(callFrom(MOST))).toBe(false);
  for (const end of ends.values()) end();
  await Promise.all(all);
}, 60_000);

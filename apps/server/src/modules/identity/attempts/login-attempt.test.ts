import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '../../../platform/call-context.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { runLoginAttempt, isLoginOverloaded } from './login-attempt.ts';

const MOST = 256;

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

/** A call from a distinct network. */
function callFrom(index: number): CallContext {
  const { context: app, merchant } = home;
  const call: Partial<CallContext> = {
    app,
    merchant,
    now: app.clock.now(),
    address: `11.0.${index >> 8}.${index & 255}`,
    userAgent: '',
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
  return call as CallContext;
}

it('a flood from many networks runs at most the maximum of attempts, and later ones are admitted again', async () => {
  // The order of admission is not defined.
  const ends = new Map<number, () => void>();
  const all = Array.from({ length: MOST }, (_, index) =>
    runLoginAttempt(callFrom(index), { usernameKey: `flood${index}`, method: 'password' }, () => {
      return new Promise<void>((resolve) => ends.set(index, resolve));
    }),
  );
  expect(isLoginOverloaded(callFrom(MOST))).toBe(true);
  await expect.poll(() => ends.size, { timeout: 30_000 }).toBe(MOST);
  ends.get(0)?.();
  await all[0];
  expect(isLoginOverloaded(callFrom(MOST))).toBe(false);
  for (const end of ends.values()) end();
  await Promise.all(all);
}, 60_000);

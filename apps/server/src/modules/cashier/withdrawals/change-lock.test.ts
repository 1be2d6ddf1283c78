import { HOUR_MS, instant, plus } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { changeLockUntil } from './change-lock.ts';

const registeredAt = instant(1_000_000);
const changed = { registeredAt, loginChangedAt: plus(registeredAt, HOUR_MS) };

it('withdrawals are locked for the configured hours after a change, and no longer', () => {
  const until = plus(changed.loginChangedAt, 24 * HOUR_MS);
  expect(changeLockUntil(changed, 24, plus(until, -1))).toBe(until);
  expect(changeLockUntil(changed, 24, until)).toBeUndefined();
});

it('the first password is not a change, and zero hours are no lock', () => {
  const fresh = { registeredAt, loginChangedAt: registeredAt };
  expect(changeLockUntil(fresh, 24, registeredAt)).toBeUndefined();
  expect(changeLockUntil(changed, 0, changed.loginChangedAt)).toBeUndefined();
});

import { HOUR_MS, instant, plus } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { nextUnbindHours, unbindLockUntil } from './unbind-lock.ts';

const hours = { unbindLockHours: 48, unbindAgainLockHours: 120 };
const at = instant(1_000_000_000);
const bound = { removed_at: null };
const unbound = (hoursAgo: number) => ({ removed_at: new Date(at - hoursAgo * HOUR_MS) });

it.each([
  ['none', [bound], undefined],
  ['the first one', [bound, unbound(0)], plus(at, 48 * HOUR_MS)],
  ['the first one, 48 hours ago', [unbound(48)], undefined],
  ['a later one', [unbound(500), unbound(1)], plus(at, 119 * HOUR_MS)],
  ['a later one, 120 hours ago', [unbound(120), unbound(500)], undefined],
])('withdrawals are locked after unbinding %s', (_name, cards, until) => {
  expect(unbindLockUntil(cards, hours, at)).toBe(until);
});

it('the lock of the next unbinding is known in advance', () => {
  expect(nextUnbindHours([bound], hours)).toBe(48);
  expect(nextUnbindHours([bound, unbound(9000)], hours)).toBe(120);
});

import { HOUR_MS, instant, type Instant } from '@fairhouse/values';

/**
 * Until when withdrawals rest because the login password was changed (agency.md 5.3); undefined
 * when they do not. The password that a member begins with is no change.
 */
export function changeLockUntil(
  member: { readonly registeredAt: Instant; readonly loginChangedAt: Instant },
  hours: number,
  now: Instant,
): Instant | undefined {
  const { registeredAt, loginChangedAt } = member;
  if (loginChangedAt <= registeredAt) return undefined;
  const until = instant(loginChangedAt + hours * HOUR_MS);
  return until > now ? until : undefined;
}

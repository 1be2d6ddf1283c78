import { HOUR_MS, instant, type Instant } from '@fairhouse/values';

/**
 * Until when withdrawals rest because the login password was changed (agency.md 5.3), or because of
 * how a secret was replaced (security.md W10, W13); undefined when they do not. The password that
 * a member begins with is no change.
 */
export function changeLockUntil(
  member: {
    readonly registeredAt: Instant;
    readonly loginChangedAt: Instant;
    readonly payoutHeldUntil?: Instant | undefined;
  },
  hours: number,
  now: Instant,
): Instant | undefined {
  const { registeredAt, loginChangedAt, payoutHeldUntil } = member;
  const isChanged = loginChangedAt > registeredAt;
  const changed = isChanged ? instant(loginChangedAt + hours * HOUR_MS) : registeredAt;
  const held = payoutHeldUntil ?? registeredAt;
  const until = held > changed ? held : changed;
  return until > now ? until : undefined;
}

import { HOUR_MS, instant, type Instant } from '@fairhouse/values';

/**
 * The end of the withdrawal lock after a change of the login password (agency.md 5.3) or after a
 * secret was replaced (security.md W10, W13); undefined without a lock. The initial password is not
 * a change.
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

import { HOUR_MS, instant, type Instant } from '@fairhouse/values';
import type { CashierSettings } from '../settings/index.ts';

type Hours = Pick<CashierSettings, 'unbindLockHours' | 'unbindAgainLockHours'>;
type Cards = readonly { readonly removed_at: Date | null }[];

/**
 * The end of the withdrawal lock after an account was unbound: shorter for the first one, longer
 * for each later one (agency.md 5.3); undefined without a lock.
 */
export function unbindLockUntil(cards: Cards, hours: Hours, now: Instant): Instant | undefined {
  const removed = cards.flatMap((card) => card.removed_at?.getTime() ?? []);
  if (removed.length === 0) return undefined;
  const rest = removed.length === 1 ? hours.unbindLockHours : hours.unbindAgainLockHours;
  const until = instant(Math.max(...removed) + rest * HOUR_MS);
  return until > now ? until : undefined;
}

/** How long withdrawals would be locked if an account were unbound now. */
export function nextUnbindHours(cards: Cards, hours: Hours): number {
  const isFirst = cards.every((card) => card.removed_at === null);
  return isFirst ? hours.unbindLockHours : hours.unbindAgainLockHours;
}

// What is used of the limits on stakes and losses, and which of them a stake nearly uses up. Pure.
import type { Day, Instant } from '@fairhouse/values';
import { isNearLimit, limitsOf, windowOf, type Calendar, type Limit } from './limit.ts';
import type { NearLimit } from './store/near-limits.ts';

/** A member's real stakes and returns by business day. */
export type DayTotals = Map<Day, { readonly stakes: bigint; readonly returned: bigint }>;

/** What is used of a limit since a day. A stake counts as a loss until it is paid out. */
export function usedFrom(from: Day, kind: 'stake' | 'loss', days: DayTotals): bigint {
  let used = 0n;
  for (const [day, { stakes, returned }] of days) {
    if (day >= from) used += kind === 'stake' ? stakes : stakes - returned;
  }
  return used;
}

/** The limits of which a stake, not yet among the totals, uses the last of four fifths. */
export function reachedLimits(
  { limits, days }: { readonly limits: readonly Limit[]; readonly days: DayTotals },
  { calendar, now }: { readonly calendar: Calendar; readonly now: Instant },
  { member, day, stake }: { readonly member: string; readonly day: Day; readonly stake: bigint },
): NearLimit[] {
  if (stake <= 0n) return [];
  return limitsOf(limits, ['stake', 'loss']).flatMap(({ kind, period, most }) => {
    const { from } = windowOf(calendar, period, now);
    if (day < from) return [];
    const before = usedFrom(from, kind, days);
    const used = before + stake;
    const isReached = isNearLimit({ used, most }) && !isNearLimit({ used: before, most });
    return isReached ? [{ member, kind, period, from, most, used }] : [];
  });
}

import { DAY_MS, instant, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { sumFigures, type PlayFigures } from '../../play-figures.ts';
import type { MemberAccounts } from './member-accounts.ts';
import { resultsByDay, winningStreak } from './result.ts';
import { countLinesSince, readSpan, sumLines, sumLinesSince } from './store.ts';

/** A member's result since an instant, for the review of withdrawals. */
export async function resultSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<PlayFigures> {
  return sumFigures(await sumLinesSince(sql, merchant, accounts, since));
}

/** A member's result of the business day that contains `now`. */
export async function resultToday(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  now: Instant,
): Promise<PlayFigures> {
  const { today } = await readSpan(sql, merchant, { now });
  return sumFigures(await sumLines(sql, merchant, accounts, { from: today, to: today }));
}

/** The member's current streak of winning days, within the last 30 days. */
export async function winningDays(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  now: Instant,
): Promise<number> {
  const monthAgo = instant(now - 30 * DAY_MS);
  const { today } = await readSpan(sql, merchant, { now });
  const { today: from } = await readSpan(sql, merchant, { now: monthAgo });
  const lines = await sumLines(sql, merchant, accounts, { from, to: today });
  return winningStreak(resultsByDay(lines));
}

/** The number of transfers between the wallet and vendors since an instant. */
export async function vendorMovesSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<number> {
  return countLinesSince(sql, merchant, accounts, { since, code: 'vendor_move' });
}

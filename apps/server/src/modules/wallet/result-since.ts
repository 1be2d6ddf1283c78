import { DAY_MS, instant, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { sumFigures, type PlayFigures } from '../../play-figures.ts';
import type { MemberAccounts } from './member-accounts.ts';
import { resultsByDay, winningStreak } from './result.ts';
import { countLinesSince, readSpan, sumLines, sumLinesSince } from './store.ts';

/** A member's result since an instant, as an officer judges it. */
export async function resultSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<PlayFigures> {
  return sumFigures(await sumLinesSince(sql, merchant, accounts, since));
}

/** A member's result of the business day that `now` lies in. */
export async function resultToday(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  now: Instant,
): Promise<PlayFigures> {
  const { today } = await readSpan(sql, merchant, { now });
  return sumFigures(await sumLines(sql, merchant, accounts, { from: today, to: today }));
}

/** The member's days of the last month that were won one after another, up to now. */
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

/** How often money went between the wallet and vendors since an instant. */
export async function vendorMovesSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<number> {
  return countLinesSince(sql, merchant, accounts, { since, code: 'vendor_move' });
}

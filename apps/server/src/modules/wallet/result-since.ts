import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { MemberAccounts } from './member-accounts.ts';
import { sumResults, type Result } from './result.ts';
import { readSpan, sumLines, sumLinesSince } from './store.ts';

/** A member's result since an instant, as an officer judges it. */
export async function resultSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<Result> {
  return sumResults(await sumLinesSince(sql, merchant, accounts, since));
}

/** A member's result of the business day that `now` lies in. */
export async function resultToday(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  now: Instant,
): Promise<Result> {
  const { today } = await readSpan(sql, merchant, { now });
  return sumResults(await sumLines(sql, merchant, accounts, { from: today, to: today }));
}

// Statements on when members were last here, for the operators' count of those online.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Locks the member's row. Never moves the time back, so that processes may write in any order.
// Trials are not counted.
const SAVE = `
  insert into identity.presence as p (merchant_id, member_id, seen_at)
  select m.merchant_id, m.member_id, $3::timestamptz from members.member m
  where m.merchant_id = $1 and m.member_id = $2 and m.standing_group <> 'trial'
  on conflict (merchant_id, member_id)
  do update set seen_at = greatest(p.seen_at, excluded.seen_at)`;

const DROP = `delete from identity.presence where merchant_id = $1 and member_id = $2`;

const PRUNE = `
  -- every merchant: a time of long ago says nothing about who is online
  delete from identity.presence where seen_at < $1`;

/** Notes that the member is here; called at a login and once a minute of use. */
export async function savePresence(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  now: Instant,
): Promise<void> {
  await sql.query(SAVE, [merchant, member, new Date(now)]);
}

/** Notes that the member has left; one with another session is back within a minute of its use. */
export async function dropPresence(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(DROP, [merchant, member]);
}

export async function prunePresence(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}

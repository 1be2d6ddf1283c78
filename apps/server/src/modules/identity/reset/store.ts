// Statements on forgotten passwords: what was asked for, and the links that were sent.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

const INSERT_REQUEST = `
  insert into identity.reset_request (merchant_id, request_id, sealed, at)
  values ($1, $2, $3, $4)`;

export interface ResetRequest {
  readonly id: Id<'reset_request'>;
  readonly sealed: Uint8Array;
  readonly at: Instant;
}

export async function insertRequest(
  sql: Sql,
  merchant: MerchantId,
  { id, sealed, at }: ResetRequest,
): Promise<void> {
  await sql.query(INSERT_REQUEST, [merchant, id, Buffer.from(sealed), new Date(at)]);
}

// Taken for as long as the lease says, in a statement of its own: what one request does to its
// process or to a transaction leaves the others where they are. Who finds a row taken passes it
// over. The one is chosen before the join: chosen within it, it would be chosen anew for every row
// that is waiting. What was never tried goes before what has failed.
const TAKE_REQUEST = `
  with due as materialized (
    select request_id from identity.reset_request
    where merchant_id = $1 and next_try_at <= house_now()
    order by tries, next_try_at limit 1 for update skip locked
  )
  update identity.reset_request r
  set tries = r.tries + 1, next_try_at = house_now() + $2 * interval '1 millisecond'
  from due
  where r.merchant_id = $1 and r.request_id = due.request_id
  returning r.request_id, r.sealed, r.at`;

/** The next request that is due, this process's alone for so long. */
export async function takeRequest(
  sql: Sql,
  merchant: MerchantId,
  leaseMs: number,
): Promise<ResetRequest | undefined> {
  const { rows } = await sql.query<{
    request_id: Id<'reset_request'>;
    sealed: Buffer;
    at: Date;
  }>(TAKE_REQUEST, [merchant, leaseMs]);
  const [row] = rows;
  return row && { id: row.request_id, sealed: row.sealed, at: instant(row.at.getTime()) };
}

// In the transaction that answers: of two that both think a request theirs, one finds it gone.
const END_REQUEST = `
  delete from identity.reset_request where merchant_id = $1 and request_id = $2`;

/** False when it has been answered already. */
export async function endRequest(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'reset_request'>,
): Promise<boolean> {
  return (await sql.query(END_REQUEST, [merchant, id])).rowCount === 1;
}

const COUNT_LINKS = `
  select count(*)::int as count from identity.reset_link
  where merchant_id = $1 and member_id = $2 and made_at > $3`;

export async function countLinks(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly member: Id<'member'>; readonly since: Instant },
): Promise<number> {
  const values = [merchant, asked.member, new Date(asked.since)];
  return (await sql.query<{ count: number }>(COUNT_LINKS, values)).rows[0]?.count ?? 0;
}

const CLOSE_LINKS = `
  update identity.reset_link set open = false where merchant_id = $1 and member_id = $2 and open`;

// The index on open links lets one stand: of two that are made at once the later waits, and then
// finds the first closed or fails, to be tried at the job's next turn.
const PUT_LINK = `
  insert into identity.reset_link (merchant_id, link_hash, member_id, made_at, ends_at)
  values ($1, $2, $3, $4, $5)`;

export interface ResetLink {
  readonly member: Id<'member'>;
  readonly hash: Buffer;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

/** Opens a link and closes the member's others. */
export async function putLink(sql: Sql, merchant: MerchantId, link: ResetLink): Promise<void> {
  const { member, hash, madeAt, endsAt } = link;
  await sql.query(CLOSE_LINKS, [merchant, member]);
  await sql.query(PUT_LINK, [merchant, hash, member, new Date(madeAt), new Date(endsAt)]);
}

// A link that was made before the password was last changed is as good as used.
const FIND_LINK = `
  select l.member_id from identity.reset_link l
  join members.credential c on c.merchant_id = l.merchant_id and c.member_id = l.member_id
  where l.merchant_id = $1 and l.link_hash = $2 and l.open and l.ends_at > $3
    and c.login_changed_at <= l.made_at`;

export async function findLink(
  sql: Sql,
  merchant: MerchantId,
  link: { readonly hash: Buffer; readonly now: Instant },
): Promise<Id<'member'> | undefined> {
  const values = [merchant, link.hash, new Date(link.now)];
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(FIND_LINK, values);
  return rows[0]?.member_id;
}

// Closing is using: of two that come with one link only one finds it open.
const TAKE_LINK = `
  update identity.reset_link set open = false
  where merchant_id = $1 and link_hash = $2 and open and ends_at > $3`;

export async function takeLink(
  sql: Sql,
  merchant: MerchantId,
  link: { readonly hash: Buffer; readonly now: Instant },
): Promise<boolean> {
  const { rowCount } = await sql.query(TAKE_LINK, [merchant, link.hash, new Date(link.now)]);
  return rowCount === 1;
}

const PRUNE = `
  -- every merchant: what is older than any limit counts
  delete from identity.reset_link where made_at < $1`;

export async function pruneLinks(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}

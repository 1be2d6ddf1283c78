// Statements on reset requests and reset links.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

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

// Leases the next due request in a statement of its own, so that a failure affects no other
// request; locked rows are skipped. The row is chosen before the join: inside the join it would be
// chosen again for every due row. Requests that were never tried come before failed ones.
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

/** Leases the next due request to this process for `leaseMs`. */
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

// Runs in the transaction that answers: of two processes with the same request, one finds it
// deleted.
const END_REQUEST = `
  delete from identity.reset_request where merchant_id = $1 and request_id = $2`;

/** False if it was already answered. */
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
  query: { readonly member: Id<'member'>; readonly since: Instant },
): Promise<number> {
  const values = [merchant, query.member, new Date(query.since)];
  return (await sql.query<{ count: number }>(COUNT_LINKS, values)).rows[0]?.count ?? 0;
}

const CLOSE_LINKS = `
  update identity.reset_link set open = false where merchant_id = $1 and member_id = $2 and open`;

// The partial unique index allows one open link per member: of two concurrent inserts the later one
// waits, and then finds the first closed, or fails and is retried by the job's next run.
const PUT_LINK = `
  insert into identity.reset_link (merchant_id, link_hash, member_id, made_at, ends_at)
  values ($1, $2, $3, $4, $5)`;

export interface ResetLink {
  readonly member: Id<'member'>;
  readonly hash: Buffer;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

/** Creates a link and closes the member's other links. */
export async function putLink(sql: Sql, merchant: MerchantId, link: ResetLink): Promise<void> {
  const { member, hash, madeAt, endsAt } = link;
  await sql.query(CLOSE_LINKS, [merchant, member]);
  await sql.query(PUT_LINK, [merchant, hash, member, new Date(madeAt), new Date(endsAt)]);
}

// A link made before the last change of the password is invalid.
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

// Closing consumes the link: of two concurrent uses only one finds it open.
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

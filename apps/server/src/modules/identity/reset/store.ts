// Statements on forgotten passwords: what was asked for, and the links that were sent.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

const INSERT_REQUEST = `
  insert into identity.reset_request (merchant_id, request_id, name_hash, mail_hash, sealed, at)
  values ($1, $2, $3, $4, $5, $6)`;

export interface ResetRequest {
  readonly id: Id<'reset_request'>;
  readonly nameHash: Buffer;
  readonly mailHash: Buffer;
  readonly sealed: Uint8Array;
  readonly at: Instant;
}

export async function insertRequest(
  sql: Sql,
  merchant: MerchantId,
  row: ResetRequest,
): Promise<void> {
  const { id, nameHash, mailHash, sealed, at } = row;
  const values = [merchant, id, nameHash, mailHash, Buffer.from(sealed), new Date(at)];
  await sql.query(INSERT_REQUEST, values);
}

// Held until the transaction ends; a process that finds it held takes the next one. Emptying is
// answering.
const TAKE_REQUEST = `
  update identity.reset_request r set sealed = null
  from (
    select request_id, sealed from identity.reset_request
    where merchant_id = $1 and sealed is not null
    order by at limit 1 for update skip locked
  ) due
  where r.merchant_id = $1 and r.request_id = due.request_id
  returning r.request_id, r.name_hash, r.mail_hash, due.sealed, r.at`;

export async function takeRequest(
  sql: Sql,
  merchant: MerchantId,
): Promise<ResetRequest | undefined> {
  const { rows } = await sql.query<{
    request_id: Id<'reset_request'>;
    name_hash: Buffer;
    mail_hash: Buffer;
    sealed: Buffer;
    at: Date;
  }>(TAKE_REQUEST, [merchant]);
  const [row] = rows;
  return (
    row && {
      id: row.request_id,
      nameHash: row.name_hash,
      mailHash: row.mail_hash,
      sealed: row.sealed,
      at: instant(row.at.getTime()),
    }
  );
}

// Up to this request and with it, by name or by address, whichever has more.
const COUNT = `
  select greatest(
    (select count(*) from identity.reset_request
      where merchant_id = $1 and name_hash = $2 and at > $4 and at <= $5),
    (select count(*) from identity.reset_request
      where merchant_id = $1 and mail_hash = $3 and at > $4 and at <= $5))::int as count`;

export async function countRequests(
  sql: Sql,
  merchant: MerchantId,
  { nameHash, mailHash, at }: ResetRequest,
  since: Instant,
): Promise<number> {
  const values = [merchant, nameHash, mailHash, new Date(since), new Date(at)];
  return (await sql.query<{ count: number }>(COUNT, values)).rows[0]?.count ?? 0;
}

// Of two that are made at once the later stands; the other mail's link opens nothing.
const PUT_LINK = `
  insert into identity.reset_link (merchant_id, member_id, link_hash, made_at, ends_at)
  values ($1, $2, $3, $4, $5)
  on conflict (merchant_id, member_id) do update set
    link_hash = excluded.link_hash, made_at = excluded.made_at, ends_at = excluded.ends_at`;

export interface ResetLink {
  readonly member: Id<'member'>;
  readonly hash: Buffer;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

export async function putLink(sql: Sql, merchant: MerchantId, link: ResetLink): Promise<void> {
  const { member, hash, madeAt, endsAt } = link;
  await sql.query(PUT_LINK, [merchant, member, hash, new Date(madeAt), new Date(endsAt)]);
}

// A link that was made before the password was last changed is as good as used.
const FIND_LINK = `
  select l.member_id from identity.reset_link l
  join members.credential c on c.merchant_id = l.merchant_id and c.member_id = l.member_id
  where l.merchant_id = $1 and l.link_hash = $2 and l.ends_at > $3
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

// Deleting is using: of two that come with one link only one finds it.
const TAKE_LINK = `
  delete from identity.reset_link where merchant_id = $1 and link_hash = $2 and ends_at > $3`;

export async function takeLink(
  sql: Sql,
  merchant: MerchantId,
  link: { readonly hash: Buffer; readonly now: Instant },
): Promise<boolean> {
  const { rowCount } = await sql.query(TAKE_LINK, [merchant, link.hash, new Date(link.now)]);
  return rowCount === 1;
}

const PRUNES = [
  `-- every merchant: what is older than any limit counts
  delete from identity.reset_request where at < $1`,
  `-- every merchant: what has ended is of no use to any
  delete from identity.reset_link where ends_at < $1`,
];

export async function pruneResets(sql: Sql, before: Instant): Promise<void> {
  for (const prune of PRUNES) await sql.query(prune, [new Date(before)]);
}

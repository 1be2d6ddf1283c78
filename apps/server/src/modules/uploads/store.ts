// Every statement on the table of pictures.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import type { PicturePurpose } from './picture.ts';

// One row, referred to by nothing yet. Nothing is locked.
const INSERT = `
  insert into uploads.picture
    (merchant_id, picture_id, member_id, purpose, sealed, bytes, width, height, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export async function insertPicture(
  sql: Sql,
  merchant: MerchantId,
  row: {
    readonly id: Id<'picture'>;
    readonly member: Id<'member'>;
    readonly purpose: PicturePurpose;
    readonly sealed: boolean;
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly at: Instant;
  },
): Promise<void> {
  const { id, member, purpose, sealed, bytes, width, height, at } = row;
  const values = [merchant, id, member, purpose, sealed, bytes, width, height, new Date(at)];
  await sql.query(INSERT, values);
}

// A count without locks: a few more that arrive in the same moment do no harm.
const COUNT = `
  select count(*)::int as count from uploads.picture
  where merchant_id = $1 and member_id = $2 and at > $3`;

export async function countPictures(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly member: Id<'member'>; readonly since: Instant },
): Promise<number> {
  const values = [merchant, of.member, new Date(of.since)];
  const { rows } = await sql.query<{ count: number }>(COUNT, values);
  return rows[0]?.count ?? 0;
}

// Locks the rows it marks until the transaction ends, so that the forgetting passes them by.
const KEEP = `
  update uploads.picture set kept = true
  where merchant_id = $1 and member_id = $2 and purpose = $3 and picture_id = any($4)`;

/** How many of them are the member's and for this purpose. */
export async function markKept(
  sql: Sql,
  merchant: MerchantId,
  of: {
    readonly member: Id<'member'>;
    readonly purpose: PicturePurpose;
    readonly ids: readonly Id<'picture'>[];
  },
): Promise<number> {
  const { rowCount } = await sql.query(KEEP, [merchant, of.member, of.purpose, of.ids]);
  return rowCount ?? 0;
}

interface PictureRow {
  readonly sealed: boolean;
  readonly bytes: Buffer;
}

// A plain read by the key; what nothing refers to is shown to nobody.
const FIND = `
  select sealed, bytes from uploads.picture
  where merchant_id = $1 and picture_id = $2 and purpose = $3 and kept`;

export async function findPictureRow(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly id: Id<'picture'>; readonly purpose: PicturePurpose },
): Promise<PictureRow | undefined> {
  return (await sql.query<PictureRow>(FIND, [merchant, of.id, of.purpose])).rows[0];
}

// Takes the row's lock; whoever reads it at the same moment gets it whole or not at all.
const DROP = 'delete from uploads.picture where merchant_id = $1 and picture_id = $2';

export async function dropPictureRow(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'picture'>,
): Promise<void> {
  await sql.query(DROP, [merchant, id]);
}

// Rows that somebody is just keeping are locked by that, and passed by.
const FORGET = `
  -- every merchant: one job serves them all
  with old as materialized (
    select merchant_id, picture_id from uploads.picture
    where not kept and at < $1 order by at limit 500 for update skip locked
  )
  delete from uploads.picture p using old
  where p.merchant_id = old.merchant_id and p.picture_id = old.picture_id`;

export async function forgetLeft(sql: Sql, before: Instant): Promise<void> {
  await sql.query(FORGET, [new Date(before)]);
}

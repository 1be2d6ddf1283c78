// Every statement on the table of pictures.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import type { PicturePurpose } from './picture.ts';

// Inserts a row that is not in use yet; takes no lock.
const INSERT = nameParameters(`
  insert into uploads.picture
    (merchant_id, picture_id, member_id, purpose, sealed, bytes, width, height, at)
  values ($merchant, $id, $member, $purpose, $sealed, $bytes, $width, $height, $at)`);

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
  const values = valuesOf(INSERT, {
    merchant,
    id,
    member,
    purpose,
    sealed,
    bytes,
    width,
    height,
    at: new Date(at),
  });
  await sql.query(INSERT.text, values);
}

// Counts without locks: slightly exceeding the limit in a race does no harm.
const COUNT = `
  select count(*)::int as count from uploads.picture
  where merchant_id = $1 and member_id = $2 and at > $3`;

export async function countPictures(
  sql: Sql,
  merchant: MerchantId,
  wanted: { readonly member: Id<'member'>; readonly since: Instant },
): Promise<number> {
  const values = [merchant, wanted.member, new Date(wanted.since)];
  const { rows } = await sql.query<{ count: number }>(COUNT, values);
  return rows[0]?.count ?? 0;
}

// Locks the marked rows until the transaction ends, so that the pruning job skips them.
const KEEP = `
  update uploads.picture set kept = true
  where merchant_id = $1 and member_id = $2 and purpose = $3 and picture_id = any($4)`;

/** Returns how many of them belong to the member and have this purpose. */
export async function markPicturesKept(
  sql: Sql,
  merchant: MerchantId,
  wanted: {
    readonly member: Id<'member'>;
    readonly purpose: PicturePurpose;
    readonly ids: readonly Id<'picture'>[];
  },
): Promise<number> {
  const { rowCount } = await sql.query(KEEP, [merchant, wanted.member, wanted.purpose, wanted.ids]);
  return rowCount ?? 0;
}

interface PictureRow {
  readonly sealed: boolean;
  readonly bytes: Buffer;
}

// A plain read by the key; pictures that are not in use are never shown.
const FIND = `
  select sealed, bytes from uploads.picture
  where merchant_id = $1 and picture_id = $2 and purpose = $3 and kept`;

export async function findPictureRow(
  sql: Sql,
  merchant: MerchantId,
  wanted: { readonly id: Id<'picture'>; readonly purpose: PicturePurpose },
): Promise<PictureRow | undefined> {
  return (await sql.query<PictureRow>(FIND, [merchant, wanted.id, wanted.purpose])).rows[0];
}

// Locks the row; a concurrent reader gets the whole picture or none.
const DROP = 'delete from uploads.picture where merchant_id = $1 and picture_id = $2';

export async function dropPictureRow(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'picture'>,
): Promise<void> {
  await sql.query(DROP, [merchant, id]);
}

// Skips rows that a concurrent transaction is marking as in use.
const FORGET = `
  -- every merchant: one job serves them all
  with old as materialized (
    select merchant_id, picture_id from uploads.picture
    where not kept and at < $1 order by at limit 500 for update skip locked
  )
  delete from uploads.picture p using old
  where p.merchant_id = old.merchant_id and p.picture_id = old.picture_id`;

export async function deleteUnusedPictures(sql: Sql, before: Instant): Promise<void> {
  await sql.query(FORGET, [new Date(before)]);
}

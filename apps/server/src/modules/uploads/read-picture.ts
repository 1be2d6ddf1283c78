import type { Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { PICTURE_SEAL, type PicturePurpose } from './picture.ts';
import { dropPictureRow, findPictureRow, markKept } from './store.ts';

/** The bytes of a picture that something refers to, as WebP; undefined when there is none. */
export async function readPicture(
  sql: Sql,
  house: House,
  merchant: Merchant,
  of: { readonly id: Id<'picture'>; readonly purpose: PicturePurpose },
): Promise<Uint8Array | undefined> {
  const row = await findPictureRow(sql, merchant.id, of);
  if (row === undefined) return undefined;
  return row.sealed ? house.keys.open(row.bytes, PICTURE_SEAL) : row.bytes;
}

/**
 * Lets pictures be referred to from now on, in the caller's transaction. False when one of them is
 * not the member's, was sent for something else, or has been forgotten.
 */
export async function keepPictures(
  sql: Sql,
  merchant: Merchant,
  of: {
    readonly member: Id<'member'>;
    readonly purpose: PicturePurpose;
    readonly ids: readonly Id<'picture'>[];
  },
): Promise<boolean> {
  return (await markKept(sql, merchant.id, of)) === new Set(of.ids).size;
}

/** Forgets a picture that nothing refers to any more. */
export function dropPicture(sql: Sql, merchant: Merchant, id: Id<'picture'>): Promise<void> {
  return dropPictureRow(sql, merchant.id, id);
}

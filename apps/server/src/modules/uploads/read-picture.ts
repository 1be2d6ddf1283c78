import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { PICTURE_SEAL, type PicturePurpose } from './picture.ts';
import { dropPictureRow, findPictureRow, markPicturesKept } from './store.ts';

/** The WebP bytes of a picture that is in use; undefined if there is none. */
export async function readPicture(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  wanted: { readonly id: Id<'picture'>; readonly purpose: PicturePurpose },
): Promise<Uint8Array | undefined> {
  const row = await findPictureRow(sql, merchant.id, wanted);
  if (row === undefined) return undefined;
  return row.sealed ? app.keys.open(row.bytes, PICTURE_SEAL) : row.bytes;
}

/**
 * Marks pictures as in use, in the caller's transaction. False if one of them does not belong to
 * the member, was uploaded for another purpose, or was deleted.
 */
export async function attachPictures(
  sql: Sql,
  merchant: Merchant,
  wanted: {
    readonly member: Id<'member'>;
    readonly purpose: PicturePurpose;
    readonly ids: readonly Id<'picture'>[];
  },
): Promise<boolean> {
  return (await markPicturesKept(sql, merchant.id, wanted)) === new Set(wanted.ids).size;
}

/** Deletes a picture that is no longer in use. */
export function deletePicture(sql: Sql, merchant: Merchant, id: Id<'picture'>): Promise<void> {
  return dropPictureRow(sql, merchant.id, id);
}

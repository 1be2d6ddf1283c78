import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { cleanPicture, isEncodingBusy } from './clean-picture.ts';
import { PICTURE_STORAGE, PICTURE_SEAL } from './picture.ts';
import { countPictures, insertPicture } from './store.ts';

type Row = PlayerCalls['pictureUpload'];

const UPLOADS_PER_DAY = 40;

/**
 * Stores a picture. It runs outside a transaction: no connection is held during encoding. The
 * returned id has no effect until something refers to it.
 */
export async function pictureUpload(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, session, now, input } = call;
  if (isEncodingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const recent = { member: session.member, since: plus(now, -DAY_MS) };
  if ((await countPictures(app.pool, merchant.id, recent)) >= UPLOADS_PER_DAY) {
    return refuse('picture.too_many');
  }
  const { sealed, ...shape } = PICTURE_STORAGE[input.purpose];
  const clean = await cleanPicture(input.picture, shape);
  if (clean === undefined) return refuse('picture.unreadable');
  const { width, height } = clean;
  const id = app.newId<'picture'>();
  await insertPicture(app.pool, merchant.id, {
    id,
    member: session.member,
    purpose: input.purpose,
    sealed,
    bytes: sealed ? app.keys.seal(clean.bytes, PICTURE_SEAL) : clean.bytes,
    width,
    height,
    at: now,
  });
  return ok({ id, width, height });
}

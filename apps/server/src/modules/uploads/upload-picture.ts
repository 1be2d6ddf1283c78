import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { cleanPicture, isDrawingBusy } from './clean-picture.ts';
import { KEEPING, PICTURE_SEAL } from './picture.ts';
import { countPictures, insertPicture } from './store.ts';

type Row = PlayerCalls['pictureUpload'];

const A_DAY_MAX = 40;

/**
 * Takes a picture. It runs outside a transaction: while it is drawn anew no connection is held.
 * What is answered is an id; it means nothing until something refers to it.
 */
export async function pictureUpload(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, session, now, input } = call;
  if (isDrawingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const mine = { member: session.member, since: plus(now, -DAY_MS) };
  if ((await countPictures(house.pool, merchant.id, mine)) >= A_DAY_MAX) {
    return refuse('picture.too_many');
  }
  const { sealed, ...shape } = KEEPING[input.purpose];
  const clean = await cleanPicture(input.picture, shape);
  if (clean === undefined) return refuse('picture.unreadable');
  const { width, height } = clean;
  const id = house.newId<'picture'>();
  await insertPicture(house.pool, merchant.id, {
    id,
    member: session.member,
    purpose: input.purpose,
    sealed,
    bytes: sealed ? house.keys.seal(clean.bytes, PICTURE_SEAL) : clean.bytes,
    width,
    height,
    at: now,
  });
  return ok({ id, width, height });
}

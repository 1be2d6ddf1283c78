import { refuse, type Answer } from '@fairhouse/calls';
import { GAME_ART_MIN, type OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { cleanPicture, isEncodingBusy } from '../../uploads/index.ts';
import { insertArt } from './store.ts';

type Row = OperatorCalls['merchantGameArt'];

/**
 * Re-encodes and stores a picture for a game. It runs outside a transaction: no connection is held
 * during encoding. The returned id has no effect until a change of the game names it.
 */
export async function merchantGameArt(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input, now } = call;
  if (isEncodingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const clean = await cleanPicture(input.picture, { ...GAME_ART_MIN, cropped: true });
  if (clean === undefined) return refuse('picture.unreadable');
  const { bytes, width, height, given } = clean;
  if (given.width < GAME_ART_MIN.width || given.height < GAME_ART_MIN.height) {
    const { width: minWidth, height: minHeight } = GAME_ART_MIN;
    const params = { width: given.width, height: given.height, minWidth, minHeight };
    return refuse('picture.too_small', { params });
  }
  const id = app.newId<'game_art'>();
  const art = { id, node: input.nodeId, bytes, width, height, now };
  if (!(await insertArt(app.pool, merchant.id, art))) return refuse('not.found');
  noteAudit(call, { target: `game:${input.nodeId}` });
  return ok({ id, width, height });
}

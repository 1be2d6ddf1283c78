import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { requireHuman } from '../human/index.ts';
import { sealResetDetails } from './reset-details.ts';
import { insertRequest } from './store/reset-links.ts';

type Row = PlayerCalls['forgotByEmail'];

/**
 * Records a request for a link: one statement and one answer for every name and address, so that
 * neither reveals who is a member. `answerResetRequests` processes it.
 */
export async function forgotByEmail(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, sql, now, language, input } = call;
  const humanRefusal = await requireHuman(call, 'sms', input.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  const id = app.newId<'reset_request'>();
  const details = { username: input.username, email: input.email.toLowerCase(), language };
  await insertRequest(sql, merchant.id, {
    id,
    sealed: sealResetDetails(app, id, details),
    at: now,
  });
  return ok(null);
}

import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { requireHuman } from '../human/human.ts';
import { sealAsked } from './asked.ts';
import { insertRequest } from './store.ts';

type Row = PlayerCalls['forgotByEmail'];

/**
 * Writes down that a link was asked for, whoever that may be: one statement and one answer for
 * every name and address, so that neither says who is a member. `answerResetRequests` does the
 * rest.
 */
export async function forgotByEmail(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, sql, now, language, input } = call;
  const inhuman = await requireHuman(call, 'sms', input.geetest);
  if (inhuman !== undefined) return inhuman;
  const id = house.newId<'reset_request'>();
  const asked = { username: input.username, email: input.email.toLowerCase(), language };
  await insertRequest(sql, merchant.id, { id, sealed: sealAsked(house, id, asked), at: now });
  return ok(null);
}

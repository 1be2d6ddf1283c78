import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import type { CallOf } from '../../../ground/call-context.ts';
import type { House, Merchant } from '../../../ground/house.ts';
import { usernameKey } from '../../members/index.ts';
import { sealAsked } from './asked.ts';
import { insertRequest } from './store.ts';

type Row = PlayerCalls['forgotByEmail'];

/**
 * Writes down that a link was asked for, whoever that may be: one statement and one answer for every
 * name and address, so that neither says who is a member. `answerRequests` does the rest.
 */
export async function forgotByEmail(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, sql, now, language, input } = call;
  const id = house.newId<'reset_request'>();
  const email = input.email.toLowerCase();
  await insertRequest(sql, merchant.id, {
    id,
    nameHash: hash(house, merchant, `name:${usernameKey(input.username)}`),
    mailHash: hash(house, merchant, `mail:${email}`),
    sealed: sealAsked(house, id, { username: input.username, email, language }),
    at: now,
  });
  return ok(null);
}

/** Keyed, because names and addresses are guessed from a plain hash. */
function hash(house: House, merchant: Merchant, text: string): Buffer {
  const key = house.keys.secret('reset-requests');
  return createHmac('sha256', key).update(`${merchant.id}:${text}`).digest();
}

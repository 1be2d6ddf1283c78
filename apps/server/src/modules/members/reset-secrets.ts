// What an operator may do about a member's secrets: replace them by something the member must
// change.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { CallContext, CallOf, OperatorSession } from '../../ground/call-context.ts';
import { noteAudit } from '../operators/index.ts';
import { hashPassword } from './password-hash.ts';
import { lockCredentialRow, setLoginHash, setPaymentHash } from './store/credentials.ts';
import { addNote, endSessions } from './store/desk.ts';
import { lockMemberRow } from './store/members.ts';

type PasswordRow = OperatorCalls['memberPasswordReset'];
type PaymentRow = OperatorCalls['memberPaymentPasswordReset'];

/** An activation code is good for three days (security.md W3). */
const ACTIVATION_MS = 3 * DAY_MS;

/** A random code in place of the password. Every session ends; the first login must change it. */
export async function memberPasswordReset(call: CallOf<PasswordRow>): Promise<Answer<PasswordRow>> {
  const { sql, merchant, input, house, now } = call;
  const refused = await requireSecrets(call, input.id);
  if (refused !== undefined) return refused;
  const activationCode = randomBytes(12).toString('base64url');
  const activationEndsAt = plus(now, ACTIVATION_MS);
  await setLoginHash(sql, merchant.id, {
    member: input.id,
    loginHash: await hashPassword(house, activationCode),
    at: now,
    mustChange: true,
    activationEndsAt,
  });
  await endSessions(sql, merchant.id, input.id, now);
  await remember(call, 'reset_password');
  call.after(() =>
    house.signals.send({ topic: 'session', merchant: merchant.id, member: input.id }),
  );
  return ok({ activationCode, expiresAt: activationEndsAt });
}

/** Forgets the payment password; the member sets a new one, proven by the login password. */
export async function memberPaymentPasswordReset(
  call: CallOf<PaymentRow>,
): Promise<Answer<PaymentRow>> {
  const { sql, merchant, input, now } = call;
  const refused = await requireSecrets(call, input.id);
  if (refused !== undefined) return refused;
  await setPaymentHash(sql, merchant.id, { member: input.id, hash: undefined, at: now });
  await remember(call, 'reset_payment_password');
  return ok(null);
}

async function requireSecrets(call: CallContext, id: CallOf<PasswordRow>['input']['id']) {
  const member = await lockMemberRow(call.sql, call.merchant.id, id);
  if (member === undefined) return refuse('not.found');
  const credential = await lockCredentialRow(call.sql, call.merchant.id, id);
  return credential === undefined ? refuse('member.trial') : undefined;
}

async function remember(
  call: CallContext & {
    readonly operator: OperatorSession;
    readonly input: CallOf<PasswordRow>['input'];
  },
  kind: string,
): Promise<void> {
  const { sql, merchant, house, now, operator, input } = call;
  await addNote(sql, merchant.id, {
    id: house.newId<'note'>(),
    member: input.id,
    at: now,
    by: operator.name,
    kind,
    text: input.reason,
  });
  noteAudit(call, { target: `member:${input.id}`, reason: input.reason });
}

// A member who cannot get in asks an operator. The code goes to the member, and never to the screen
// of the operator who asked; who has no proven contact needs two operators.
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, DAY_MS, HOUR_MS, MINUTE_MS, ok, plus, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { CallContext, CallOf, OperatorSession } from '../../../ground/call-context.ts';
import {
  addNote,
  findMember,
  hashPassword,
  holdPayouts,
  lockCredential,
  maskEmail,
  maskNumber,
  setLoginHash,
  setPaymentHash,
  type Member,
} from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { noteAudit, registerApproval, requestApproval } from '../../operators/index.ts';
import { siteOf } from '../../settings/index.ts';
import { endAllSessions } from '../end-sessions.ts';
import { isProven } from '../factors/contact.ts';
import { tellOfSecurity } from '../factors/tell-of-security.ts';
import { CODE_SUBJECTS, codeText, WORDS_OF_RESET } from './operator-reset-texts.ts';

type PasswordRow = OperatorCalls['memberPasswordReset'];
type PaymentRow = OperatorCalls['memberPaymentPasswordReset'];
type Desk = CallContext & { readonly operator: OperatorSession };

/** An activation code is good for three days (security.md W3). */
const ACTIVATION_MS = 3 * DAY_MS;
/** A message with a code that could not be sent for so long is not sent any more. */
const SEND_MS = 30 * MINUTE_MS;

const payload = z.object({ member: wireId('member'), username: z.string() });

/**
 * Agreeing changes nothing yet: the checker asks for the code once and tells it to the member, who
 * stands or calls there and whom both operators have made sure of.
 */
const passwordApproval = registerApproval({
  kind: 'identity.password',
  right: 'members.edit',
  payload,
  describe: ({ username }) => WORDS_OF_RESET.password(username),
  execute: (call, { member }) => {
    noteAudit(call, { target: `member:${member}` });
    return Promise.resolve(ok(null));
  },
  reveal: async (call, { member: id }) => {
    const member = await findMember(call.sql, call.merchant.id, id);
    if (member === undefined) return refuse('not.found');
    const { code, endsAt } = await replacePassword(call, member);
    return ok({ kind: 'activationCode', secret: code, endsAt });
  },
});

const paymentApproval = registerApproval({
  kind: 'identity.payment_password',
  right: 'members.edit',
  payload,
  describe: ({ username }) => WORDS_OF_RESET.payment(username),
  execute: async (call, { member: id }) => {
    const member = await findMember(call.sql, call.merchant.id, id);
    if (member === undefined) return refuse('not.found');
    await forgetPayment(call, member);
    return ok(null);
  },
});

/** Puts a random code in place of the password and sends it to the member's proven contact. */
export async function memberPasswordReset(call: CallOf<PasswordRow>): Promise<Answer<PasswordRow>> {
  const { sql, merchant, house, input } = call;
  const found = await findResettable(call, input.id);
  if (!found.ok) return found;
  const member = found.value;
  await remember(call, member.id, 'reset_password', input.reason);
  const contact = provenContact(member);
  if (contact === undefined) {
    const { id, username } = member;
    const approvalId = await requestApproval(call, passwordApproval, {
      payload: { member: id, username },
      target: `member:${id}`,
      reason: input.reason,
    });
    return ok({ sentTo: null, expiresAt: null, approvalId });
  }
  const { code, endsAt } = await replacePassword(call, member);
  const { brand } = (await siteOf(house, merchant)).settings;
  const { language, username } = member;
  await putOutbox(sql, house, {
    merchant,
    kind: contact.kind,
    to: contact.to,
    ...(contact.kind === 'mail' ? { subject: CODE_SUBJECTS[language] } : {}),
    text: codeText(language, { brand: brand.name, name: username, code }),
    purpose: 'reset',
    secret: true,
    goodMs: SEND_MS,
  });
  noteAudit(call, { after: { sentTo: contact.shown } });
  return ok({ sentTo: contact.shown, expiresAt: endsAt, approvalId: null });
}

/**
 * Forgets the payment password; the member sets a new one, proven by the login password. Without a
 * proven contact, by which the member would hear of it, a second operator agrees first.
 */
export async function memberPaymentPasswordReset(
  call: CallOf<PaymentRow>,
): Promise<Answer<PaymentRow>> {
  const { id, reason } = call.input;
  const found = await findResettable(call, id);
  if (!found.ok) return found;
  const member = found.value;
  await remember(call, id, 'reset_payment_password', reason);
  if (provenContact(member) !== undefined) {
    await forgetPayment(call, member);
    return ok(null);
  }
  const approvalId = await requestApproval(call, paymentApproval, {
    payload: { member: id, username: member.username },
    target: `member:${id}`,
    reason,
  });
  return ok({ approvalId });
}

async function replacePassword(call: Desk, { id }: Member) {
  const { sql, merchant, house, now } = call;
  const code = randomBytes(12).toString('base64url');
  const endsAt = plus(now, ACTIVATION_MS);
  await setLoginHash(sql, merchant.id, {
    member: id,
    loginHash: await hashPassword(house, code),
    at: now,
    mustChange: true,
    activationEndsAt: endsAt,
  });
  await endAllSessions(call, { member: id, reason: 'operator' });
  await restPayouts(call, id);
  await tellOfSecurity(call, sql, { member: id, what: 'passwordResetByHouse', bySms: true });
  return { code, endsAt };
}

async function forgetPayment(call: Desk, { id }: Member): Promise<void> {
  const { sql, merchant, now } = call;
  await setPaymentHash(sql, merchant.id, { member: id, hash: undefined, at: now });
  await restPayouts(call, id);
  await tellOfSecurity(call, sql, { member: id, what: 'paymentPasswordForgotten', bySms: true });
  noteAudit(call, { target: `member:${id}` });
}

/** As long as after a contact was replaced, and no shorter than after a reset by a mail's link. */
async function restPayouts({ sql, merchant, house, now }: Desk, member: Id<'member'>) {
  const { payoutHoldHours } = (await siteOf(house, merchant)).settings.verification;
  const until = plus(now, Math.max(DAY_MS, payoutHoldHours * HOUR_MS));
  await holdPayouts(sql, merchant.id, { member, until });
}

/** Mail first: a number may have gone to somebody else since it was proven. */
function provenContact(member: Member) {
  const { email, mobile } = member;
  if (isProven(member, 'email')) {
    return { kind: 'mail', to: email, shown: maskEmail(email) } as const;
  }
  if (!isProven(member, 'mobile')) return undefined;
  return { kind: 'sms', to: mobile, shown: maskNumber(mobile) } as const;
}

/** The member under the lock of its credential; a trial has none. */
async function findResettable({ sql, merchant }: Desk, id: Id<'member'>) {
  const member = await findMember(sql, merchant.id, id);
  if (member === undefined) return refuse('not.found');
  const credential = await lockCredential(sql, merchant.id, id);
  return credential === undefined ? refuse('member.trial') : ok(member);
}

async function remember(
  call: Desk,
  member: Id<'member'>,
  kind: string,
  reason: string,
): Promise<void> {
  const { sql, merchant, house, now, operator } = call;
  assert(reason !== '', 'an act has a reason');
  await addNote(sql, merchant.id, {
    id: house.newId<'note'>(),
    member,
    at: now,
    by: operator.name,
    kind,
    text: reason,
  });
  noteAudit(call, { target: `member:${member}`, reason });
}

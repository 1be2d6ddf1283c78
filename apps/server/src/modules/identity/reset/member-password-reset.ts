// Password resets by an operator. The code is sent to the member, never shown to the operator who
// requested it; a member without a proven contact needs two operators.
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, DAY_MS, HOUR_MS, MINUTE_MS, ok, plus, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { CallContext, CallOf, OperatorSession } from '../../../platform/call-context.ts';
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
import { endAllSessions } from '../sessions/index.ts';
import { isProven, sendSecurityNotice } from '../contacts/index.ts';
import {
  ACTIVATION_CODE_SUBJECTS,
  activationCodeText,
  OPERATOR_RESET_TEXTS,
} from './operator-reset-texts.ts';

type PasswordRow = OperatorCalls['memberPasswordReset'];
type PaymentRow = OperatorCalls['memberPaymentPasswordReset'];
type Backoffice = CallContext & { readonly operator: OperatorSession };

/** Validity of an activation code (security.md W3). */
const ACTIVATION_MS = 3 * DAY_MS;
/** A message that could not be sent within this time is dropped. */
const SEND_MS = 30 * MINUTE_MS;

const payload = z.object({ member: wireId('member'), username: z.string() });

/**
 * Approving changes nothing yet: the checker requests the code once and passes it to the member,
 * whose identity both operators have verified in person or by phone.
 */
const passwordApproval = registerApproval({
  kind: 'identity.password',
  right: 'members.edit',
  payload,
  describe: ({ username }) => OPERATOR_RESET_TEXTS.password(username),
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
  describe: ({ username }) => OPERATOR_RESET_TEXTS.payment(username),
  execute: async (call, { member: id }) => {
    const member = await findMember(call.sql, call.merchant.id, id);
    if (member === undefined) return refuse('not.found');
    await clearPaymentPassword(call, member);
    return ok(null);
  },
});

/** Replaces the password by a random code and sends it to the member's proven contact. */
export async function memberPasswordReset(call: CallOf<PasswordRow>): Promise<Answer<PasswordRow>> {
  const { sql, merchant, app, input } = call;
  const found = await findResettable(call, input.id);
  if (!found.ok) return found;
  const member = found.value;
  await addMemberNote(call, member.id, 'reset_password', input.reason);
  const contact = provenContact(member);
  if (contact === undefined) {
    const { id, username } = member;
    const approvalId = await requestApproval(call, passwordApproval, {
      payload: { member: id, username },
      subject: username,
      target: `member:${id}`,
      reason: input.reason,
    });
    return ok({ sentTo: null, expiresAt: null, approvalId });
  }
  const { code, endsAt } = await replacePassword(call, member);
  const { brand } = (await siteOf(app, merchant)).settings;
  const { language, username } = member;
  await putOutbox(sql, app, {
    merchant,
    kind: contact.kind,
    to: contact.to,
    ...(contact.kind === 'mail' ? { subject: ACTIVATION_CODE_SUBJECTS[language] } : {}),
    text: activationCodeText(language, { brand: brand.name, name: username, code }),
    purpose: 'reset',
    secret: true,
    goodMs: SEND_MS,
  });
  noteAudit(call, { after: { sentTo: contact.shown } });
  return ok({ sentTo: contact.shown, expiresAt: endsAt, approvalId: null });
}

/**
 * Clears the payment password; the member sets a new one with the login password as proof. Without
 * a proven contact, which would notify the member, a second operator approves first.
 */
export async function memberPaymentPasswordReset(
  call: CallOf<PaymentRow>,
): Promise<Answer<PaymentRow>> {
  const { id, reason } = call.input;
  const found = await findResettable(call, id);
  if (!found.ok) return found;
  const member = found.value;
  await addMemberNote(call, id, 'reset_payment_password', reason);
  if (provenContact(member) !== undefined) {
    await clearPaymentPassword(call, member);
    return ok(null);
  }
  const approvalId = await requestApproval(call, paymentApproval, {
    payload: { member: id, username: member.username },
    subject: member.username,
    target: `member:${id}`,
    reason,
  });
  return ok({ approvalId });
}

async function replacePassword(call: Backoffice, { id }: Member) {
  const { sql, merchant, app, now } = call;
  const code = randomBytes(12).toString('base64url');
  const endsAt = plus(now, ACTIVATION_MS);
  await setLoginHash(sql, merchant.id, {
    member: id,
    loginHash: await hashPassword(app, code),
    at: now,
    mustChange: true,
    activationEndsAt: endsAt,
  });
  await endAllSessions(call, { member: id, reason: 'operator' });
  await holdPayoutsAfterReset(call, id);
  await sendSecurityNotice(call, sql, { member: id, kind: 'passwordResetByOperator', bySms: true });
  return { code, endsAt };
}

async function clearPaymentPassword(call: Backoffice, { id }: Member): Promise<void> {
  const { sql, merchant, now } = call;
  await setPaymentHash(sql, merchant.id, { member: id, hash: undefined, at: now });
  await holdPayoutsAfterReset(call, id);
  await sendSecurityNotice(call, sql, {
    member: id,
    kind: 'paymentPasswordForgotten',
    bySms: true,
  });
  noteAudit(call, { target: `member:${id}` });
}

/** As long as after a changed contact, and at least as long as after a reset by mail. */
async function holdPayoutsAfterReset(
  { sql, merchant, app, now }: Backoffice,
  member: Id<'member'>,
) {
  const { payoutHoldHours } = (await siteOf(app, merchant)).settings.verification;
  const until = plus(now, Math.max(DAY_MS, payoutHoldHours * HOUR_MS));
  await holdPayouts(sql, merchant.id, { member, until });
}

/** Mail first: a number may have been reassigned since it was proven. */
function provenContact(member: Member) {
  const { email, mobile } = member;
  if (isProven(member, 'email')) {
    return { kind: 'mail', to: email, shown: maskEmail(email) } as const;
  }
  if (!isProven(member, 'mobile')) return undefined;
  return { kind: 'sms', to: mobile, shown: maskNumber(mobile) } as const;
}

/** The member, with its credential locked; a trial account has none. */
async function findResettable({ sql, merchant }: Backoffice, id: Id<'member'>) {
  const member = await findMember(sql, merchant.id, id);
  if (member === undefined) return refuse('not.found');
  const credential = await lockCredential(sql, merchant.id, id);
  return credential === undefined ? refuse('member.trial') : ok(member);
}

async function addMemberNote(
  call: Backoffice,
  member: Id<'member'>,
  kind: string,
  reason: string,
): Promise<void> {
  const { sql, merchant, app, now, operator } = call;
  assert(reason !== '', 'a reset has a reason');
  await addNote(sql, merchant.id, {
    id: app.newId<'note'>(),
    member,
    at: now,
    by: operator.name,
    kind,
    text: reason,
  });
  noteAudit(call, { target: `member:${member}`, reason });
}

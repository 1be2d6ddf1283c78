// Setting and changing the payment password.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { judgePaymentPassword, paymentPasswordProblem } from './payment-password.ts';
import {
  countPaymentFailure,
  lockCredentialRow,
  setPaymentHash,
  type Credential,
} from './store.ts';

type SetRow = PlayerCalls['paymentPasswordSet'];
type ChangeRow = PlayerCalls['paymentPasswordChange'];

/** Sets it for the first time. The login password proves that the caller is the member. */
export async function paymentPasswordSet(call: CallOf<SetRow>): Promise<Answer<SetRow>> {
  const { password, paymentPassword, confirmPaymentPassword } = call.input;
  const credential = await ownCredential(call);
  if (credential.paymentHash !== undefined) return refuse('paymentPassword.exists');
  const proven = await checkOwnPassword(call, credential, password);
  if (!proven.ok) return proven;
  const problem = paymentPasswordProblem(paymentPassword);
  if (problem !== undefined) return refuse(problem);
  if (paymentPassword !== confirmPaymentPassword) return refuse('password.mismatch');
  if (paymentPassword === password) return refuse('paymentPassword.same_as_login');
  await savePaymentPassword(call, paymentPassword);
  return ok(null);
}

/** Changes it, with the old one as proof; failures count as in every other check. */
export async function paymentPasswordChange(call: CallOf<ChangeRow>): Promise<Answer<ChangeRow>> {
  const { oldPaymentPassword, newPaymentPassword, confirmPaymentPassword } = call.input;
  const { app, merchant, sql, now, session } = call;
  const credential = await ownCredential(call);
  if (credential.paymentHash === undefined) return refuse('paymentPassword.missing');
  const proven = await judgePaymentPassword(
    app,
    now,
    credential,
    oldPaymentPassword,
    (failures, lockedUntil) =>
      countPaymentFailure(sql, merchant.id, { member: session.member, failures, lockedUntil }),
  );
  if (!proven.ok) return proven;
  const problem = paymentPasswordProblem(newPaymentPassword);
  if (problem !== undefined) return refuse(problem);
  if (newPaymentPassword !== confirmPaymentPassword) return refuse('password.mismatch');
  if (newPaymentPassword === oldPaymentPassword) return refuse('password.same');
  if (await verifyPassword(app, credential.loginHash, newPaymentPassword)) {
    return refuse('paymentPassword.same_as_login');
  }
  await savePaymentPassword(call, newPaymentPassword);
  return ok(null);
}

async function ownCredential(call: CallOf<SetRow> | CallOf<ChangeRow>): Promise<Credential> {
  const found = await lockCredentialRow(call.sql, call.merchant.id, call.session.member);
  assert(found !== undefined, 'a member has a credential');
  return found;
}

async function savePaymentPassword(
  call: CallOf<SetRow> | CallOf<ChangeRow>,
  digits: string,
): Promise<void> {
  const hash = await hashPassword(call.app, digits);
  const { session, now } = call;
  await setPaymentHash(call.sql, call.merchant.id, { member: session.member, hash, at: now });
}

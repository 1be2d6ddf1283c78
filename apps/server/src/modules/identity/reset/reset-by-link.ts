import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, DAY_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction } from '../../../platform/sql.ts';
import {
  findCredential,
  findMember,
  hashPassword,
  holdPayouts,
  isHashingBusy,
  mayDo,
  setLoginHash,
  verifyPassword,
} from '../../members/index.ts';
import { judgeNewPassword } from '../passwords/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { sendSecurityNotice } from '../contacts/index.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { findLink, takeLink } from './store/reset-links.ts';

type Row = PlayerCalls['resetByLink'];

/** Withdrawals are held for this time after a reset (security.md W13). */
const PAYOUT_HOLD_MS = DAY_MS;

/**
 * Sets a new password with the link of a mail. All sessions and remembered logins end, withdrawals
 * are held for a day, and the member is notified and logs in as usual, with the authenticator if
 * there is one. A refused password does not consume the link.
 */
export async function resetByLink(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input, now } = call;
  const { newPassword, confirmNewPassword } = input;
  const link = { hash: hashText(input.token), now };
  const id = await findLink(app.pool, merchant.id, link);
  const member = id && (await findMember(app.pool, merchant.id, id));
  if (member === undefined || !mayDo(member, 'login')) return refuse('reset.link_ended');
  if (confirmNewPassword !== newPassword) {
    return refuse('password.mismatch', { fields: { confirmNewPassword: 'password.mismatch' } });
  }
  const problem = await judgeNewPassword(call, member, newPassword);
  if (problem !== undefined) return problem;
  if (isHashingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const credential = await findCredential(app.pool, merchant.id, member.id);
  assert(credential !== undefined, 'a member with a link has a credential');
  for (const hash of [credential.loginHash, credential.paymentHash]) {
    if (await verifyPassword(app, hash, newPassword)) {
      return refuse('password.same', { fields: { newPassword: 'password.same' } });
    }
  }
  const loginHash = await hashPassword(app, newPassword);
  return transaction<Answer<Row>>(app.pool, async (sql) => {
    if (!(await takeLink(sql, merchant.id, link))) {
      return { commit: false, value: refuse('reset.link_ended') };
    }
    const inside = { ...call, sql };
    const change = { member: member.id, loginHash, at: now, mustChange: false };
    await setLoginHash(sql, merchant.id, change);
    await holdPayouts(sql, merchant.id, { member: member.id, until: plus(now, PAYOUT_HOLD_MS) });
    await endAllSessions(inside, { member: member.id, reason: 'password' });
    await sendSecurityNotice(inside, sql, { member: member.id, kind: 'passwordReset' });
    return { commit: true, value: ok(null) };
  });
}

import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, DAY_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { transaction } from '../../../ground/sql.ts';
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
import { judgeNewPassword } from '../change-password.ts';
import { endAllSessions } from '../end-sessions.ts';
import { tellOfSecurity } from '../factors/tell-of-security.ts';
import { hashText } from '../secret-text.ts';
import { findLink, takeLink } from './store.ts';

type Row = PlayerCalls['resetByLink'];

/** Withdrawals rest for so long after it (security.md W13). */
const HELD_MS = DAY_MS;

/**
 * Sets a new password with the link of a mail. All sessions and remembered logins end, withdrawals
 * rest for a day, the member is told, and logs in as always: an authenticator is still asked for.
 * A password that will not do leaves the link as it was.
 */
export async function resetByLink(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, input, now } = call;
  const { newPassword, confirmNewPassword } = input;
  const link = { hash: hashText(input.token), now };
  const id = await findLink(house.pool, merchant.id, link);
  const member = id && (await findMember(house.pool, merchant.id, id));
  if (member === undefined || !mayDo(member, 'login')) return refuse('reset.link_ended');
  if (confirmNewPassword !== newPassword) {
    return refuse('password.mismatch', { fields: { confirmNewPassword: 'password.mismatch' } });
  }
  const problem = await judgeNewPassword(call, member, newPassword);
  if (problem !== undefined) return problem;
  if (isHashingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const credential = await findCredential(house.pool, merchant.id, member.id);
  assert(credential !== undefined, 'who has a link has a credential');
  for (const hash of [credential.loginHash, credential.paymentHash]) {
    if (await verifyPassword(house, hash, newPassword)) {
      return refuse('password.same', { fields: { newPassword: 'password.same' } });
    }
  }
  const loginHash = await hashPassword(house, newPassword);
  return transaction<Answer<Row>>(house.pool, async (sql) => {
    if (!(await takeLink(sql, merchant.id, link))) {
      return { commit: false, value: refuse('reset.link_ended') };
    }
    const inside = { ...call, sql };
    const change = { member: member.id, loginHash, at: now, mustChange: false };
    await setLoginHash(sql, merchant.id, change);
    await holdPayouts(sql, merchant.id, { member: member.id, until: plus(now, HELD_MS) });
    await endAllSessions(inside, { member: member.id, reason: 'password' });
    await tellOfSecurity(inside, sql, { member: member.id, what: 'passwordReset' });
    return { commit: true, value: ok(null) };
  });
}

import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, DAY_MS, MINUTE_MS, ok, plus, type Result } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { transaction, type Sql } from '../../../ground/sql.ts';
import {
  findCredential,
  findMember,
  findMemberByMobile,
  hashPassword,
  holdPayouts,
  isHashingBusy,
  mayDo,
  setLoginHash,
  usernameKey,
  verifyPassword,
  type Member,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { admit } from '../admit.ts';
import { judgeNewPassword } from '../change-password.ts';
import { endAllSessions } from '../end-sessions.ts';
import { tellOfSecurity } from '../factors/tell-of-security.ts';
import { hashText, randomText } from '../secret-text.ts';
import { insertAttempt } from '../store/attempts.ts';
import { attemptOf } from '../throttle.ts';
import { readMobile } from './mobile-number.ts';
import { proveNumber } from './prove-number.ts';
import { requireSecondFactor, type HasPayoutDetails } from './reset-factor.ts';
import { findResetTicket, insertResetTicket, takeResetTicket } from './reset-store.ts';

type Row = PlayerCalls['resetByPhone'];
type Call = CallOf<Row>;

const TICKET_MS = 10 * MINUTE_MS;
/** Withdrawals rest for so long after it (security.md W13). */
const HELD_MS = DAY_MS;

/**
 * Sets a new password by the member's phone and logs in (security.md W13). A right code is turned
 * into a ticket of ten minutes, which every later refusal names: what is left to do, a better
 * password or a second factor, needs no other SMS. Then all sessions end, the member is told by
 * mail, and withdrawals rest for a day.
 */
export function resetByPhoneWith(hasPayoutDetails: HasPayoutDetails) {
  return async (call: Call): Promise<Answer<Row>> => {
    const { house, merchant, input } = call;
    const proven: Proven = input.ticket === undefined ? await prove(call) : ok(input.ticket);
    if (!proven.ok) return proven;
    const ticket = proven.value;
    const held = { hash: hashText(ticket), now: call.now };
    const id = await findResetTicket(house.pool, merchant.id, held);
    const member = id && (await findMember(house.pool, merchant.id, id));
    if (member === undefined) return refuse('reset.ended');
    const stopped = await transaction(house.pool, async (sql) => {
      const problem = await requireSecondFactor(call, sql, { member, ticket, hasPayoutDetails });
      return { commit: true, value: problem };
    });
    if (stopped !== undefined) return stopped;
    return replacePassword(call, member, ticket);
  };
}

type Proven = Result<string, Refused<Row['refusals'][number]>>;

/** Turns the proof of the number into a ticket. */
async function prove(call: Call): Promise<Proven> {
  const { house, merchant, input, now } = call;
  const site = await siteOf(house, merchant);
  const number = readMobile(site, input);
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { mobileNum: 'mobile.invalid' } });
  }
  return transaction<Proven>(house.pool, async (sql) => {
    const { verificationCode: code, firebaseIdToken: token } = input;
    const proof = { scene: 'reset', number: number.e164, code, token } as const;
    const proven = await proveNumber(call, sql, proof);
    const commit = true;
    if (!proven.ok) {
      const fields = { verificationCode: proven.problem.code };
      return { commit, value: refuse(proven.problem.code, { fields }) };
    }
    const member = await findMemberByMobile(sql, merchant.id, number.e164);
    if (member === undefined) return { commit, value: refuse('mobile.unknown') };
    if (!mayDo(member, 'login')) {
      const outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
      return { commit, value: refuse(`login.${outcome}`) };
    }
    const ticket = randomText(32);
    const endsAt = plus(now, TICKET_MS);
    await insertResetTicket(sql, merchant.id, {
      hash: hashText(ticket),
      member: member.id,
      endsAt,
    });
    return { commit, value: ok(ticket) };
  });
}

async function replacePassword(call: Call, member: Member, ticket: string): Promise<Answer<Row>> {
  const { house, merchant, input, now } = call;
  const again = { value: { ticket } };
  const { newPassword, confirmNewPassword } = input;
  if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword) {
    const fields = { confirmNewPassword: 'password.mismatch' } as const;
    return refuse('password.mismatch', { ...again, fields });
  }
  const problem = await judgeNewPassword(call, member, newPassword);
  if (problem !== undefined) return refuse(problem.problem.code, { ...problem.problem, ...again });
  if (isHashingBusy()) return refuse('rate.limited', { ...again, retryAfterSeconds: 1 });
  const credential = await findCredential(house.pool, merchant.id, member.id);
  assert(credential !== undefined, 'who has proven a number has a credential');
  for (const hash of [credential.loginHash, credential.paymentHash]) {
    if (await verifyPassword(house, hash, newPassword)) {
      return refuse('password.same', { ...again, fields: { newPassword: 'password.same' } });
    }
  }
  const loginHash = await hashPassword(house, newPassword);
  return transaction<Answer<Row>>(house.pool, async (sql) => {
    const isLive = await takeResetTicket(sql, merchant.id, { hash: hashText(ticket), now });
    if (!isLive) return { commit: false, value: refuse('reset.ended') };
    return { commit: true, value: ok(await write({ ...call, sql }, sql, member, loginHash)) };
  });
}

async function write(call: Call, sql: Sql, member: Member, loginHash: string) {
  const { merchant, now } = call;
  const { id } = member;
  await setLoginHash(sql, merchant.id, { member: id, loginHash, at: now, mustChange: false });
  await holdPayouts(sql, merchant.id, { member: id, until: plus(now, HELD_MS) });
  await endAllSessions(call, { member: id, reason: 'password' });
  await tellOfSecurity(call, sql, { member: id, what: 'passwordReset' });
  const { value } = await admit(call, sql, member, { method: 'reset' });
  const key = usernameKey(member.username);
  const done = { usernameKey: key, method: 'reset', outcome: 'ok', member: id } as const;
  await insertAttempt(sql, merchant.id, attemptOf(call, done));
  return value;
}

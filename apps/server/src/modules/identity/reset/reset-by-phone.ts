import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, DAY_MS, MINUTE_MS, ok, plus, type Result } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
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
import { createSession, endAllSessions } from '../sessions/index.ts';
import { judgeNewPassword } from '../passwords/index.ts';
import { sendSecurityNotice, readMobile } from '../contacts/index.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { insertAttempt, makeAttempt } from '../attempts/index.ts';
import { proveNumber } from '../codes/index.ts';
import { requireSecondFactor, type HasPayoutDetails } from './require-second-factor.ts';
import { findResetTicket, insertResetTicket, takeResetTicket } from './store/reset-tickets.ts';

type Row = PlayerCalls['resetByPhone'];
type Call = CallOf<Row>;

const TICKET_MS = 10 * MINUTE_MS;
/** Withdrawals are held for this time after a reset (security.md W13). */
const PAYOUT_HOLD_MS = DAY_MS;

/**
 * Sets a new password with the member's phone and logs the member in (security.md W13). A correct
 * code is exchanged for a ticket of ten minutes, which every later refusal returns, so that a
 * stronger password or a second factor needs no second SMS. Afterwards all sessions end, the member
 * is notified by mail, and withdrawals are held for a day.
 */
export function makeResetByPhone(hasPayoutDetails: HasPayoutDetails) {
  return async (call: Call): Promise<Answer<Row>> => {
    const { app, merchant, input } = call;
    const proven: NumberProof = input.ticket === undefined ? await prove(call) : ok(input.ticket);
    if (!proven.ok) return proven;
    const ticket = proven.value;
    const held = { hash: hashText(ticket), now: call.now };
    const id = await findResetTicket(app.pool, merchant.id, held);
    const member = id && (await findMember(app.pool, merchant.id, id));
    if (member === undefined) return refuse('reset.ended');
    const factorRefusal = await transaction(app.pool, async (sql) => {
      const problem = await requireSecondFactor(call, sql, { member, ticket, hasPayoutDetails });
      return { commit: true, value: problem };
    });
    if (factorRefusal !== undefined) return factorRefusal;
    return replacePassword(call, member, ticket);
  };
}

type NumberProof = Result<string, Refused<Row['refusals'][number]>>;

/** Exchanges the proof of the number for a ticket. */
async function prove(call: Call): Promise<NumberProof> {
  const { app, merchant, input, now } = call;
  const site = await siteOf(app, merchant);
  const number = readMobile(site, input);
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { mobileNum: 'mobile.invalid' } });
  }
  return transaction<NumberProof>(app.pool, async (sql) => {
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
  const { app, merchant, input, now } = call;
  const ticketValue = { value: { ticket } };
  const { newPassword, confirmNewPassword } = input;
  if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword) {
    const fields = { confirmNewPassword: 'password.mismatch' } as const;
    return refuse('password.mismatch', { ...ticketValue, fields });
  }
  const problem = await judgeNewPassword(call, member, newPassword);
  if (problem !== undefined)
    return refuse(problem.problem.code, { ...problem.problem, ...ticketValue });
  if (isHashingBusy()) return refuse('rate.limited', { ...ticketValue, retryAfterSeconds: 1 });
  const credential = await findCredential(app.pool, merchant.id, member.id);
  assert(credential !== undefined, 'a member with a proven number has a credential');
  for (const hash of [credential.loginHash, credential.paymentHash]) {
    if (await verifyPassword(app, hash, newPassword)) {
      return refuse('password.same', { ...ticketValue, fields: { newPassword: 'password.same' } });
    }
  }
  const loginHash = await hashPassword(app, newPassword);
  return transaction<Answer<Row>>(app.pool, async (sql) => {
    const isLive = await takeResetTicket(sql, merchant.id, { hash: hashText(ticket), now });
    if (!isLive) return { commit: false, value: refuse('reset.ended') };
    return {
      commit: true,
      value: ok(await saveNewPassword({ ...call, sql }, sql, member, loginHash)),
    };
  });
}

async function saveNewPassword(call: Call, sql: Sql, member: Member, loginHash: string) {
  const { merchant, now } = call;
  const { id } = member;
  await setLoginHash(sql, merchant.id, { member: id, loginHash, at: now, mustChange: false });
  await holdPayouts(sql, merchant.id, { member: id, until: plus(now, PAYOUT_HOLD_MS) });
  await endAllSessions(call, { member: id, reason: 'password' });
  await sendSecurityNotice(call, sql, { member: id, kind: 'passwordReset' });
  const { value } = await createSession(call, sql, member, { method: 'reset' });
  const key = usernameKey(member.username);
  const done = { usernameKey: key, method: 'reset', outcome: 'ok', member: id } as const;
  await insertAttempt(sql, merchant.id, makeAttempt(call, done));
  return value;
}

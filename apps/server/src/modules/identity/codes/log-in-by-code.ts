import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, HOUR_MS, ok, SECOND_MS } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { transaction, type Sql } from '../../../ground/sql.ts';
import { findMemberByMobile, maskNumber, mayDo, type Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { admit } from '../admit.ts';
import { askForCaptcha } from '../ask-for-captcha.ts';
import { askFactor } from '../factors/ask-factor.ts';
import { requireHuman } from '../human/human.ts';
import { forgetBrowser, rememberBrowser } from '../remember.ts';
import { spendSocialTicket } from '../social/spend-ticket.ts';
import { finishAttempt, type Outcome } from '../store/attempts.ts';
import { inAttempt, isDoorFull, willNeedCaptcha, type Begun } from '../throttle.ts';
import { readMobile, type MobileNumber } from './mobile-number.ts';
import { proveNumber } from './prove-number.ts';

type Row = PlayerCalls['login'];
type Call = CallOf<Row>;

const SMS_COOKIE = 'loginTypeSms';
const REMEMBERED_SECONDS = (24 * HOUR_MS) / SECOND_MS;

/**
 * A login by SMS: the number stands in `username`, the code in `password` (product.md section 3).
 * No password is looked at here, and no code anywhere else (security.md W12). Only a member who
 * has proven the number can come in with it.
 */
export async function logInByCode(call: Call): Promise<Answer<Row>> {
  const { house, merchant, input } = call;
  const site = await siteOf(house, merchant);
  const { username: mobileNum, countryDialingCode } = input;
  const number = readMobile(site, { mobileNum, countryDialingCode });
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { username: 'mobile.invalid' } });
  }
  if (isDoorFull(call)) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const inhuman = await requireHuman(call, 'login', input.geetest);
  if (inhuman !== undefined) return inhuman;
  return inAttempt(call, { usernameKey: number.e164, method: 'sms' }, async (begun) => {
    const stopped = await askForCaptcha(call, begun);
    if (stopped !== undefined) return stopped;
    return transaction<Answer<Row>>(house.pool, async (sql) => {
      // Whatever the answer is, it stays: a wrong code is counted, a right one used up.
      return { commit: true, value: await comeIn(call, sql, begun, number) };
    });
  });
}

async function comeIn(
  call: Call,
  sql: Sql,
  begun: Begun,
  number: MobileNumber,
): Promise<Answer<Row>> {
  const { merchant, input } = call;
  const finish = (outcome: Outcome, member?: Member): Promise<void> =>
    finishAttempt(sql, merchant.id, {
      attempt: begun.attempt.id,
      outcome,
      member: member?.id,
      knownDevice: false,
    });
  const proven = await proveNumber(call, sql, {
    scene: 'login',
    number: number.e164,
    code: input.password,
    token: input.firebaseIdToken,
  });
  if (!proven.ok) {
    await finish('wrong');
    return refuse(proven.problem.code, { value: { captcha: willNeedCaptcha(begun.counts) } });
  }
  const member = await findMemberByMobile(sql, merchant.id, number.e164);
  if (member === undefined) {
    await finish('wrong');
    return refuse('mobile.unknown');
  }
  if (!mayDo(member, 'login')) {
    const outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await finish(outcome, member);
    return refuse(`login.${outcome}`);
  }
  // Whoever has taken over the number has not taken the authenticator with it.
  const asked = await askFactor(call, sql, member, {
    attempt: begun.attempt.id,
    method: 'sms',
    remember: input.remember,
    isDefault: false,
    proven: 'mobile',
  });
  assert(asked.is !== 'bare', 'who has proven a number is asked for an authenticator or nothing');
  if (asked.is === 'asked') {
    await finish('verification', member);
    return asked.refusal;
  }
  const { socialTicket: ticket } = input;
  const linked = await spendSocialTicket(call, sql, { ticket, member: member.id });
  if (!linked.ok) {
    await finish('verification', member);
    return linked;
  }
  const admitted = await admit(call, sql, member, { method: 'sms' });
  await rememberOrForget(call, sql, member, admitted.session.deviceHash);
  await finish('ok', member);
  return ok(admitted.value);
}

/** The page shows the last digits again; what logs in is the credential of the other cookie. */
async function rememberOrForget(
  call: Call,
  sql: Sql,
  member: Member,
  deviceHash: Buffer,
): Promise<void> {
  const { cookies, input } = call;
  const of = { username: member.username, member: member.id };
  await forgetBrowser(call, sql, { ...of, reason: 'unticked' });
  if (!input.remember) {
    cookies.clear(SMS_COOKIE);
    return;
  }
  await rememberBrowser(call, sql, { ...of, deviceHash });
  const { countryDialingCode = '' } = input;
  const shown = JSON.stringify({ mobileNum: maskNumber(member.mobile), countryDialingCode });
  cookies.set(SMS_COOKIE, shown, { httpOnly: false, maxAgeSeconds: REMEMBERED_SECONDS });
}

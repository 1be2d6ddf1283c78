import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, HOUR_MS, ok, SECOND_MS } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { findMemberByMobile, maskNumber, mayDo, type Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { createSession, forgetBrowser, rememberBrowser } from '../sessions/index.ts';
import { requireCaptchaAfterFailures, requireHuman } from '../human/index.ts';
import { decideSecondFactor } from '../factors/index.ts';
import { spendSocialTicket } from '../social/index.ts';
import {
  finishAttempt,
  type Outcome,
  runLoginAttempt,
  isLoginOverloaded,
  willNeedCaptcha,
  type LoginAttempt,
} from '../attempts/index.ts';
import { readMobile, type MobileNumber } from '../contacts/index.ts';
import { proveNumber } from '../codes/index.ts';

type Row = PlayerCalls['login'];
type Call = CallOf<Row>;

const SMS_COOKIE = 'loginTypeSms';
const REMEMBERED_SECONDS = (24 * HOUR_MS) / SECOND_MS;

/**
 * A login by SMS: `username` holds the number, `password` the code (product.md section 3). No
 * password is checked here, and no code in a password login (security.md W12). Only a member who
 * has proven the number can log in with it.
 */
export async function logInByCode(call: Call): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const site = await siteOf(app, merchant);
  const { username: mobileNum, countryDialingCode } = input;
  const number = readMobile(site, { mobileNum, countryDialingCode });
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { username: 'mobile.invalid' } });
  }
  if (isLoginOverloaded(call)) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const humanRefusal = await requireHuman(call, 'login', input.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  return runLoginAttempt(
    call,
    { usernameKey: number.e164, method: 'sms' },
    async (loginAttempt) => {
      const captchaRefusal = await requireCaptchaAfterFailures(call, loginAttempt);
      if (captchaRefusal !== undefined) return captchaRefusal;
      return transaction<Answer<Row>>(app.pool, async (sql) => {
        // Always commits: a failed try is counted, a correct code is consumed.
        return { commit: true, value: await openLoginSession(call, sql, loginAttempt, number) };
      });
    },
  );
}

async function openLoginSession(
  call: Call,
  sql: Sql,
  loginAttempt: LoginAttempt,
  number: MobileNumber,
): Promise<Answer<Row>> {
  const { merchant, input } = call;
  const finish = (outcome: Outcome, member?: Member): Promise<void> =>
    finishAttempt(sql, merchant.id, {
      attempt: loginAttempt.attempt.id,
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
    return refuse(proven.problem.code, {
      value: { captcha: willNeedCaptcha(loginAttempt.counts) },
    });
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
  // An authenticator is still required: control of the number does not include it.
  const decision = await decideSecondFactor(call, sql, member, {
    attempt: loginAttempt.attempt.id,
    method: 'sms',
    remember: input.remember,
    isDefault: false,
    proven: 'mobile',
  });
  assert(decision.kind !== 'noFactor', 'after a code by SMS only an authenticator is required');
  if (decision.kind === 'required') {
    await finish('verification', member);
    return decision.refusal;
  }
  const { socialTicket: ticket } = input;
  const linked = await spendSocialTicket(call, sql, { ticket, member: member.id });
  if (!linked.ok) {
    await finish('verification', member);
    return linked;
  }
  const created = await createSession(call, sql, member, { method: 'sms' });
  await rememberOrForget(call, sql, member, created.session.deviceHash);
  await finish('ok', member);
  return ok(created.value);
}

/**
 * Sets a cookie from which the page shows the last digits; the login itself uses the credential of
 * the other cookie.
 */
async function rememberOrForget(
  call: Call,
  sql: Sql,
  member: Member,
  deviceHash: Buffer,
): Promise<void> {
  const { cookies, input } = call;
  const rememberedLogin = { username: member.username, member: member.id };
  await forgetBrowser(call, sql, { ...rememberedLogin, reason: 'unticked' });
  if (!input.remember) {
    cookies.clear(SMS_COOKIE);
    return;
  }
  await rememberBrowser(call, sql, { ...rememberedLogin, deviceHash });
  const { countryDialingCode = '' } = input;
  const shown = JSON.stringify({ mobileNum: maskNumber(member.mobile), countryDialingCode });
  cookies.set(SMS_COOKIE, shown, { httpOnly: false, maxAgeSeconds: REMEMBERED_SECONDS });
}

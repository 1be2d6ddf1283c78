import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction } from '../../../platform/sql.ts';
import {
  findCredentialByName,
  findMember,
  hasLapsed,
  isHashingBusy,
  mayDo,
  spendActivation,
  usernameKey,
  verifyPassword,
  type Credential,
  type Member,
} from '../../members/index.ts';
import { DEFAULT_PASSWORD, readSecret } from '../../settings/index.ts';
import { createSession, forgetBrowser, rememberBrowser } from '../sessions/index.ts';
import { requireCaptchaAfterFailures, requireCaptcha, requireHuman } from '../human/index.ts';
import { logInByCode } from './log-in-by-code.ts';
import { deviceHashOf, isKnownDevice } from '../devices/index.ts';
import { askGenericFactors, decideSecondFactor, type PendingLogin } from '../factors/index.ts';
import { spendSocialTicket } from '../social/index.ts';
import {
  finishAttempt,
  type Outcome,
  runLoginAttempt,
  isLoginOverloaded,
  needsCaptcha,
  needsSecondFactor,
  settleAttempt,
  willNeedCaptcha,
  type LoginAttempt,
} from '../attempts/index.ts';

type Row = PlayerCalls['login'];
type Call = CallOf<Row>;

/** Stands in for an unknown username, so that it takes the same statements and the same work. */
const UNKNOWN_MEMBER = '00000000-0000-7000-8000-000000000000' as Member['id'];

/**
 * Login by username and password (decisions.md 6 to 9, 13). It runs outside a transaction: no
 * connection is held while a password is hashed, so that many logins cannot exhaust the pool.
 */
export async function login(call: Call): Promise<Answer<Row>> {
  if (call.input.type === 'sms') return logInByCode(call);
  if (isHashingBusy() || isLoginOverloaded(call)) {
    return refuse('rate.limited', { retryAfterSeconds: 1 });
  }
  const humanRefusal = await requireHuman(call, 'login', call.input.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  const key = usernameKey(call.input.username);
  return runLoginAttempt(call, { usernameKey: key, method: 'password' }, (loginAttempt) =>
    tryPassword(call, key, loginAttempt),
  );
}

async function tryPassword(
  call: Call,
  key: string,
  loginAttempt: LoginAttempt,
): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const captchaRefusal = await requireCaptchaAfterFailures(call, loginAttempt);
  if (captchaRefusal !== undefined) return captchaRefusal;

  const credential = await findCredentialByName(app.pool, merchant.id, key);
  const knownDevice = await isKnown(call, credential);
  const matches = await verifyPassword(app, credential?.loginHash, input.password);
  const isRight = matches && credential !== undefined && !hasLapsed(credential, call.now);
  const outcomeFields = { member: credential?.member, knownDevice };
  if (needsSecondFactor(loginAttempt.counts, knownDevice)) {
    await settleAttempt(call, loginAttempt, { ...outcomeFields, outcome: 'verification' });
    const pendingLogin = await pendingLoginOf(call, loginAttempt);
    return askGenericFactors(call, app.pool, isRight ? credential.member : undefined, pendingLogin);
  }
  if (!isRight) {
    await settleAttempt(call, loginAttempt, { ...outcomeFields, outcome: 'wrong' });
    return refuse('login.failed', { value: { captcha: willNeedCaptcha(loginAttempt.counts) } });
  }
  const member = await findMember(app.pool, merchant.id, credential.member);
  assert(member !== undefined, 'a credential belongs to a member');
  if (!mayDo(member, 'login')) {
    const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await settleAttempt(call, loginAttempt, { ...outcomeFields, outcome });
    return refuse(`login.${outcome}`);
  }
  const pendingLogin = await pendingLoginOf(call, loginAttempt);
  const decision = await decideSecondFactor(call, app.pool, member, pendingLogin);
  if (decision.kind === 'required') {
    await settleAttempt(call, loginAttempt, { ...outcomeFields, outcome: 'verification' });
    return decision.refusal;
  }
  if (decision.kind === 'noFactor' && !needsCaptcha(loginAttempt.counts)) {
    const refusal = await requireCaptcha(call, loginAttempt);
    if (refusal !== undefined) return refusal;
  }
  return openLoginSession(call, loginAttempt, { member, credential, knownDevice, pendingLogin });
}

/** The state of this login for its second step. */
async function pendingLoginOf(call: Call, loginAttempt: LoginAttempt): Promise<PendingLogin> {
  const { app, merchant, input } = call;
  const defaultHash = await readSecret(app, merchant, DEFAULT_PASSWORD);
  const isDefault =
    defaultHash !== undefined && (await verifyPassword(app, defaultHash, input.password));
  return {
    attempt: loginAttempt.attempt.id,
    method: 'password',
    remember: input.remember,
    isDefault,
  };
}

async function isKnown(call: Call, credential: Credential | undefined): Promise<boolean> {
  const hash = deviceHashOf(call.cookies) ?? Buffer.alloc(32);
  const member = credential?.member ?? UNKNOWN_MEMBER;
  return isKnownDevice(call.app.pool, call.merchant.id, { member, hash });
}

interface VerifiedLogin {
  readonly member: Member;
  readonly credential: Credential;
  readonly knownDevice: boolean;
  readonly pendingLogin: PendingLogin;
}

async function openLoginSession(
  call: Call,
  loginAttempt: LoginAttempt,
  found: VerifiedLogin,
): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const { member, credential, knownDevice, pendingLogin } = found;
  const answer = await transaction<Answer<Row>>(app.pool, async (sql) => {
    if (!(await spendActivation(sql, merchant.id, credential))) {
      const value = { captcha: willNeedCaptcha(loginAttempt.counts) };
      return { commit: false, value: refuse('login.failed', { value }) };
    }
    const { socialTicket: ticket } = input;
    const linked = await spendSocialTicket(call, sql, { ticket, member: member.id });
    if (!linked.ok) return { commit: false, value: linked };
    const created = await createSession(call, sql, member, {
      method: 'password',
      password: { credential, isDefault: pendingLogin.isDefault },
    });
    const rememberedLogin = { username: member.username, member: member.id };
    await forgetBrowser(call, sql, { ...rememberedLogin, reason: 'unticked' });
    if (input.remember && !created.value.mustChange) {
      await rememberBrowser(call, sql, {
        ...rememberedLogin,
        deviceHash: created.session.deviceHash,
      });
    }
    await finishAttempt(sql, merchant.id, {
      attempt: loginAttempt.attempt.id,
      outcome: 'ok',
      member: member.id,
      knownDevice,
    });
    return { commit: true, value: ok(created.value) };
  });
  if (!answer.ok) {
    const end = { outcome: 'verification', member: member.id, knownDevice } as const;
    await settleAttempt(call, loginAttempt, end);
  }
  return answer;
}

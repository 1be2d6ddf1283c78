import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { transaction } from '../../ground/sql.ts';
import {
  findCredentialByName,
  findMember,
  isHashingBusy,
  mayDo,
  usernameKey,
  verifyPassword,
  type Credential,
  type Member,
} from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { admit } from './admit.ts';
import { deviceHashOf } from './device.ts';
import { isCaptchaRight } from './make-captcha.ts';
import { forgetBrowser, rememberBrowser } from './remember.ts';
import { isKnownDevice } from './store/sessions.ts';
import { finishAttempt, type Outcome } from './store/attempts.ts';
import {
  beginAttempt,
  needsCaptcha,
  needsSecondFactor,
  settleAttempt,
  willNeedCaptcha,
  type Begun,
} from './throttle.ts';

type Row = PlayerCalls['login'];
type Call = CallOf<Row>;

/**
 * Somebody without an account is looked for like anybody else: the same statements, the same
 * work.
 */
const NOBODY = '00000000-0000-7000-8000-000000000000' as Member['id'];

/**
 * Username and password (decisions.md 6 to 9, 13). It runs outside a transaction: while a password
 * is being hashed no connection is held, so that a crowd at the door cannot stop the house.
 */
export async function login(call: Call): Promise<Answer<Row>> {
  if (call.input.type === 'sms') return refuse('feature.off');
  if (isHashingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const { house, merchant, input } = call;
  const key = usernameKey(input.username);
  const begun = await beginAttempt(call, key, 'password');
  const stopped = await askForCaptcha(call, begun);
  if (stopped !== undefined) return stopped;

  const credential = await findCredentialByName(house.pool, merchant.id, key);
  const knownDevice = await isKnown(call, credential);
  if (needsSecondFactor(begun.counts, knownDevice)) {
    await settleAttempt(call, begun, { outcome: 'verification', member: credential?.member });
    return refuse('login.verification.required');
  }
  const isRight = await verifyPassword(house, credential?.loginHash, input.password);
  const end = { member: credential?.member, knownDevice };
  if (!isRight || credential === undefined || hasLapsed(credential, call)) {
    await settleAttempt(call, begun, { ...end, outcome: 'wrong' });
    return refuse('login.failed', { value: { captcha: willNeedCaptcha(begun.counts) } });
  }
  const member = await findMember(house.pool, merchant.id, credential.member);
  assert(member !== undefined, 'a credential belongs to a member');
  if (!mayDo(member, 'login')) {
    const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await settleAttempt(call, begun, { ...end, outcome });
    return refuse(`login.${outcome}`);
  }
  return comeIn(call, begun, { member, credential, knownDevice });
}

async function askForCaptcha(call: Call, begun: Begun) {
  if (!needsCaptcha(begun.counts)) return undefined;
  const { captcha, captchaId } = call.input;
  if (captcha !== undefined && (await isCaptchaRight(call, { captcha, captchaId }))) {
    return undefined;
  }
  await settleAttempt(call, begun, { outcome: 'captcha' });
  const code = captcha === undefined ? 'login.captcha.required' : 'captcha.wrong';
  return refuse(code, { value: { captcha: true } });
}

async function isKnown(call: Call, credential: Credential | undefined): Promise<boolean> {
  const hash = deviceHashOf(call.cookies) ?? Buffer.alloc(32);
  const member = credential?.member ?? NOBODY;
  return isKnownDevice(call.house.pool, call.merchant.id, { member, hash });
}

/** An activation code that was not used in time is no password any more. */
function hasLapsed({ activationEndsAt }: Credential, { now }: Call): boolean {
  return activationEndsAt !== undefined && activationEndsAt <= now;
}

interface Found {
  readonly member: Member;
  readonly credential: Credential;
  readonly knownDevice: boolean;
}

async function comeIn(call: Call, begun: Begun, found: Found): Promise<Answer<Row>> {
  const { house, merchant, input } = call;
  const { member, credential, knownDevice } = found;
  const { settings } = await siteOf(house, merchant);
  const { defaultPasswordHash } = settings.passwordRules;
  const isDefault =
    defaultPasswordHash !== '' &&
    (await verifyPassword(house, defaultPasswordHash, input.password));
  return transaction<Answer<Row>>(house.pool, async (sql) => {
    const admitted = await admit(call, sql, member, {
      method: 'password',
      password: { credential, isDefault },
    });
    const of = { username: member.username, member: member.id };
    await forgetBrowser(call, sql, { ...of, reason: 'unticked' });
    if (input.remember) {
      await rememberBrowser(call, sql, { ...of, deviceHash: admitted.session.deviceHash });
    }
    await finishAttempt(sql, merchant.id, {
      attempt: begun.attempt.id,
      outcome: 'ok',
      member: member.id,
      knownDevice,
    });
    return { commit: true, value: ok(admitted.value) };
  });
}

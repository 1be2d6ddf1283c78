import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { transaction } from '../../ground/sql.ts';
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
} from '../members/index.ts';
import { DEFAULT_PASSWORD, readSecret } from '../settings/index.ts';
import { admit } from './admit.ts';
import { askForCaptcha, takeCaptcha } from './ask-for-captcha.ts';
import { logInByCode } from './codes/log-in-by-code.ts';
import { deviceHashOf } from './device.ts';
import { askBlindly, askFactor, type Coming } from './factors/ask-factor.ts';
import { requireHuman } from './human/human.ts';
import { forgetBrowser, rememberBrowser } from './remember.ts';
import { spendSocialTicket } from './social/spend-ticket.ts';
import { isKnownDevice } from './store/sessions.ts';
import { finishAttempt, type Outcome } from './store/attempts.ts';
import {
  inAttempt,
  isDoorFull,
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
  if (call.input.type === 'sms') return logInByCode(call);
  if (isHashingBusy() || isDoorFull(call)) {
    return refuse('rate.limited', { retryAfterSeconds: 1 });
  }
  const inhuman = await requireHuman(call, 'login', call.input.geetest);
  if (inhuman !== undefined) return inhuman;
  const key = usernameKey(call.input.username);
  return inAttempt(call, { usernameKey: key, method: 'password' }, (begun) =>
    tryPassword(call, key, begun),
  );
}

async function tryPassword(call: Call, key: string, begun: Begun): Promise<Answer<Row>> {
  const { house, merchant, input } = call;
  const stopped = await askForCaptcha(call, begun);
  if (stopped !== undefined) return stopped;

  const credential = await findCredentialByName(house.pool, merchant.id, key);
  const knownDevice = await isKnown(call, credential);
  const matches = await verifyPassword(house, credential?.loginHash, input.password);
  const isRight = matches && credential !== undefined && !hasLapsed(credential, call.now);
  const end = { member: credential?.member, knownDevice };
  if (needsSecondFactor(begun.counts, knownDevice)) {
    await settleAttempt(call, begun, { ...end, outcome: 'verification' });
    const coming = await comingBy(call, begun);
    return askBlindly(call, house.pool, isRight ? credential.member : undefined, coming);
  }
  if (!isRight) {
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
  const coming = await comingBy(call, begun);
  const asked = await askFactor(call, house.pool, member, coming);
  if (asked.is === 'asked') {
    await settleAttempt(call, begun, { ...end, outcome: 'verification' });
    return asked.refusal;
  }
  if (asked.is === 'bare' && !needsCaptcha(begun.counts)) {
    const bare = await takeCaptcha(call, begun);
    if (bare !== undefined) return bare;
  }
  return comeIn(call, begun, { member, credential, knownDevice, coming });
}

/** What the login's second step must know of the first. */
async function comingBy(call: Call, begun: Begun): Promise<Coming> {
  const { house, merchant, input } = call;
  const defaultHash = await readSecret(house, merchant, DEFAULT_PASSWORD);
  const isDefault =
    defaultHash !== undefined && (await verifyPassword(house, defaultHash, input.password));
  return {
    attempt: begun.attempt.id,
    method: 'password',
    remember: input.remember,
    isDefault,
  };
}

async function isKnown(call: Call, credential: Credential | undefined): Promise<boolean> {
  const hash = deviceHashOf(call.cookies) ?? Buffer.alloc(32);
  const member = credential?.member ?? NOBODY;
  return isKnownDevice(call.house.pool, call.merchant.id, { member, hash });
}

interface Found {
  readonly member: Member;
  readonly credential: Credential;
  readonly knownDevice: boolean;
  readonly coming: Coming;
}

async function comeIn(call: Call, begun: Begun, found: Found): Promise<Answer<Row>> {
  const { house, merchant, input } = call;
  const { member, credential, knownDevice, coming } = found;
  const answer = await transaction<Answer<Row>>(house.pool, async (sql) => {
    if (!(await spendActivation(sql, merchant.id, credential))) {
      const value = { captcha: willNeedCaptcha(begun.counts) };
      return { commit: false, value: refuse('login.failed', { value }) };
    }
    const { socialTicket: ticket } = input;
    const linked = await spendSocialTicket(call, sql, { ticket, member: member.id });
    if (!linked.ok) return { commit: false, value: linked };
    const admitted = await admit(call, sql, member, {
      method: 'password',
      password: { credential, isDefault: coming.isDefault },
    });
    const of = { username: member.username, member: member.id };
    await forgetBrowser(call, sql, { ...of, reason: 'unticked' });
    if (input.remember && !admitted.value.mustChange) {
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
  if (!answer.ok) {
    const end = { outcome: 'verification', member: member.id, knownDevice } as const;
    await settleAttempt(call, begun, end);
  }
  return answer;
}

import { HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, type DemoMember } from '../../../../../../demo/demo-members.ts';
import { proveHuman } from '../../../../../../demo/prove-human.ts';
import {
  changeSetting,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  openTestApp,
  readCode,
  readMessages,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(61 * MINUTE_MS));

async function enter(username: DemoMember['username']): Promise<Browser> {
  const browser = openBrowser(home);
  const done = await browser.call('login', { username, password: DEMO_PASSWORD });
  if (!done.ok) throw new Error(done.refusal.code);
  browser.token = done.value.token;
  return browser;
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

const password = DEMO_PASSWORD;

test('a first mobile number is verified with its code and the password, without a hold', async () => {
  const browser = await enter('downline1');
  const number = freshPhoneNumber();
  const target = { kind: 'mobile', to: `0${number.slice(3)}`, countryDialingCode: '63' } as const;
  expect(codeOf(await browser.call('contactCode', target))).toBe('ok');
  const code = await readCode(home, number);
  const wrong = await browser.call('contactBind', { ...target, code, password: 'not it' });
  expect(codeOf(wrong)).toBe('password.wrong');
  const bound = await browser.call('contactBind', { ...target, code, password });
  expect(bound).toEqual({ ok: true, value: { payoutHeldUntil: null } });
  const config = await browser.call('securityConfig', {});
  expect(config).toMatchObject({ value: { mobileVerifiedAt: expect.any(Number) as number } });
});

test('replacing a verified contact needs a code sent to it, notifies it, and holds payouts', async () => {
  const browser = await enter('player1');
  const [old, next] = [freshPhoneNumber(), freshPhoneNumber()];
  await verifyPhoneNumber(home, 'player1', old);
  const target = { kind: 'mobile', to: next } as const;
  await browser.call('contactCode', target);
  const code = await readCode(home, next);
  const bare = await browser.call('contactBind', { ...target, code, password });
  expect(bare).toMatchObject({
    refusal: { code: 'contact.proof_required', value: { kinds: ['mobile'] } },
  });
  await browser.call('contactProofCode', { kind: 'mobile' });
  const proof = { kind: 'mobile', code: await readCode(home, old) } as const;
  const done = await browser.call('contactBind', { ...target, code, password, proof });
  expect(codeOf(done)).toBe('ok');
  const until = done.ok ? (done.value.payoutHeldUntil ?? 0) : 0;
  expect(until - home.context.clock.now()).toBeGreaterThan(23 * HOUR_MS);
  expect((await readMessages(home, old))[0]).toContain('was changed');
  const settings = await browser.call('withdrawSettings', {});
  expect(settings).toMatchObject({ value: { lockedUntil: until } });
  expect(await browser.call('inbox', {})).toMatchObject({
    value: { list: [{ title: 'An address of your account was changed' }] },
  });
});

test('a number that another member has proven is refused, but only after its ownership is shown', async () => {
  const taken = freshPhoneNumber();
  await verifyPhoneNumber(home, 'upline', taken);
  const browser = await enter('downline2');
  const target = { kind: 'mobile', to: taken } as const;
  expect(codeOf(await browser.call('contactCode', target))).toBe('ok');
  const guess = await browser.call('contactBind', { ...target, code: '000000', password });
  expect(['code.wrong', 'code.ended']).toContain(codeOf(guess));
  const code = await readCode(home, taken);
  expect(codeOf(await browser.call('contactBind', { ...target, code, password }))).toBe(
    'contact.taken',
  );
});

test('an e-mail address is verified in the same way, by its code alone', async () => {
  const browser = await enter('downline2');
  const target = { kind: 'email', to: 'delia@example.test' } as const;
  expect(codeOf(await browser.call('contactCode', { ...target, to: 'no address' }))).toBe(
    'contact.invalid',
  );
  await browser.call('contactCode', target);
  const code = await readCode(home, target.to);
  expect(codeOf(await browser.call('contactBind', { ...target, code, password }))).toBe('ok');
  expect(codeOf(await browser.call('contactCode', target))).toBe('contact.same');
});

test('an existing real name cannot be replaced', async () => {
  const browser = await enter('house');
  const again = await browser.call('realNameSet', { realName: 'Somebody Else' });
  expect(codeOf(again)).toBe('realName.set');
});

test('if the human check is on, it comes before a code to a new address', async () => {
  const browser = await enter('downline1');
  const target = { kind: 'email', to: 'doro@example.test' } as const;
  const everywhere = { login: true, sms: true, register: true };
  const nowhere = { login: false, sms: false, register: false };
  await changeSetting(home, 'humanCheck', { scenes: everywhere });
  expect(codeOf(await browser.call('contactCode', target))).toBe('human.required');
  const proof = await proveHuman(home.client(), 'sms');
  expect(codeOf(await browser.call('contactCode', { ...target, ...proof }))).toBe('ok');
  expect(codeOf(await browser.call('contactCode', { ...target, ...proof }))).toBe('human.wrong');
  await changeSetting(home, 'humanCheck', { scenes: nowhere });
});

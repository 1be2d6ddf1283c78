import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, type DemoMember } from '../../../../../../demo/demo-members.ts';
import {
  changeSetting,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  openTestApp,
  readCode,
  solveCaptcha,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());
beforeEach(async () => {
  await home.turnClock(31 * MINUTE_MS);
  await changeSetting(home, 'verification', { unknownAddress: true, bankName: false });
});

type Name = DemoMember['username'];

function from(address: string): Browser {
  return openBrowser(home, { headers: { 'x-forwarded-for': address } });
}

const login = (browser: Browser, username: Name, more: object = {}) =>
  browser.call('login', { username, password: DEMO_PASSWORD, ...more });

const ticketOf = (answer: Awaited<ReturnType<typeof login>>): string =>
  answer.ok ? '' : String(answer.refusal.value['ticket']);

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

test('on an unknown device in an unknown network, a code by SMS opens the session', async () => {
  const number = freshPhoneNumber();
  await verifyPhoneNumber(home, 'player1', number);
  expect(codeOf(await login(from('203.0.113.1'), 'player1'))).toBe('ok');
  const abroad = from('198.51.100.7');
  const asked = await login(abroad, 'player1');
  expect(asked).toMatchObject({
    refusal: {
      code: 'login.verification.required',
      value: { factors: [{ kind: 'mobile', masked: `*********${number.slice(-4)}` }] },
    },
  });
  const ticket = ticketOf(asked);
  const sent = await abroad.call('loginVerifySend', { ticket, kind: 'mobile' });
  expect(sent).toEqual({ ok: true, value: { expiredMinutes: 1 } });
  const code = await readCode(home, number);
  const wrong = code === '123456' ? '654321' : '123456';
  const give = (typed: string) =>
    abroad.call('loginVerify', { ticket, kind: 'mobile' as const, code: typed });
  expect(codeOf(await give(wrong))).toBe('factor.code_wrong');
  const done = await give(code);
  expect(codeOf(done)).toBe('ok');
  abroad.token = done.ok ? done.value.token : undefined;
  expect(await abroad.call('inbox', {})).toMatchObject({
    value: { list: [{ title: 'A login from a new device' }] },
  });
  // The network is known from now on, and so is the browser in any network.
  expect(codeOf(await login(from('198.51.100.7'), 'player1'))).toBe('ok');
});

test('a known device in a new network and a new device in a known network need no code', async () => {
  await verifyPhoneNumber(home, 'upline', freshPhoneNumber());
  const cookies = new Map<string, string>();
  const own = from('203.0.113.20');
  expect(codeOf(await login(own, 'upline'))).toBe('ok');
  for (const [name, value] of own.cookies) cookies.set(name, value);
  const travelled = from('198.51.100.20');
  for (const [name, value] of cookies) travelled.cookies.set(name, value);
  expect(codeOf(await login(travelled, 'upline'))).toBe('ok');
  expect(codeOf(await login(from('203.0.113.20'), 'upline'))).toBe('ok');
});

test('the first login needs no code, because no network is known yet', async () => {
  await verifyPhoneNumber(home, 'house', freshPhoneNumber());
  expect(codeOf(await login(from('203.0.113.30'), 'house'))).toBe('ok');
});

test('a member without a factor solves a captcha, and is notified of the login', async () => {
  expect(codeOf(await login(from('203.0.113.40'), 'downline1'))).toBe('ok');
  const abroad = from('198.51.100.40');
  const first = await login(abroad, 'downline1');
  expect(first).toMatchObject({
    refusal: { code: 'login.captcha.required', value: { captcha: true } },
  });
  const done = await login(abroad, 'downline1', await solveCaptcha(abroad));
  expect(codeOf(done)).toBe('ok');
  abroad.token = done.ok ? done.value.token : undefined;
  expect(await abroad.call('inbox', {})).toMatchObject({
    value: { list: [{ title: 'A login from a new device' }] },
  });
});

test('the name on the bank account is required in addition to the code, and does not consume it', async () => {
  await changeSetting(home, 'verification', { unknownAddress: true, bankName: true });
  const number = freshPhoneNumber();
  await verifyPhoneNumber(home, 'downline2', number);
  expect(codeOf(await login(from('203.0.113.50'), 'downline2'))).toBe('ok');
  const abroad = from('198.51.100.50');
  const asked = await login(abroad, 'downline2');
  expect(asked).toMatchObject({
    refusal: { value: { factors: [{ kind: 'mobile' }, { kind: 'bankName', masked: '' }] } },
  });
  const ticket = ticketOf(asked);
  await abroad.call('loginVerifySend', { ticket, kind: 'mobile' });
  const code = await readCode(home, number);
  const give = (bankName?: string) =>
    abroad.call('loginVerify', {
      ticket,
      kind: 'mobile',
      code,
      ...(bankName === undefined ? {} : { bankName }),
    });
  expect(codeOf(await give())).toBe('factor.code_wrong');
  expect(codeOf(await give('Somebody Else'))).toBe('factor.code_wrong');
  expect(codeOf(await give('  delia   NAVARRO '))).toBe('ok');
});

test('with the rule off no login needs a code', async () => {
  await changeSetting(home, 'verification', { unknownAddress: false });
  expect(codeOf(await login(from('192.0.2.77'), 'player1'))).toBe('ok');
});

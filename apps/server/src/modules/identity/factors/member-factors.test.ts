import { assert } from '@fairhouse/values';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DEMO_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import { logInOperator, openBrowser, openTestApp, type TestApp } from '../../../testing/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

type Username = DemoMember['username'];

const reason = 'the phone was lost, and the papers were seen';
const idOf = (username: Username) => demoMemberId(home.merchant, username);
const backofficeOf = async (name: string) =>
  home.backoffice({ token: await logInOperator(home, name) });

async function enter(username: Username) {
  const browser = openBrowser(home);
  const login = await browser.call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} comes in`);
  browser.token = login.value.token;
  return browser;
}

async function enrol(username: Username) {
  const browser = await enter(username);
  const setup = await browser.call('authenticatorSetUp', { password: DEMO_PASSWORD });
  assert(setup.ok, 'the authenticator is set up');
  const totp = new TOTP({ secret: Secret.fromBase32(setup.value.secret) });
  const code = totp.generate({ timestamp: home.context.clock.now() });
  const done = await browser.call('authenticatorConfirm', { code });
  assert(done.ok, 'the authenticator is confirmed');
  return { browser, spare: done.value.recoveryCodes[0] ?? '' };
}

async function decide(name: string, id: string) {
  return (await backofficeOf(name)).call('approvalDecide', { id, decision: 'approve', reason });
}

test("an operator sees a member's factors, and none of their secrets", async () => {
  const backoffice = await backofficeOf('service');
  const id = idOf('player1');
  expect(await backoffice.call('memberFactors', { id })).toEqual({
    ok: true,
    value: {
      emailVerifiedAt: null,
      mobileVerifiedAt: null,
      authenticatorSince: null,
      authenticatorLockedUntil: null,
      recoveryCodes: 0,
      payoutHeldUntil: null,
      trustedDevices: 0,
    },
  });
  await enrol('player1');
  const enrolled = await backoffice.call('memberFactors', { id });
  expect(enrolled).toMatchObject({
    value: { authenticatorSince: expect.any(Number), recoveryCodes: 10 },
  });
});

test('two operators remove an authenticator, which ends sessions and holds payouts', async () => {
  const member = await enrol('downline1');
  const id = idOf('downline1');
  const owner = await backofficeOf('owner');
  const asked = await owner.call('memberAuthenticatorReset', { id, reason });
  assert(asked.ok, 'it is asked for');
  const { approval } = asked.value;
  expect(await decide('owner', approval)).toMatchObject({ refusal: { code: 'approval.own' } });
  expect(await decide('risk', approval)).toMatchObject({ refusal: { code: 'right.required' } });
  expect((await member.browser.call('memberInfo', {})).ok).toBe(true);
  expect(await decide('partner', approval)).toMatchObject({ ok: true });
  expect(await member.browser.call('memberInfo', {})).toMatchObject({
    refusal: { code: 'session.ended' },
  });
  expect(await owner.call('memberFactors', { id })).toMatchObject({
    value: {
      authenticatorSince: null,
      recoveryCodes: 0,
      payoutHeldUntil: expect.any(Number),
    },
  });
  const back = await enter('downline1');
  const inbox = await back.call('inbox', {});
  assert(inbox.ok, 'the inbox is read');
  expect(inbox.value.list.map(({ title }) => title).join()).toMatch(/authenticator/i);
});

test('a removal request fails if the authenticator no longer exists', async () => {
  const id = idOf('downline2');
  const owner = await backofficeOf('owner');
  const none = await owner.call('memberAuthenticatorReset', { id, reason });
  expect(none).toMatchObject({ refusal: { code: 'authenticator.missing' } });
  await enrol('downline2');
  const first = await owner.call('memberAuthenticatorReset', { id, reason });
  const second = await owner.call('memberAuthenticatorReset', { id, reason });
  assert(first.ok && second.ok, 'both are asked for');
  expect(await decide('partner', first.value.approval)).toMatchObject({ ok: true });
  expect(await decide('partner', second.value.approval)).toMatchObject({
    refusal: { code: 'approval.failed', value: { code: 'authenticator.missing' } },
  });
});

test('deleting all devices makes them unknown and untrusted, and ends all sessions', async () => {
  const { browser, spare } = await enrol('upline');
  const other = openBrowser(home);
  const login = { username: 'upline', password: DEMO_PASSWORD };
  const first = await other.call('login', login);
  const ticket = first.ok ? '' : String(first.refusal.value['ticket']);
  const give = { ticket, kind: 'recovery', code: spare, trustDevice: true } as const;
  expect(await other.call('loginVerify', give)).toMatchObject({ ok: true });
  expect(await other.call('login', login)).toMatchObject({ ok: true });
  const backoffice = await backofficeOf('risk');
  const id = idOf('upline');
  expect(await backoffice.call('memberFactors', { id })).toMatchObject({
    value: { trustedDevices: 1 },
  });
  const done = await backoffice.call('memberDevicesForget', { id, reason });
  expect(done).toMatchObject({ ok: true, value: { forgotten: 2 } });
  expect(await backoffice.call('memberFactors', { id })).toMatchObject({
    value: { trustedDevices: 0 },
  });
  expect(await browser.call('memberInfo', {})).toMatchObject({
    refusal: { code: 'session.ended' },
  });
  expect(await other.call('login', login)).toMatchObject({
    refusal: { code: 'login.verification.required' },
  });
});

test('an operator with read access only cannot remove anything', async () => {
  const backoffice = await backofficeOf('auditor');
  const id = idOf('upline');
  for (const name of ['memberAuthenticatorReset', 'memberDevicesForget'] as const) {
    expect(await backoffice.call(name, { id, reason })).toMatchObject({
      refusal: { code: 'right.required' },
    });
  }
});

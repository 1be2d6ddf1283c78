// A merchant that requires a second step at every login (ASVS 6.3.3).
import { MINUTE_MS, DAY_MS } from '@fairhouse/values';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import {
  changeSetting,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  openTestApp,
  readCode,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';
import { findMember, proveEmail } from '../../members/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(async () => {
  await home.turnClock(DAY_MS + MINUTE_MS);
  await changeSetting(home, 'verification', { everyLogin: true });
});

type Kind = 'mobile' | 'email';

const login = (browser: Browser, username: string, more: object = {}) =>
  browser.call('login', { username, password: DEMO_PASSWORD, ...more });

interface FactorDecision {
  readonly ticket: string;
  readonly factors: readonly { readonly kind: string; readonly masked: string }[];
}

/** The factors that a login requires; it must not open a session. */
async function ask(browser: Browser, username: string, more: object = {}): Promise<FactorDecision> {
  const answer = await login(browser, username, more);
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'login.verification.required', value: { everyLogin: true } },
  });
  return (answer.ok ? {} : answer.refusal.value) as unknown as FactorDecision;
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

const kindsOf = ({ factors }: FactorDecision): readonly string[] => factors.map(({ kind }) => kind);

async function comeIn(browser: Browser, ticket: string, kind: Kind, to: string): Promise<string> {
  const sent = await browser.call('loginVerifySend', { ticket, kind });
  expect(codeOf(sent)).toBe('ok');
  const code = await readCode(home, to);
  const done = await browser.call('loginVerify', { ticket, kind, code });
  if (done.ok) browser.token = done.value.token;
  return codeOf(done) ?? '';
}

describe('a second step at every login', () => {
  test('is required at the first login, on a known device, and in a known network', async () => {
    const number = freshPhoneNumber();
    await verifyPhoneNumber(home, 'player1', number);
    const browser = openBrowser(home);
    for (let times = 0; times < 3; times += 1) {
      await home.turnClock(2 * MINUTE_MS);
      const asked = await ask(browser, 'player1');
      expect(kindsOf(asked)).toEqual(['mobile']);
      expect(await comeIn(browser, asked.ticket, 'mobile', number)).toBe('ok');
    }
    expect((await browser.call('memberInfo', {})).ok).toBe(true);
  });

  test('applies to trusted devices, and no login is remembered', async () => {
    await changeSetting(home, 'verification', { everyLogin: false });
    const browser = openBrowser(home);
    const first = await browser.call('register', {
      username: 'careful1',
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      birthday: '1990-05-31',
    });
    browser.token = first.ok ? first.value.token : undefined;
    const setup = await browser.call('authenticatorSetUp', { password: DEMO_PASSWORD });
    const secret = setup.ok ? setup.value.secret : '';
    const code = async (): Promise<string> => {
      await home.turnClock(MINUTE_MS);
      const timestamp = home.context.clock.now();
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    };
    expect(codeOf(await browser.call('authenticatorConfirm', { code: await code() }))).toBe('ok');
    const kind = 'authenticator';
    const answer = await login(browser, 'careful1', { remember: true });
    const ticket = answer.ok ? '' : String(answer.refusal.value['ticket']);
    const trusted = { ticket, kind, code: await code(), trustDevice: true } as const;
    expect(codeOf(await browser.call('loginVerify', trusted))).toBe('ok');
    expect(codeOf(await login(browser, 'careful1', { remember: true }))).toBe('ok');
    expect(codeOf(await browser.call('rememberLogin', { username: 'careful1' }))).toBe('ok');

    await changeSetting(home, 'verification', { everyLogin: true });
    const ended = await browser.call('rememberLogin', { username: 'careful1' });
    expect(codeOf(ended)).toBe('login.remember.ended');
    const asked = await ask(browser, 'careful1', { remember: true });
    expect(kindsOf(asked)).toEqual(['authenticator', 'recovery']);
    const again = { ticket: asked.ticket, kind, code: await code(), trustDevice: true } as const;
    expect(codeOf(await browser.call('loginVerify', again))).toBe('ok');
    expect([...browser.cookies.keys()]).not.toContain('careful1');
    await ask(browser, 'careful1');
  });
});

describe('a member without a factor', () => {
  test('verifies an address, which is its factor from then on', async () => {
    const email = 'somebody.new@example.com';
    const browser = openBrowser(home);
    const asked = await ask(browser, 'downline1');
    expect(kindsOf(asked)).toEqual(['mobile', 'email', 'newContact']);
    const { ticket } = asked;
    const given = { ticket, kind: 'email', to: email } as const;
    expect(codeOf(await browser.call('loginVerifySend', { ticket, kind: 'email' }))).toBe(
      'contact.invalid',
    );
    expect(codeOf(await browser.call('loginVerifySend', given))).toBe('ok');
    const code = await readCode(home, email);
    const elsewhere = { ...given, to: 'other@example.com', code };
    expect(codeOf(await browser.call('loginVerify', elsewhere))).toBe('factor.code_wrong');
    const wrong = { ...given, code: wrongFor(code) };
    expect(codeOf(await browser.call('loginVerify', wrong))).toBe('factor.code_wrong');
    const thief = openBrowser(home);
    expect(codeOf(await thief.call('loginVerify', { ...given, code }))).toBe('verify.ticket_ended');
    expect(codeOf(await browser.call('loginVerify', { ...given, code }))).toBe('ok');
    const member = await findMember(
      home.context.pool,
      home.merchant.id,
      demoMemberId(home.merchant, 'downline1'),
    );
    expect(member).toMatchObject({ email, emailVerifiedAt: expect.any(Number) });
    await home.turnClock(2 * MINUTE_MS);
    const next = await ask(browser, 'downline1');
    expect(next.factors).toEqual([{ kind: 'email', masked: expect.stringContaining('***') }]);
    expect(await comeIn(browser, next.ticket, 'email', email)).toBe('ok');
  });

  test('cannot verify another member’s number, and verifies its own', async () => {
    const theirs = freshPhoneNumber();
    const own = freshPhoneNumber();
    await verifyPhoneNumber(home, 'upline', theirs);
    const browser = openBrowser(home);
    const { ticket } = await ask(browser, 'downline2');
    const give = async (to: string) => {
      expect(codeOf(await browser.call('loginVerifySend', { ticket, kind: 'mobile', to }))).toBe(
        'ok',
      );
      const code = await readCode(home, to);
      return codeOf(await browser.call('loginVerify', { ticket, kind: 'mobile', to, code }));
    };
    expect(await give(theirs)).toBe('contact.taken');
    expect(await give(own)).toBe('ok');
    const next = await ask(browser, 'downline2');
    expect(next.factors).toEqual([{ kind: 'mobile', masked: `*********${own.slice(-4)}` }]);
  });

  test('cannot bypass a contact that was verified in the meantime', async () => {
    const browser = openBrowser(home);
    const to = 'stranger@example.com';
    const { ticket } = await ask(browser, 'house');
    await browser.call('loginVerifySend', { ticket, kind: 'email', to });
    await verifyPhoneNumber(home, 'house', freshPhoneNumber());
    const given = { ticket, kind: 'email', to, code: await readCode(home, to) } as const;
    expect(codeOf(await browser.call('loginVerify', given))).toBe('verify.ticket_ended');
  });
});

describe('a member with only a phone', () => {
  test('needs a factor other than the phone', async () => {
    const number = freshPhoneNumber();
    await verifyPhoneNumber(home, 'upline', number);
    const browser = openBrowser(home);
    await browser.call('loginCode', { mobileNum: number });
    const password = await readCode(home, number);
    const answer = await browser.call('login', { type: 'sms', username: number, password });
    const asked = (answer.ok ? {} : answer.refusal.value) as unknown as FactorDecision;
    expect(kindsOf(asked)).toEqual(['email', 'newContact']);
    const { ticket } = asked;
    const byPhone = { ticket, kind: 'mobile', to: number } as const;
    expect(codeOf(await browser.call('loginVerifySend', byPhone))).toBe('factor.unknown');
    const given = { ticket, kind: 'email', to: 'upline@example.com' } as const;
    expect(codeOf(await browser.call('loginVerifySend', given))).toBe('ok');
    const code = await readCode(home, given.to);
    expect(codeOf(await browser.call('loginVerify', { ...given, code }))).toBe('ok');
  });

  test('cannot reset its password with the phone alone', async () => {
    const mobileNum = freshPhoneNumber();
    await verifyPhoneNumber(home, 'player1', mobileNum);
    const reset = async () => {
      await openBrowser(home).call('forgotSms', { mobileNum });
      const verificationCode = await readCode(home, mobileNum);
      const newPassword = 'four tall lighthouses';
      return openBrowser(home).call('resetByPhone', { mobileNum, verificationCode, newPassword });
    };
    expect(codeOf(await reset())).toBe('reset.no_factor');
    const member = demoMemberId(home.merchant, 'player1');
    const proof = { member, email: 'player1@example.com', at: home.context.clock.now() };
    await proveEmail(home.context.pool, home.merchant.id, proof);
    await home.turnClock(2 * MINUTE_MS);
    expect(await reset()).toMatchObject({
      refusal: { code: 'reset.second_factor', value: { factors: [{ kind: 'email' }] } },
    });
    const browser = openBrowser(home);
    expect(kindsOf(await ask(browser, 'player1'))).toEqual(['mobile', 'email']);
  });
});

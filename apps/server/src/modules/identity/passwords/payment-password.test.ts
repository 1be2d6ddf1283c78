import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DEMO_PAYMENT_PASSWORD,
  DEMO_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import { transaction } from '../../../platform/sql.ts';
import { openBrowser, openTestApp, type TestApp } from '../../../testing/index.ts';
import { checkPaymentPassword, paymentPasswordProblem } from '../../members/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

async function logIn(username: string, password = DEMO_PASSWORD) {
  const browser = openBrowser(home);
  const answer = await browser.call('login', { username, password });
  if (!answer.ok) throw new Error(answer.refusal.code);
  browser.token = answer.value.token;
  return browser;
}

/** The check as another module calls it, in a transaction that commits a refusal with `keep`. */
async function check(username: DemoMember['username'], password: string): Promise<string> {
  const { context: app, merchant } = home;
  return transaction(app.pool, async (sql) => {
    const session = { member: demoMemberId(merchant, username) };
    const call = { app, merchant, sql, now: app.clock.now(), session };
    const checked = await checkPaymentPassword(call as never, password);
    const commit = checked.ok || checked.problem.keep === true;
    return { commit, value: checked.ok ? 'ok' : checked.problem.code };
  });
}

test.each([
  ['280519', undefined],
  ['135724', undefined],
  ['28051', 'paymentPassword.form'],
  ['2805190', 'paymentPassword.form'],
  ['28051a', 'paymentPassword.form'],
  ['２８０５１９', 'paymentPassword.form'],
  ['000000', 'paymentPassword.simple'],
  ['123456', 'paymentPassword.simple'],
  ['654321', 'paymentPassword.simple'],
  ['789012', 'paymentPassword.simple'],
])('the digits %s are judged as %s', (digits, problem) => {
  expect(paymentPasswordProblem(digits)).toBe(problem);
});

describe('the payment password', () => {
  test('is locked for a day by five failures in a row across all calls', async () => {
    expect(await check('player1', DEMO_PAYMENT_PASSWORD)).toBe('ok');
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await check('player1', '111222')).toBe('paymentPassword.wrong');
    }
    expect(await check('player1', DEMO_PAYMENT_PASSWORD)).toBe('ok');
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await check('player1', '111222')).toBe('paymentPassword.wrong');
    }
    expect(await check('player1', '111222')).toBe('paymentPassword.locked');
    expect(await check('player1', DEMO_PAYMENT_PASSWORD)).toBe('paymentPassword.locked');
    await home.turnClock(DAY_MS + MINUTE_MS);
    expect(await check('player1', '111222')).toBe('paymentPassword.wrong');
    expect(await check('player1', DEMO_PAYMENT_PASSWORD)).toBe('ok');
  });

  test('allows at most five of twenty concurrent guesses', async () => {
    const guesses = Array.from({ length: 20 }, (_each, at) => String(310_000 + at * 7));
    const codes = await Promise.all(guesses.map((digits) => check('downline1', digits)));
    expect(codes.filter((code) => code === 'paymentPassword.wrong').length).toBe(4);
    expect(codes.filter((code) => code === 'paymentPassword.locked').length).toBe(16);
  });

  test('is changed with the old one, and must differ from the login password', async () => {
    const browser = await logIn('downline2');
    const change = (old: string, fresh: string, again = fresh) =>
      browser.call('paymentPasswordChange', {
        oldPaymentPassword: old,
        newPaymentPassword: fresh,
        confirmPaymentPassword: again,
      });
    expect(await change('111222', '402917')).toMatchObject({
      refusal: { code: 'paymentPassword.wrong' },
    });
    expect(await change(DEMO_PAYMENT_PASSWORD, '402917', '402918')).toMatchObject({
      refusal: { code: 'password.mismatch' },
    });
    expect(await change(DEMO_PAYMENT_PASSWORD, DEMO_PAYMENT_PASSWORD)).toMatchObject({
      refusal: { code: 'password.same' },
    });
    expect(await change(DEMO_PAYMENT_PASSWORD, '402917')).toMatchObject({ ok: true });
    expect(await check('downline2', '402917')).toBe('ok');
  });

  test('is set once, with the login password as proof', async () => {
    const browser = openBrowser(home);
    const answer = await browser.call('register', {
      username: 'payless1',
      password: 'five blue lanterns',
      confirmPassword: 'five blue lanterns',
      birthday: '1990-05-31',
    });
    if (!answer.ok) throw new Error(answer.refusal.code);
    browser.token = answer.value.token;
    const set = (password: string, digits: string) =>
      browser.call('paymentPasswordSet', {
        password,
        paymentPassword: digits,
        confirmPaymentPassword: digits,
      });
    expect(await set('wrong', '402917')).toMatchObject({ refusal: { code: 'password.wrong' } });
    expect(await set('five blue lanterns', '111111')).toMatchObject({
      refusal: { code: 'paymentPassword.simple' },
    });
    expect(await set('five blue lanterns', '402917')).toMatchObject({ ok: true });
    expect(await set('five blue lanterns', '402918')).toMatchObject({
      refusal: { code: 'paymentPassword.exists' },
    });
    const config = await browser.call('securityConfig', {});
    expect(config).toMatchObject({ ok: true, value: { paymentPasswordSet: true } });
  });
});

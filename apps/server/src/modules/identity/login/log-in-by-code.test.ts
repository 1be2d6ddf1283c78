import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import { proveHuman } from '../../../../../../demo/prove-human.ts';
import { transaction } from '../../../platform/sql.ts';
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
import { tellsApart } from '../../../testing/timing/tells-apart.ts';
import { checkCode } from '../codes/check-code.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(DAY_MS + MINUTE_MS));

const ask = (mobileNum: string, browser = openBrowser(home)) =>
  browser.call('loginCode', { mobileNum });

const enter = (username: string, password: string, browser: Browser = openBrowser(home)) =>
  browser.call('login', { type: 'sms', username, password });

/** Six digits that differ from these. */
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

async function memberWithCode(): Promise<{ number: string; code: string }> {
  const number = freshPhoneNumber();
  await verifyPhoneNumber(home, 'player1', number);
  await ask(number);
  return { number, code: await readCode(home, number) };
}

describe('a login by SMS', () => {
  test('opens a session for the member who has proven the number', async () => {
    const { number, code } = await memberWithCode();
    const browser = openBrowser(home);
    const answer = await browser.call('login', {
      type: 'sms',
      username: `0${number.slice(3)}`,
      countryDialingCode: '63',
      password: ` ${code} `,
    });
    expect(answer).toMatchObject({ ok: true, value: { username: 'player1', mustChange: false } });
    if (!answer.ok) return;
    browser.token = answer.value.token;
    const history = await browser.call('loginHistory', {});
    expect(history).toMatchObject({ ok: true, value: { list: [{ method: 'sms' }] } });
  });

  test('requires the human check first, if the merchant enabled it', async () => {
    const { number, code } = await memberWithCode();
    await changeSetting(home, 'humanCheck', {
      provider: 'altcha',
      scenes: { login: true, sms: false, register: false },
    });
    const browser = openBrowser(home);
    const bare = await enter(number, code, browser);
    const input = { type: 'sms', username: number, password: code } as const;
    const proven = await browser.call('login', {
      ...input,
      ...(await proveHuman(browser, 'login')),
    });
    await changeSetting(home, 'humanCheck', { provider: 'off' });
    expect(bare).toMatchObject({ ok: false, refusal: { code: 'human.required' } });
    expect(proven).toMatchObject({ ok: true });
  });

  test('accepts a code once', async () => {
    const { number, code } = await memberWithCode();
    expect((await enter(number, code)).ok).toBe(true);
    expect(await enter(number, code)).toMatchObject({
      ok: false,
      refusal: { code: 'code.ended', status: 422 },
    });
  });

  test('admits one of twenty concurrent uses of the correct code', async () => {
    const { number, code } = await memberWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(number, code)));
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
  });

  test('ends after five wrong codes, even if the sixth is correct', async () => {
    const { number, code } = await memberWithCode();
    const { context: app, merchant } = home;
    const tries: string[] = [];
    for (const given of [...Array.from({ length: 5 }, () => wrongFor(code)), code]) {
      const asked = { app, merchant, now: app.clock.now() };
      const checked = await checkCode(asked, app.pool, {
        scene: 'login',
        to: number,
        code: given,
      });
      tries.push(checked.ok ? 'in' : checked.problem.code);
    }
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'code.wrong'), 'code.ended']);
  });

  test('counts parallel guesses', async () => {
    const { number, code } = await memberWithCode();
    const { context: app, merchant } = home;
    const asked = { app, merchant, now: app.clock.now() };
    const given = { scene: 'login', to: number, code: wrongFor(code) } as const;
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => checkCode(asked, app.pool, given)),
    );
    const codes = guesses.map((each) => (each.ok ? 'in' : each.problem.code));
    expect(codes.filter((each) => each === 'code.wrong')).toHaveLength(5);
    expect(codes.filter((each) => each === 'code.ended')).toHaveLength(35);
  });

  test('requires a captcha after three wrong codes', async () => {
    const { number, code } = await memberWithCode();
    for (let count = 0; count < 3; count += 1) {
      expect(await enter(number, wrongFor(code))).toMatchObject({ ok: false });
    }
    expect(await enter(number, code)).toMatchObject({
      ok: false,
      refusal: { code: 'login.captcha.required', value: { captcha: true } },
    });
  });

  test('ends after five minutes, regardless of when another can be requested', async () => {
    const { number, code } = await memberWithCode();
    await home.turnClock(5 * MINUTE_MS - 2000);
    const other = wrongFor(code);
    expect(await enter(number, other)).toMatchObject({ refusal: { code: 'code.wrong' } });
    await home.turnClock(2001);
    expect(await enter(number, code)).toMatchObject({ refusal: { code: 'code.ended' } });
  });

  test('accepts only the newest code', async () => {
    const { number, code } = await memberWithCode();
    await home.turnClock(MINUTE_MS + 1000);
    await ask(number);
    const newer = await readCode(home, number);
    if (newer !== code) {
      expect(await enter(number, code)).toMatchObject({ refusal: { code: 'code.wrong' } });
    }
    expect((await enter(number, newer)).ok).toBe(true);
  });

  test('refuses a code that was sent for another purpose', async () => {
    const number = freshPhoneNumber();
    await verifyPhoneNumber(home, 'player1', number);
    await openBrowser(home).call('forgotSms', { mobileNum: number });
    const code = await readCode(home, number);
    expect(await enter(number, code)).toMatchObject({ refusal: { code: 'code.ended' } });
  });

  test('refuses a code that was sent to another number', async () => {
    const { code } = await memberWithCode();
    const other = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline1', other);
    await ask(other);
    const own = await readCode(home, other);
    if (own !== code) {
      expect(await enter(other, code)).toMatchObject({ refusal: { code: 'code.wrong' } });
    }
  });

  test('refuses a code of another merchant', async () => {
    const { number, code } = await memberWithCode();
    const there = openBrowser(home, { merchant: 'saigon' });
    expect((await enter(number, code, there)).ok).toBe(false);
    expect((await enter(number, code)).ok).toBe(true);
  });

  test('refuses a password, and a login by password refuses a code', async () => {
    const { number, code } = await memberWithCode();
    expect(await enter(number, DEMO_PASSWORD)).toMatchObject({ refusal: { code: 'code.wrong' } });
    const byPassword = { username: 'player1', password: code };
    const answer = await openBrowser(home).call('login', byPassword);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.failed' } });
    expect((await enter(number, code)).ok).toBe(true);
  });

  test('restores a correct code if the transaction is rolled back', async () => {
    const { number, code } = await memberWithCode();
    const { context: app, merchant } = home;
    const asked = { app, merchant, now: app.clock.now() };
    await transaction(app.pool, async (sql) => {
      const checked = await checkCode(asked, sql, { scene: 'login', to: number, code });
      expect(checked.ok).toBe(true);
      return { commit: false, value: undefined };
    });
    expect((await enter(number, code)).ok).toBe(true);
  });

  test('is refused if the merchant disabled it', async () => {
    const { number, code } = await memberWithCode();
    const features = { smsLogin: false } as never;
    await changeSetting(home, 'features', features);
    expect(await ask(number)).toMatchObject({ refusal: { code: 'feature.off' } });
    expect(await enter(number, code)).toMatchObject({ refusal: { code: 'feature.off' } });
    await changeSetting(home, 'features', { smsLogin: true } as never);
  });

  test('is refused for a frozen member with its own code', async () => {
    const { number, code } = await memberWithCode();
    await setState("'frozen', freeze_level = 1");
    expect(await enter(number, code)).toMatchObject({ refusal: { code: 'login.frozen' } });
    await setState("'active', freeze_level = 0");
  });
});

async function setState(state: string): Promise<void> {
  await home.context.pool.query(
    `update members.member set state = ${state} where merchant_id = $1 and member_id = $2`,
    [home.merchant.id, demoMemberId(home.merchant, 'player1')],
  );
}

describe('a number that no member has proven', () => {
  test('gets the same answer as any other, and no message', async () => {
    const { number } = await memberWithCode();
    await home.turnClock(MINUTE_MS + 1000);
    const unknown = freshPhoneNumber();
    expect(await ask(unknown)).toEqual(await ask(number));
    expect(await ask(unknown)).toMatchObject({ refusal: { code: 'code.too_soon' } });
    expect(await readMessages(home, unknown)).toEqual([]);
    const tried = await enter(unknown, '123456');
    const known = await enter(number, wrongFor(await readCode(home, number)));
    expect(tried).toEqual(known);
  });

  test('that a member only entered is not proven', async () => {
    const number = freshPhoneNumber();
    await home.context.pool.query(
      `update members.member set mobile = $3, mobile_verified_at = null
       where merchant_id = $1 and member_id = $2`,
      [home.merchant.id, demoMemberId(home.merchant, 'downline2'), number],
    );
    expect((await ask(number)).ok).toBe(true);
    expect(await readMessages(home, number)).toEqual([]);
  });

  test('takes the same time to request a code and to try one', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 40; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const number = freshPhoneNumber();
        if (kind === 'known') await verifyPhoneNumber(home, 'player1', number);
        const began = performance.now();
        await ask(number);
        times[kind].push(performance.now() - began);
      }
    }
    expect(tellsApart(times.known, times.unknown)).toBe(false);
  });
});

describe('remembering a login by SMS', () => {
  test('shows the last digits of the number to the page, and logs in by the hidden credential', async () => {
    const { number, code } = await memberWithCode();
    const browser = openBrowser(home);
    const login = { type: 'sms', username: number, password: code, remember: true } as const;
    await browser.call('login', { ...login, countryDialingCode: '63' });
    const kept = decodeURIComponent(browser.cookies.get('loginTypeSms') ?? '');
    expect(JSON.parse(kept)).toEqual({
      mobileNum: `${'*'.repeat(number.length - 4)}${number.slice(-4)}`,
      countryDialingCode: '63',
    });
    expect((await browser.call('rememberLogin', { username: 'player1' })).ok).toBe(true);
  });

  test('is undone by a login without it', async () => {
    const { number, code } = await memberWithCode();
    const browser = openBrowser(home);
    await browser.call('login', { type: 'sms', username: number, password: code, remember: true });
    await home.turnClock(MINUTE_MS + 1000);
    await ask(number);
    await enter(number, await readCode(home, number), browser);
    expect(browser.cookies.has('loginTypeSms')).toBe(false);
    expect((await browser.call('rememberLogin', { username: 'player1' })).ok).toBe(false);
  });
});

import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
} from '../../../../../../demo/demo-members.ts';
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
import { proveEmail } from '../../members/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(DAY_MS + MINUTE_MS));

const EMAIL = 'downline1@example.com';
let made = 0;
let current = DEMO_PASSWORD;

/** An unused password. */
function freshPassword(): string {
  made += 1;
  return `three warm rivers ${made}`;
}

type Given = WireInput<PlayerCalls['resetByPhone']>;

async function reset(given: Partial<Given> & { mobileNum: string }, browser?: Browser) {
  const newPassword = given.newPassword ?? freshPassword();
  const answer = await (browser ?? openBrowser(home)).call('resetByPhone', {
    newPassword,
    ...given,
  });
  if (answer.ok) current = newPassword;
  return answer;
}

async function numberWithCode(): Promise<{ mobileNum: string; verificationCode: string }> {
  const mobileNum = freshPhoneNumber();
  await verifyPhoneNumber(home, 'downline1', mobileNum);
  await openBrowser(home).call('forgotSms', { mobileNum });
  return { mobileNum, verificationCode: await readCode(home, mobileNum) };
}

async function logIn(): Promise<Browser> {
  const browser = openBrowser(home);
  const login = { username: 'downline1', password: current };
  const answer = await browser.call('login', login);
  if (answer.ok) browser.token = answer.value.token;
  return browser;
}

async function addCard(): Promise<void> {
  const added = await (
    await logIn()
  ).call('bankCardAdd', {
    bank: 'BDO',
    number: '001234567890',
    holder: 'Diego Luna',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  expect(added.ok).toBe(true);
}

describe('a password reset by phone', () => {
  test('logs the member in at once, and the old password is refused', async () => {
    const open = await logIn();
    const before = current;
    const browser = openBrowser(home);
    const answer = await reset(await numberWithCode(), browser);
    expect(answer).toMatchObject({ ok: true, value: { username: 'downline1', mustChange: false } });
    if (!answer.ok) return;
    browser.token = answer.value.token;
    expect((await browser.call('memberInfo', {})).ok).toBe(true);
    expect(await open.call('memberInfo', {})).toMatchObject({
      refusal: { code: 'session.ended' },
    });
    const old = await openBrowser(home).call('login', { username: 'downline1', password: before });
    expect(old).toMatchObject({ refusal: { code: 'login.failed' } });
    expect((await logIn()).token).toBeDefined();
  });

  test('accepts a code once, for one of twenty concurrent uses', async () => {
    const proven = await numberWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset({ ...proven })));
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(await reset(proven)).toMatchObject({ refusal: { code: 'code.ended' } });
  });

  test('refuses a code that was sent for a login', async () => {
    const mobileNum = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline1', mobileNum);
    await openBrowser(home).call('loginCode', { mobileNum });
    const verificationCode = await readCode(home, mobileNum);
    expect(await reset({ mobileNum, verificationCode })).toMatchObject({
      refusal: { code: 'code.ended' },
    });
  });

  test('needs no second SMS after a refused password', async () => {
    const proven = await numberWithCode();
    const weak = await reset({ ...proven, newPassword: 'password' });
    expect(weak).toMatchObject({
      refusal: { fields: { newPassword: expect.any(String) as string } },
    });
    if (weak.ok) return;
    const { ticket } = weak.refusal.value as { ticket: string };
    const { mobileNum } = proven;
    const same = await reset({ mobileNum, ticket, newPassword: current });
    expect(same).toMatchObject({ refusal: { code: 'password.same', value: { ticket } } });
    const other = { newPassword: 'two cold rivers', confirmNewPassword: 'two old rivers' };
    expect(await reset({ mobileNum, ticket, ...other })).toMatchObject({
      refusal: { code: 'password.mismatch', value: { ticket } },
    });
    expect((await reset({ mobileNum, ticket })).ok).toBe(true);
    expect(await reset({ mobileNum, ticket })).toMatchObject({
      refusal: { code: 'reset.ended' },
    });
  });

  test('issues a ticket for ten minutes', async () => {
    const proven = await numberWithCode();
    const weak = await reset({ ...proven, newPassword: 'password' });
    if (weak.ok) return;
    const { ticket } = weak.refusal.value as { ticket: string };
    await home.turnClock(10 * MINUTE_MS + 1000);
    expect(await reset({ mobileNum: proven.mobileNum, ticket })).toMatchObject({
      refusal: { code: 'reset.ended' },
    });
  });

  test('gives the same answer for an unknown number', async () => {
    const known = await numberWithCode();
    const unknown = freshPhoneNumber();
    expect(await openBrowser(home).call('forgotSms', { mobileNum: unknown })).toEqual({
      ok: true,
      value: { expiredMinutes: 1 },
    });
    expect(await readMessages(home, unknown)).toEqual([]);
    const wrong = known.verificationCode === '111111' ? '222222' : '111111';
    expect(await reset({ mobileNum: unknown, verificationCode: wrong })).toEqual(
      await reset({ mobileNum: known.mobileNum, verificationCode: wrong }),
    );
  });

  test('is refused if the merchant disabled it', async () => {
    const proven = await numberWithCode();
    await changeSetting(home, 'features', { phoneReset: false } as never);
    expect(await reset(proven)).toMatchObject({ refusal: { code: 'feature.off' } });
    await changeSetting(home, 'features', { phoneReset: true } as never);
  });
});

describe('the side effects of a reset by phone', () => {
  test('withdrawals are held for a day, regardless of the merchant’s rule on passwords', async () => {
    const browser = openBrowser(home);
    const answer = await reset(await numberWithCode(), browser);
    if (!answer.ok) throw new Error('the reset is done');
    browser.token = answer.value.token;
    const settings = await browser.call('withdrawSettings', {});
    if (!settings.ok) throw new Error('settings are read');
    const lockedUntil = settings.value.lockedUntil ?? 0;
    const left = lockedUntil - home.context.clock.now();
    expect(left).toBeGreaterThan(DAY_MS - MINUTE_MS);
    expect(left).toBeLessThanOrEqual(DAY_MS);
    await home.turnClock(DAY_MS + HOUR_MS);
    const later = await (await logIn()).call('withdrawSettings', {});
    expect(later).toMatchObject({ ok: true, value: { lockedUntil: null } });
  });

  test('the member is notified by mail', async () => {
    const member = demoMemberId(home.merchant, 'downline1');
    await home.context.pool.query(
      `update members.member set email = $3 where merchant_id = $1 and member_id = $2`,
      [home.merchant.id, member, EMAIL],
    );
    const before = (await readMessages(home, EMAIL)).length;
    await reset(await numberWithCode());
    const mails = await readMessages(home, EMAIL);
    expect(mails.length).toBeGreaterThan(before);
    expect(mails.join('\n')).toMatch(/withdrawals/i);
  });
});

describe('a member with payout details and a verified mail address', () => {
  beforeAll(async () => {
    await home.turnClock(2 * DAY_MS);
    await addCard();
    const member = demoMemberId(home.merchant, 'downline1');
    const at = home.context.clock.now();
    await proveEmail(home.context.pool, home.merchant.id, { member, email: EMAIL, at });
  });

  async function ticketFor(): Promise<{ mobileNum: string; ticket: string }> {
    const proven = await numberWithCode();
    const asked = await reset(proven);
    expect(asked).toMatchObject({
      ok: false,
      refusal: {
        code: 'reset.second_factor',
        value: { factors: [{ kind: 'email', masked: 'd***@example.com' }] },
      },
    });
    if (asked.ok) throw new Error('a factor is asked');
    const { ticket } = asked.refusal.value as { ticket: string };
    return { mobileNum: proven.mobileNum, ticket };
  }

  test('gives a code sent by mail, and is logged in', async () => {
    const given = await ticketFor();
    const sent = await reset({ ...given, factor: 'email' });
    expect(sent).toMatchObject({ refusal: { code: 'reset.second_factor' } });
    const factorCode = await readCode(home, EMAIL);
    const wrong = factorCode === '111111' ? '222222' : '111111';
    expect(await reset({ ...given, factor: 'email', factorCode: wrong })).toMatchObject({
      refusal: { code: 'code.wrong', fields: { factorCode: expect.any(String) as string } },
    });
    expect((await reset({ ...given, factor: 'email', factorCode })).ok).toBe(true);
  });

  test('has five tries', async () => {
    const given = await ticketFor();
    await reset({ ...given, factor: 'email' });
    const factorCode = await readCode(home, EMAIL);
    const wrong = factorCode === '111111' ? '222222' : '111111';
    const codes: string[] = [];
    for (const each of [wrong, wrong, wrong, wrong, wrong, factorCode]) {
      const answer = await reset({ ...given, factor: 'email', factorCode: each });
      codes.push(answer.ok ? 'in' : answer.refusal.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'code.wrong'), 'reset.ended']);
  });

  test('cannot use a factor that it does not have', async () => {
    const given = await ticketFor();
    const answer = await reset({ ...given, factor: 'authenticator', factorCode: '123456' });
    expect(answer).toMatchObject({ refusal: { code: 'reset.second_factor' } });
  });
});

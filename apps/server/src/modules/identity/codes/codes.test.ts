import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());

/** Codes of earlier tests no longer count. */
beforeEach(() => home.turnClock(DAY_MS + MINUTE_MS));

/** A browser at a public address; the local machine is exempt from the limits. */
function from(address: string): Browser {
  return openBrowser(home, { headers: { 'x-forwarded-for': address } });
}

const ask = (browser: Browser, mobileNum: string) => browser.call('registerSms', { mobileNum });

describe('a code for a registration', () => {
  test('is sent to the number in international form, for every way of typing it', async () => {
    const number = freshPhoneNumber();
    const asked = await openBrowser(home).call('registerSms', {
      mobileNum: `0${number.slice(3, 6)} ${number.slice(6)}`,
      countryDialingCode: '63',
    });
    expect(asked).toEqual({ ok: true, value: { expiredMinutes: 1 } });
    expect(await readCode(home, number)).toMatch(/^\d{6}$/);
  });

  test('accepts both field names that compatible sites use', async () => {
    const number = freshPhoneNumber();
    const asked = await openBrowser(home).call('registerSms', { mobileNo: number });
    expect(asked.ok).toBe(true);
    expect(await readMessages(home, number)).toHaveLength(1);
  });

  test("is written in the caller's language", async () => {
    const number = freshPhoneNumber();
    await ask(openBrowser(home, { language: 'VI' }), number);
    const [text] = await readMessages(home, number);
    expect(text).toMatch(/^\d{6} là mã Manila Casino của bạn để đăng ký/);
  });

  test('is not readable in the database', async () => {
    const number = freshPhoneNumber();
    await ask(openBrowser(home), number);
    const code = await readCode(home, number);
    const { rows } = await home.context.pool.query<{ row: string }>(
      `select row_to_json(c)::text as row from identity.code c where recipient = $1`,
      [number],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
  });

  test.each(['12345', '+63281234567', '+6391712345', 'not a number', '+999123456789'])(
    'is not sent to %s, which is not a mobile number',
    async (mobileNum) => {
      expect(await ask(openBrowser(home), mobileNum)).toMatchObject({
        ok: false,
        refusal: { code: 'mobile.invalid', fields: { mobileNum: expect.any(String) as string } },
      });
    },
  );

  test('is not sent to a country that the merchant does not serve', async () => {
    const number = '+447911123456';
    expect(await ask(openBrowser(home), number)).toMatchObject({
      ok: false,
      refusal: { code: 'code.country', status: 422 },
    });
    expect(await readMessages(home, number)).toEqual([]);
  });

  test('to a number with an account tells only its owner so', async () => {
    const number = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline2', number);
    expect(await ask(openBrowser(home), number)).toEqual({
      ok: true,
      value: { expiredMinutes: 1 },
    });
    const [text] = await readMessages(home, number);
    expect(text).toMatch(/already has an account/);
    expect(text).not.toMatch(/\d{6}/);
  });
});

describe('the limits', () => {
  test('allow a number one request a minute', async () => {
    const number = freshPhoneNumber();
    expect((await ask(from('198.51.100.1'), number)).ok).toBe(true);
    await home.turnClock(59_000);
    const second = await ask(from('198.51.100.2'), number);
    expect(second).toMatchObject({ ok: false, refusal: { code: 'code.too_soon', status: 429 } });
    if (!second.ok) expect(second.refusal.retryAfterSeconds).toBeLessThanOrEqual(2);
    await home.turnClock(2000);
    expect((await ask(from('198.51.100.3'), number)).ok).toBe(true);
  });

  test('do not depend on how the number is typed', async () => {
    const number = freshPhoneNumber();
    await ask(openBrowser(home), number);
    const again = await openBrowser(home).call('registerSms', {
      mobileNum: `0${number.slice(3)}`,
      countryDialingCode: '+63',
    });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'code.too_soon' } });
  });

  test('allow a number five requests an hour and ten a day', async () => {
    const number = freshPhoneNumber();
    const sent: string[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 115) {
      const answer = await ask(from(`198.51.${minute % 250}.${minute % 100}`), number);
      sent.push(answer.ok ? 'sent' : answer.refusal.code);
      await home.turnClock(115 * MINUTE_MS);
    }
    expect(sent.filter((each) => each === 'sent')).toHaveLength(10);
    expect(new Set(sent)).toEqual(new Set(['sent', 'code.too_many']));
    await home.turnClock(DAY_MS);
    const burst: string[] = [];
    for (let minute = 0; minute < 7; minute += 1) {
      const answer = await ask(from(`198.51.${minute}.7`), number);
      burst.push(answer.ok ? 'sent' : answer.refusal.code);
      await home.turnClock(MINUTE_MS + 1000);
    }
    expect(burst.filter((each) => each === 'sent')).toHaveLength(5);
    expect(burst.at(-1)).toBe('code.too_many');
  });

  test('allow an address ten requests an hour', async () => {
    const browser = from('203.0.113.9');
    const answers: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const answer = await ask(browser, freshPhoneNumber());
      answers.push(answer.ok ? 'sent' : answer.refusal.code);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'sent'));
    expect(answers.slice(10)).toEqual(['code.too_many', 'code.too_many']);
    expect((await ask(from('203.0.113.10'), freshPhoneNumber())).ok).toBe(true);
    await home.turnClock(HOUR_MS + 1000);
    expect((await ask(browser, freshPhoneNumber())).ok).toBe(true);
  });

  test('allow a network of 256 addresses fifty requests an hour', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 52; count += 1) {
      const answer = await ask(from(`192.0.2.${count + 1}`), freshPhoneNumber());
      answers.push(answer.ok ? 'sent' : answer.refusal.code);
    }
    expect(answers.filter((each) => each === 'sent')).toHaveLength(50);
    expect(answers.slice(50)).toEqual(['code.too_many', 'code.too_many']);
  });

  test('count an IPv6 address by the network of one caller', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await ask(from(`2001:db8:77:1::${count + 1}`), freshPhoneNumber());
      answers.push(answer.ok ? 'sent' : answer.refusal.code);
    }
    expect(answers.at(-1)).toBe('code.too_many');
  });

  test('allow numbers with a common prefix thirty requests an hour', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 32; count += 1) {
      const number = `+6391855${String(10_000 + count).padStart(5, '0')}`;
      const answer = await ask(from(`10.${count}.0.1`), number);
      answers.push(answer.ok ? 'sent' : answer.refusal.code);
    }
    expect(answers.filter((each) => each === 'sent')).toHaveLength(30);
    expect(answers.slice(30)).toEqual(['code.too_many', 'code.too_many']);
  });

  test('hold under concurrent requests', async () => {
    const number = freshPhoneNumber();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(from(`10.77.${at}.1`), number)),
    );
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(await readMessages(home, number)).toHaveLength(1);
  });

  test('stop a day at its budget, and record the time', async () => {
    await changeSetting(home, 'codes', { dailyBudget: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask(from(`10.78.${at}.1`), freshPhoneNumber())),
    );
    const codes = answers.map((each) => (each.ok ? 'sent' : each.refusal.code));
    expect(codes.filter((each) => each === 'sent')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['sent', 'code.paused']));
    const { rows } = await home.context.pool.query(
      `select sent, refused_at is not null as refused from identity.code_day
       where refused_at is not null`,
    );
    expect(rows).toEqual([{ sent: 3, refused: true }]);
    await home.turnClock(DAY_MS);
    expect((await ask(from('10.79.1.1'), freshPhoneNumber())).ok).toBe(true);
    await changeSetting(home, 'codes', { dailyBudget: 2000 });
  });

  test('report in how many minutes another can be requested, as the merchant sets it', async () => {
    await changeSetting(home, 'codes', { expiredMinutes: 3 });
    const number = freshPhoneNumber();
    expect(await ask(openBrowser(home), number)).toEqual({
      ok: true,
      value: { expiredMinutes: 3 },
    });
    await home.turnClock(2 * MINUTE_MS);
    expect(await ask(openBrowser(home), number)).toMatchObject({ ok: false });
    await home.turnClock(MINUTE_MS + 1000);
    expect((await ask(openBrowser(home), number)).ok).toBe(true);
    await changeSetting(home, 'codes', { expiredMinutes: 1 });
  });
});

test('calls for codes are refused if Firebase sends them', async () => {
  await changeSetting(home, 'codes', { channel: 'firebase' });
  expect(await ask(openBrowser(home), freshPhoneNumber())).toMatchObject({
    ok: false,
    refusal: { code: 'feature.off' },
  });
  await changeSetting(home, 'codes', { channel: 'sms' });
});

test("codes past every limit's window are deleted", async () => {
  await ask(openBrowser(home), freshPhoneNumber());
  await home.turnClock(2 * DAY_MS + HOUR_MS);
  await home.runJobs('prune-identity');
  const { rows } = await home.context.pool.query(`select from identity.code`);
  expect(rows).toHaveLength(0);
});

import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, solveCaptcha, type TestApp } from '../../../testing/index.ts';
import { findMemberByName } from '../../members/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());

let made = 0;

type Fields = WireInput<PlayerCalls['register']>;

function visitor(more: Partial<Fields> = {}): Fields {
  made += 1;
  return {
    username: `visitor${made}`,
    password: 'five blue lanterns',
    confirmPassword: 'five blue lanterns',
    birthday: '1990-05-31',
    ...more,
  };
}

const register = (fields: Fields) => openBrowser(home).call('register', fields);

/** Changes one registration rule for the tests that follow. */
async function setRule(name: string, change: object): Promise<void> {
  await home.context.pool.query(
    `update settings.setting set value = jsonb_set(value, array[$2], value->$2 || $3::jsonb)
     where merchant_id = $1 and name = 'registerRules'`,
    [home.merchant.id, name, JSON.stringify(change)],
  );
  home.context.signals.send({ topic: 'site', merchant: home.merchant.id });
  await expect
    .poll(async () => {
      const settings = await home.client().call('registerSettings', {});
      return settings.ok ? settings.value.fields[name] : undefined;
    })
    .toMatchObject(change);
}

describe('a registration', () => {
  test('creates a member and opens its session', async () => {
    const browser = openBrowser(home, { language: 'TH' });
    const fields = visitor({ email: 'Somebody@example.com' });
    const answer = await browser.call('register', fields);
    expect(answer).toMatchObject({
      ok: true,
      value: { username: fields.username, firstTimeLogin: true, mustChange: false },
    });
    if (!answer.ok) return;
    browser.token = answer.value.token;
    expect(await browser.call('memberInfo', {})).toMatchObject({
      ok: true,
      value: { account: fields.username, language: 'TH', type: 'member' },
    });
    const again = await openBrowser(home).call('login', {
      username: fields.username.toUpperCase(),
      password: fields.password,
    });
    expect(again).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
  });

  test('creates one member for twenty concurrent uses of one username', async () => {
    const fields = visitor({ username: 'wanted1' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(fields)));
    const codes = answers.map((each) => (each.ok ? 'ok' : each.refusal.code));
    expect(codes.filter((code) => code === 'ok').length).toBe(1);
    expect(new Set(codes.filter((code) => code !== 'ok'))).toEqual(new Set(['username.taken']));
    const { rows } = await home.context.pool.query<{ count: number }>(
      `select count(*)::int as count from members.member where username_key = 'wanted1'`,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('is refused for a username that differs in case only', async () => {
    expect(await register(visitor({ username: 'PLAYER1' }))).toMatchObject({
      ok: false,
      refusal: { code: 'username.taken', status: 409 },
    });
    expect(await register(visitor({ username: 'guest12345' }))).toMatchObject({
      refusal: { code: 'username.taken' },
    });
  });

  test.each<[string, Partial<Fields>, string]>([
    ['a short username', { username: 'abc' }, 'username'],
    ['a username that begins with a digit', { username: '1abcdef' }, 'username'],
    ['an address that is none', { email: 'a@b' }, 'email'],
    ['no date of birth', { birthday: '' }, 'birthday'],
    ['a day that does not exist', { birthday: '1990-02-30' }, 'birthday'],
    ['a birthday under age', { birthday: '2020-01-01' }, 'birthday'],
  ])('with %s is refused at that field', async (_what, more, field) => {
    const answer = await register(visitor(more));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'request.invalid', status: 400 } });
    expect(answer.ok ? [] : Object.keys(answer.refusal.fields)).toEqual([field]);
    expect(answer.ok ? '' : answer.refusal.fields[field]).not.toMatch(/[{}]/);
  });

  test.each<[string, Partial<Fields>, string]>([
    ['another confirmation', { confirmPassword: 'five blue lantern' }, 'password.mismatch'],
    ['a short password', { password: 'kf93hd', confirmPassword: 'kf93hd' }, 'password.length'],
    [
      'a common password',
      { password: 'iloveyou2024', confirmPassword: 'iloveyou2024' },
      'password.common',
    ],
    [
      'the brand as password',
      { password: 'Manila_2026!!', confirmPassword: 'Manila_2026!!' },
      'password.context',
    ],
    ['an unknown code', { affiliateCode: 'NOSUCHCODE' }, 'affiliate.invalid'],
  ])('with %s is refused', async (_what, more, code) => {
    expect(await register(visitor(more))).toMatchObject({ ok: false, refusal: { code } });
  });

  test('keeps a password as typed, and trims a username', async () => {
    const password = '  wide open water  ';
    const fields = visitor({ password, confirmPassword: password });
    expect((await register({ ...fields, username: ` ${fields.username} ` })).ok).toBe(true);
    const { username } = fields;
    const login = (typed: string) => openBrowser(home).call('login', { username, password: typed });
    expect((await login(password)).ok).toBe(true);
    expect((await login(password.trim())).ok).toBe(false);
  });

  test('refuses fields that are not in the schema', async () => {
    const raw = { ...visitor(), kind: 'agent', state: 'active' } as Fields;
    expect(await register(raw)).toMatchObject({ refusal: { code: 'request.invalid' } });
  });
});

describe('an invitation', () => {
  test('places the new member under the agent with that code', async () => {
    const upline = await findMemberByName(home.context.pool, home.merchant.id, 'upline');
    const code = upline?.referralCode ?? '';
    expect(await home.client().call('affiliate', { code: code.toLowerCase() })).toMatchObject({
      ok: true,
    });
    const fields = visitor({ affiliateCode: code });
    expect((await register(fields)).ok).toBe(true);
    const member = await findMemberByName(home.context.pool, home.merchant.id, fields.username);
    expect(member?.path).toEqual([
      demoMemberId(home.merchant, 'house'),
      demoMemberId(home.merchant, 'upline'),
    ]);
  });

  test('by a friend who is not an agent joins the friend’s own team', async () => {
    const friend = await findMemberByName(home.context.pool, home.merchant.id, 'downline1');
    const fields = visitor({ affiliateCode: friend?.referralCode ?? '' });
    expect((await register(fields)).ok).toBe(true);
    const member = await findMemberByName(home.context.pool, home.merchant.id, fields.username);
    expect(member?.upline).toBe(demoMemberId(home.merchant, 'upline'));
  });

  test('of another merchant is refused', async () => {
    const { rows } = await home.context.pool.query<{ referral_code: string }>(
      `select referral_code from members.member where merchant_id = 2 and username_key = 'upline'`,
    );
    const code = rows[0]?.referral_code ?? '';
    expect(code).toMatch(/^[A-Z0-9]{10}$/);
    expect(await home.client().call('affiliate', { code })).toMatchObject({
      ok: false,
      refusal: { code: 'affiliate.invalid' },
    });
  });

  test('is valid only on a host of this merchant', async () => {
    const upline = await findMemberByName(home.context.pool, home.merchant.id, 'upline');
    const code = upline?.referralCode ?? '';
    const ask = (domain: string) => home.client().call('affiliate', { code, domain });
    expect(await ask('manila.localhost')).toMatchObject({ ok: true });
    expect(await ask('Manila.localhost:8443')).toMatchObject({ ok: true });
    const invalid = { ok: false, refusal: { code: 'affiliate.invalid' } };
    expect(await ask('saigon.localhost')).toMatchObject(invalid);
    const elsewhere = { affiliateCode: code, domain: 'saigon.localhost' };
    expect(await register(visitor(elsewhere))).toMatchObject(invalid);
  });

  test('of a recommender is stored as the referring friend', async () => {
    const find = (name: string) => findMemberByName(home.context.pool, home.merchant.id, name);
    const friend = await find('downline1');
    const fields = visitor({ recommenderId: friend?.referralCode ?? '' });
    expect((await register(fields)).ok).toBe(true);
    const { rows } = await home.context.pool.query<{ referred_by: string | null }>(
      'select referred_by from members.member where merchant_id = $1 and username_key = $2',
      [home.merchant.id, fields.username],
    );
    expect(rows[0]?.referred_by).toBe(friend?.id);
    expect((await find(fields.username))?.upline).toBe(demoMemberId(home.merchant, 'upline'));
  });

  test.each([
    ['a name', 'downline1'],
    ['an id', '01900000-0000-7000-8000-000000000001'],
  ])('by %s instead of a code is refused', async (_what, recommenderId) => {
    const answer = await register(visitor({ recommenderId }));
    expect(answer).toMatchObject({ refusal: { code: 'affiliate.invalid' } });
    expect(answer.ok ? [] : Object.keys(answer.refusal.fields)).toEqual(['recommenderId']);
  });
});

describe("a merchant's rules", () => {
  test('may require a captcha, which is consumed by one registration', async () => {
    await setRule('captcha', { enabled: true, required: true });
    const browser = openBrowser(home);
    expect(await browser.call('register', visitor())).toMatchObject({
      refusal: { code: 'captcha.wrong' },
    });
    const solved = await solveCaptcha(browser);
    expect((await browser.call('register', visitor(solved))).ok).toBe(true);
    expect(await browser.call('register', visitor(solved))).toMatchObject({
      refusal: { code: 'captcha.wrong' },
    });
    await setRule('captcha', { enabled: false, required: false });
  });

  test('may require a payment password, which must differ from the login password', async () => {
    await setRule('paymentPassword', { enabled: true, required: true });
    const fields = visitor();
    const codeOf = async (paymentPassword: string) => {
      const answer = await register({ ...fields, paymentPassword });
      return answer.ok ? 'ok' : Object.keys(answer.refusal.fields).join();
    };
    expect(await codeOf('')).toBe('paymentPassword');
    expect(await codeOf('123456')).toBe('paymentPassword');
    expect(await codeOf('28051')).toBe('paymentPassword');
    expect(await codeOf('280519')).toBe('ok');
    await setRule('paymentPassword', { enabled: false, required: false });
  });

  test('refuse the eleventh account of one network in six hours', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.40' } };
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await openBrowser(home, from).call('register', visitor());
      codes.push(answer.ok ? 'ok' : answer.refusal.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(codes[10]).toBe('register.too_many');
  });
});

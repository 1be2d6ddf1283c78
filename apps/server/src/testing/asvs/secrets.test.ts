// Passwords, tokens and log lines of a running server.
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { openBrowser } from '../browser.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const LONG = 'four grey geese row a boat while nine zebras sip their cold tea';

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const environment = { PASSWORD_COST: 'full' };
  test = await openTestApp({ environment, log: { write: (line) => void lines.push(line) } });
});
afterAll(() => test.close());

const register = (username: string, password: string) =>
  test.client().call('register', {
    username,
    password,
    confirmPassword: password,
    birthday: '1990-04-04',
  });

it('a password of 64 characters is accepted, and each character matters', async () => {
  const password = `${LONG}!`;
  expect(password).toHaveLength(64);
  expect(await register('longword1', password)).toMatchObject({ ok: true });
  const browser = openBrowser(test);
  const login = (typed: string) =>
    browser.call('login', { username: 'longword1', password: typed });
  expect((await login(password)).ok).toBe(true);
  expect((await login(LONG)).ok).toBe(false);
  expect((await login(`${LONG}?`)).ok).toBe(false);
});

it('a password is stored as argon2id with the current cost', async () => {
  const { rows } = await test.context.pool.query<{ hash: string }>(
    `-- every merchant: each hash that there is
     select login_hash as hash from members.credential
     union all select password_hash from operators.operator`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { hash } of rows) {
    const [, memory, passes, lanes, salt = ''] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBe(1);
    expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
  }
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
});

it('tokens, codes and tickets are random and unique', async () => {
  const found: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const browser = openBrowser(test);
    const login = { username: 'player1', password: DEMO_PASSWORD, remember: true };
    const answer = await browser.call('login', login);
    assert(answer.ok, 'the member logs in');
    browser.token = answer.value.token;
    found.push(answer.value.token, ...browser.cookies.values());
    const captcha = await browser.call('captcha', {});
    if (captcha.ok) found.push(captcha.value.captchaId);
  }
  const random = found.filter((text) => text !== 'player1' && text !== 'true');
  expect(random.length).toBeGreaterThanOrEqual(18);
  expect(new Set(random).size).toBe(random.length);
  // 22 letters of base64url hold 128 bits; a clock at their start would show as a common prefix.
  for (const text of random) expect(text.length, text).toBeGreaterThanOrEqual(22);
  expect(new Set(random.map((text) => text.slice(0, 6))).size).toBe(random.length);
});

it('input cannot add a line to the log', async () => {
  lines.splice(0);
  const sly = 'x\r\n{"level":50,"msg":"all is well","who":"sly"}\u2028';
  await fetch(`${test.origin}/wps/system/location`, {
    headers: { Merchant: 'manila', 'User-Agent': 'a"}{"msg":"sly"}', 'X-Request-Id': 'sly' },
  });
  await test.client().call('login', { username: sly, password: sly });
  await test.backoffice().call('consoleLogin', { name: sly, password: sly });
  await fetch(`${test.origin}/wps/${encodeURIComponent(sly)}`, {
    headers: { Merchant: encodeURIComponent(sly) },
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n\u2028]/);
    const read = JSON.parse(line) as Record<string, unknown>;
    expect(read['msg']).not.toBe('all is well');
    expect(read['who']).toBeUndefined();
  }
});

it('times in logs and records are in UTC', async () => {
  lines.splice(0);
  await test.client({ token: 'C'.repeat(43) }).call('memberInfo', {});
  const [line] = lines.map((each) => JSON.parse(each) as Record<string, unknown>);
  assert(line !== undefined, 'the call is logged');
  // Milliseconds since 1970, or a text that ends in Z: neither has a time zone of its own.
  expect(String(line['time'])).toMatch(/^\d{13}$|Z$/);
  const { rows } = await test.context.pool.query<{ zoned: string }>(
    `select string_agg(table_schema || '.' || table_name || '.' || column_name, ', ') as zoned
     from information_schema.columns
     where data_type = 'timestamp without time zone'
       and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(rows).toEqual([{ zoned: null }]);
});

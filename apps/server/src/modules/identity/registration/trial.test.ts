import { readStanding } from '@fairhouse/calls/player';
import { amount, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, mainAccount } from '../../../accounts.ts';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, type TestApp } from '../../../testing/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());

const random = '0123456789abcdef';

async function play(browser = openBrowser(home)) {
  const answer = await browser.call('freePlay', { random });
  if (!answer.ok) throw new Error(answer.refusal.code);
  browser.token = answer.value.token;
  return { browser, value: answer.value };
}

test('a trial account has 2,000 of play money in a separate book', async () => {
  const { browser, value } = await play();
  expect(readStanding(value)).toEqual({ kind: 'member', group: 'trial' });
  expect(value.username).toMatch(/^guest\d{8}$/);
  const info = await browser.call('memberInfo', {});
  if (!info.ok) throw new Error(info.refusal.code);
  const { ledger } = home.context;
  const currency = currencyOf(home.merchant.currency);
  const id = info.value.id as never;
  const balance = (book: 'trial' | 'real') =>
    ledger.balance(home.merchant.id, currency, mainAccount(book, id));
  expect(await balance('trial')).toBe(amount(20_000_000n));
  expect(await balance('real')).toBe(0n);
});

test('a trial account cannot use calls that need a formal account', async () => {
  const { browser } = await play();
  const refused = { ok: false, refusal: { code: 'in_need_true_account', status: 403 } };
  expect(await browser.call('securityConfig', {})).toMatchObject(refused);
  expect(await browser.call('sessions', {})).toMatchObject(refused);
  const input = { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'y' };
  expect(await browser.call('changePassword', input)).toMatchObject(refused);
});

test('a browser returns to its own trial account, another browser gets another one', async () => {
  const { browser, value } = await play();
  expect((await play(browser)).value.username).toBe(value.username);
  expect((await play()).value.username).not.toBe(value.username);
});

test('a trial ends after 72 hours, and the browser may open another one', async () => {
  const { browser, value } = await play();
  for (let hour = 0; hour < 71; hour += 12) await play(browser);
  await home.turnClock(71 * HOUR_MS);
  expect((await play(browser)).value.username).toBe(value.username);
  await home.turnClock(59 * MINUTE_MS);
  const last = await play(browser);
  expect(last.value.username).toBe(value.username);
  await home.turnClock(2 * MINUTE_MS);
  expect(await last.browser.call('memberInfo', {})).toMatchObject({
    refusal: { code: 'session.ended' },
  });
  expect((await play(browser)).value.username).not.toBe(value.username);
});

test('one network opens at most five trials in a day', async () => {
  const from = { headers: { 'X-Forwarded-For': '203.0.113.50' } };
  for (let count = 0; count < 5; count += 1) await play(openBrowser(home, from));
  await expect(play(openBrowser(home, from))).rejects.toThrow('trial.too_many');
});

test('a merchant with free play disabled refuses it', async () => {
  const browser = openBrowser(home, { merchant: 'saigon' });
  expect(await browser.call('freePlay', { random })).toMatchObject({
    refusal: { code: 'feature.off' },
  });
});

test('a member whose daily time limit is used up cannot play for free in the same browser', async () => {
  const browser = openBrowser(home);
  const person = { username: 'player1', password: DEMO_PASSWORD };
  const login = await browser.call('login', person);
  if (!login.ok) throw new Error(login.refusal.code);
  browser.token = login.value.token;
  const limit = { kind: 'session', period: 'day', minutes: 10 } as const;
  expect((await browser.call('protectionLimit', limit)).ok).toBe(true);
  await home.turnClock(11 * MINUTE_MS);
  expect((await browser.call('protection', {})).ok).toBe(true);
  expect(await browser.call('freePlay', { random })).toMatchObject({
    refusal: { code: 'protection.session_limit' },
  });
});

test('a trial account cannot be logged in to by its username', async () => {
  const { value } = await play();
  const answer = await openBrowser(home).call('login', {
    username: value.username,
    password: random,
  });
  expect(answer).toMatchObject({ refusal: { code: 'login.failed' } });
});

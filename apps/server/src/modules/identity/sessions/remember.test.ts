import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, type Browser, type TestApp } from '../../../testing/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(31 * MINUTE_MS));

const username = 'player1';

async function tick(): Promise<Browser> {
  const browser = openBrowser(home);
  const answer = await browser.call('login', { username, password: DEMO_PASSWORD, remember: true });
  if (!answer.ok) throw new Error(answer.refusal.code);
  browser.token = answer.value.token;
  return browser;
}

/** A browser with a copy of another browser's cookies. */
function copyOf(browser: Browser): Browser {
  const copy = openBrowser(home);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const ended = { ok: false, refusal: { code: 'login.remember.ended', status: 401 } };

test('one click logs in with a remembered login, and no cookie contains the password', async () => {
  const browser = await tick();
  expect(browser.cookies.get(username)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(browser.cookies.get('loginRemember')).toBe('true');
  expect(browser.cookies.get('manila-login')).toBe(username);
  expect([...browser.cookies.values()].join()).not.toContain(DEMO_PASSWORD);
  const kept = browser.cookies.get(username);
  expect(await browser.call('rememberLogin', { username: 'Player1' })).toMatchObject({
    ok: true,
    value: { username, changeTicket: null },
  });
  expect(browser.cookies.get(username)).not.toBe(kept);
});

test('the replaced validator is accepted for ten seconds; later it counts as theft', async () => {
  const browser = await tick();
  const tab = copyOf(browser);
  const thief = copyOf(browser);
  expect((await browser.call('rememberLogin', { username })).ok).toBe(true);
  expect((await tab.call('rememberLogin', { username })).ok).toBe(true);
  await home.turnClock(11 * SECOND_MS);
  expect(await thief.call('rememberLogin', { username })).toMatchObject(ended);
  expect(await browser.call('rememberLogin', { username })).toMatchObject(ended);
});

test("ending a device's session revokes its remembered login, and no other device's", async () => {
  const [lost, kept] = [await tick(), await tick()];
  const listed = await lost.call('sessions', {});
  const id = listed.ok ? (listed.value.list.find((each) => each.current)?.id ?? '') : '';
  expect((await kept.call('sessionRevoke', { id })).ok).toBe(true);
  expect(await lost.call('rememberLogin', { username })).toMatchObject(ended);
  expect((await kept.call('rememberLogin', { username })).ok).toBe(true);
});

test('theft is reported to the member', async () => {
  const browser = await tick();
  const thief = copyOf(browser);
  const kept = await browser.call('rememberLogin', { username });
  browser.token = kept.ok ? kept.value.token : undefined;
  await home.turnClock(11 * SECOND_MS);
  const before = await browser.call('inbox', {});
  await thief.call('rememberLogin', { username });
  const after = await browser.call('inbox', {});
  expect(before.ok && after.ok && after.value.total - before.value.total).toBe(1);
  const history = await browser.call('loginHistory', {});
  expect(history.ok && history.value.list[0]).toMatchObject({
    outcome: 'refused',
    method: 'remember',
  });
});

test('two concurrent tabs both log in', async () => {
  const browser = await tick();
  const answers = await Promise.all(
    [browser, copyOf(browser), copyOf(browser)].map((each) =>
      each.call('rememberLogin', { username }),
    ),
  );
  expect(answers.map((each) => each.ok)).toEqual([true, true, true]);
});

test('a remembered login expires after 24 hours, even if it was used', async () => {
  const browser = await tick();
  await home.turnClock(23 * HOUR_MS);
  expect((await browser.call('rememberLogin', { username })).ok).toBe(true);
  await home.turnClock(HOUR_MS + MINUTE_MS);
  expect(await browser.call('rememberLogin', { username })).toMatchObject(ended);
});

test('logging out and unticking revoke a remembered login on the server, and clear the cookies', async () => {
  const browser = await tick();
  const copy = copyOf(browser);
  await browser.call('logout', {});
  expect(browser.cookies.has(username)).toBe(false);
  expect(browser.cookies.has('loginRemember')).toBe(false);
  expect(await copy.call('rememberLogin', { username })).toMatchObject(ended);

  const other = await tick();
  const kept = copyOf(other);
  await other.call('login', { username, password: DEMO_PASSWORD });
  expect(other.cookies.has(username)).toBe(false);
  expect(await kept.call('rememberLogin', { username })).toMatchObject(ended);

  const third = await tick();
  const last = copyOf(third);
  await third.call('forgetLogin', { username });
  expect(third.cookies.has(username)).toBe(false);
  expect(await last.call('rememberLogin', { username })).toMatchObject(ended);
});

test('a changed password revokes a remembered login', async () => {
  const browser = await tick();
  const copy = copyOf(browser);
  const newPassword = 'seven grey herons';
  const changed = await browser.call('changePassword', {
    oldPassword: DEMO_PASSWORD,
    newPassword,
    confirmNewPassword: newPassword,
  });
  expect(changed.ok).toBe(true);
  expect(await copy.call('rememberLogin', { username })).toMatchObject(ended);
});

test('a remembered login opens its own account only', async () => {
  const browser = openBrowser(home);
  await browser.call('login', {
    username: 'downline1',
    password: DEMO_PASSWORD,
    remember: true,
  });
  const kept = browser.cookies.get('downline1') ?? '';
  browser.cookies.set('downline2', kept);
  expect(await browser.call('rememberLogin', { username: 'downline2' })).toMatchObject(ended);
  browser.cookies.set('downline1', `${kept.slice(0, 23)}${'A'.repeat(43)}`);
  expect(await browser.call('rememberLogin', { username: 'downline1' })).toMatchObject(ended);
});

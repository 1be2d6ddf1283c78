// Members online: counted from what all copies write, and listed behind the count.
import { assert, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { logInOperator, openBrowser, openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.context.pool.query('delete from identity.presence');
});
afterAll(() => test.close());

async function logIn(username: string) {
  const browser = openBrowser(test);
  const login = await browser.call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} logs in`);
  browser.token = login.value.token;
  return browser;
}

/** The count of the dashboard and the names of the list, which must agree. */
async function online(): Promise<string[]> {
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  const figures = await backoffice.call('dashboard', {});
  const members = await backoffice.call('memberList', { online: 'true' });
  assert(figures.ok && members.ok, 'the owner reads both');
  expect(members.value.sort).toBe('online');
  expect(members.value.total).toBe(figures.value.online);
  return members.value.list.map(({ username }) => username);
}

it('a member is online from the login to the logout', async () => {
  expect(await online()).toEqual([]);
  const browser = await logIn('player1');
  expect(await online()).toEqual(['player1']);
  await browser.call('logout', {});
  expect(await online()).toEqual([]);
});

it('whoever was here last comes first, and is gone five minutes after', async () => {
  await logIn('downline1');
  await test.turnClock(2 * MINUTE_MS);
  const browser = await logIn('player1');
  expect(await online()).toEqual(['player1', 'downline1']);
  await test.turnClock(4 * MINUTE_MS);
  expect(await online()).toEqual(['player1']);
  await test.turnClock(MINUTE_MS);
  await browser.call('memberInfo', {});
  await test.turnClock(MINUTE_MS);
  expect(await online()).toEqual(['player1']);
});

it('trials are not counted', async () => {
  const browser = openBrowser(test);
  const trial = await browser.call('freePlay', { random: '0123456789abcdef' });
  expect(trial.ok).toBe(true);
  expect(await online()).toEqual([]);
});

it('a filter besides is compared with those online', async () => {
  await logIn('player1');
  await logIn('downline1');
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  const named = await backoffice.call('memberList', { online: 'true', search: 'player' });
  assert(named.ok, 'the owner lists members');
  expect(named.value.list.map(({ username }) => username)).toEqual(['player1']);
  await test.context.pool.query('delete from identity.presence');
  const gone = await backoffice.call('memberList', { online: 'true', search: 'player' });
  expect(gone).toMatchObject({ ok: true, value: { list: [] } });
});

it('times of more than an hour ago are deleted', async () => {
  await logIn('player1');
  await test.turnClock(61 * MINUTE_MS);
  await test.runJobs('prune-identity');
  const { rows } = await test.context.pool.query('select from identity.presence');
  expect(rows).toHaveLength(0);
});

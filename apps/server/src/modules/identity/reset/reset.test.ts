import { assert, DAY_MS, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proveHuman } from '../../../../../../demo/prove-human.ts';
import {
  changeSetting,
  openBrowser,
  openTestApp,
  readMessages,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';
import { tellsApart } from '../../../testing/timing/tells-apart.ts';
import { findCredential, findMemberByName } from '../../members/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp({ environment: { PUBLIC_ORIGIN: 'https://manila.localhost' } });
});
afterAll(() => home.close());

/** Requests of earlier tests no longer count. */
beforeEach(() => home.turnClock(DAY_MS + MINUTE_MS));

let made = 0;
const OLD = 'five blue lanterns';
const NEW = 'nine green harbours';

interface Person {
  readonly username: string;
  readonly email: string;
  readonly browser: Browser;
}

/** A member with a mail address, logged in and remembered in a browser of its own. */
async function newMember(): Promise<Person> {
  made += 1;
  const username = `forgetful${made}`;
  const email = `forgetful${made}@example.com`;
  const browser = openBrowser(home);
  const done = await browser.call('register', {
    username,
    email,
    password: OLD,
    confirmPassword: OLD,
    birthday: '1990-05-31',
  });
  assert(done.ok, 'the member registers');
  const again = await browser.call('login', { username, password: OLD, remember: true });
  assert(again.ok, 'and logs in');
  browser.token = again.value.token;
  return { username, email, browser };
}

const ask = (username: string, email: string, language: 'EN' | 'VI' = 'EN') =>
  openBrowser(home, { language }).call('forgotByEmail', { username, email });

/** The tokens of all valid links sent to an address, newest first. */
async function linksTo(email: string): Promise<string[]> {
  await home.runJobs('answer-reset-requests');
  const texts = await readMessages(home, email);
  return texts.flatMap((text) =>
    [...text.matchAll(/\/reset#(\S+)/g)].map(([, token = '']) => token),
  );
}

async function linkTo(person: Pick<Person, 'username' | 'email'>): Promise<string> {
  expect(await ask(person.username, person.email)).toEqual({ ok: true, value: null });
  const [newest] = await linksTo(person.email);
  assert(newest !== undefined, 'a link went out');
  return newest;
}

const reset = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  openBrowser(home).call('resetByLink', { token, newPassword, confirmNewPassword });

const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('a forgotten password', () => {
  test('is replaced once by the link of a mail, and every session ends', async () => {
    const person = await newMember();
    const token = await linkTo(person);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await reset(token)).toEqual({ ok: true, value: null });
    expect(await reset(token, 'seven red bridges')).toMatchObject(refused('reset.link_ended'));
    const { browser, username } = person;
    expect(await browser.call('memberInfo', {})).toMatchObject({ ok: false });
    browser.token = undefined;
    expect(await browser.call('rememberLogin', { username })).toMatchObject(
      refused('login.remember.ended'),
    );
    expect(await browser.call('login', { username, password: OLD })).toMatchObject({ ok: false });
    expect(await browser.call('login', { username, password: NEW })).toMatchObject({ ok: true });
  });

  test('holds withdrawals for a day, and notifies the member in the inbox and by mail', async () => {
    const person = await newMember();
    const token = await linkTo(person);
    const before = home.context.clock.now();
    await reset(token);
    const member = await findMemberByName(home.context.pool, home.merchant.id, person.username);
    assert(member !== undefined, 'the member is there');
    const credential = await findCredential(home.context.pool, home.merchant.id, member.id);
    expect(credential?.payoutHeldUntil).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(await readMessages(home, person.email)).toEqual(
      expect.arrayContaining([expect.stringContaining('A new password was set on')]),
    );
    const again = await person.browser.call('login', { username: person.username, password: NEW });
    assert(again.ok, 'the member logs in');
    person.browser.token = again.value.token;
    const inbox = await person.browser.call('inbox', { pageNo: 1, pageSize: 20 });
    expect(JSON.stringify(inbox)).toContain('Your password was reset');
  });

  test("sends the mail in the caller's language, with a link to the merchant’s own domain", async () => {
    const person = await newMember();
    await openBrowser(home, {
      language: 'VI',
      headers: { 'x-forwarded-host': 'evil.example' },
    }).call('forgotByEmail', {
      username: ` ${person.username.toUpperCase()} `,
      email: person.email.toUpperCase(),
    });
    await home.runJobs('answer-reset-requests');
    const [text = ''] = await readMessages(home, person.email);
    expect(text).toMatch(/^Xin chào/);
    expect(text).toContain('https://manila.localhost/reset#');
    expect(text).not.toContain('evil');
  });

  test('sends nothing for an unknown username, or to an address that is not the member’s', async () => {
    const person = await newMember();
    const other = 'somebody-else@example.com';
    const same = { ok: true, value: null };
    expect(await ask(person.username, other)).toEqual(same);
    expect(await ask('nobody-at-all', person.email)).toEqual(same);
    expect(await ask(person.username, person.email)).toEqual(same);
    expect(await linksTo(other)).toEqual([]);
    expect(await linksTo(person.email)).toHaveLength(1);
  });

  test('requires the human check first, if the merchant enabled it', async () => {
    const person = await newMember();
    await changeSetting(home, 'humanCheck', {
      provider: 'altcha',
      scenes: { login: false, sms: true, register: false },
    });
    const asked = { username: person.username, email: person.email };
    const client = home.client();
    expect(await client.call('forgotByEmail', asked)).toMatchObject(refused('human.required'));
    const proof = await proveHuman(client, 'sms');
    expect(await client.call('forgotByEmail', { ...asked, ...proof })).toMatchObject({ ok: true });
    await changeSetting(home, 'humanCheck', { provider: 'off' });
    expect(await linksTo(person.email)).toHaveLength(1);
  });

  test('is answered in the same time for members and for unknown names', async () => {
    const person = await newMember();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < 100; turn += 1) {
      for (const who of ['known', 'unknown'] as const) {
        const username = who === 'known' ? person.username : `nobody-at-all${turn}`;
        const startedAt = performance.now();
        await ask(username, person.email);
        times[who].push(performance.now() - startedAt);
      }
    }
    expect(tellsApart(times.known, times.unknown)).toBe(false);
    // Two hundred mails were requested, and three were sent.
    expect(await linksTo(person.email)).toHaveLength(3);
  });
});

describe('a link', () => {
  test('expires after thirty minutes', async () => {
    const token = await linkTo(await newMember());
    await home.turnClock(30 * MINUTE_MS);
    expect(await reset(token)).toMatchObject(refused('reset.link_ended'));
  });

  test('ends when a newer one is sent', async () => {
    const person = await newMember();
    const first = await linkTo(person);
    const second = await linkTo(person);
    expect(await reset(first)).toMatchObject(refused('reset.link_ended'));
    expect(await reset(second)).toMatchObject({ ok: true });
  });

  test('ends when the password is changed by another call', async () => {
    const person = await newMember();
    const token = await linkTo(person);
    const changed = await person.browser.call('changePassword', {
      oldPassword: OLD,
      newPassword: 'seven red bridges',
      confirmNewPassword: 'seven red bridges',
    });
    expect(changed).toMatchObject({ ok: true });
    expect(await reset(token)).toMatchObject(refused('reset.link_ended'));
  });

  test('is not consumed by a refused password', async () => {
    const person = await newMember();
    const token = await linkTo(person);
    expect(await reset(token, 'short')).toMatchObject(refused('password.length'));
    expect(await reset(token, 'password')).toMatchObject(refused('password.common'));
    expect(await reset(token, NEW, OLD)).toMatchObject(refused('password.mismatch'));
    expect(await reset(token, OLD)).toMatchObject(refused('password.same'));
    expect(await reset(token)).toMatchObject({ ok: true });
  });

  test('is valid for one of twenty concurrent uses', async () => {
    const token = await linkTo(await newMember());
    const all = await Promise.all(
      Array.from({ length: 20 }, (_each, n) => reset(token, `nine green harbours ${n}`)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is refused at another merchant', async () => {
    const token = await linkTo(await newMember());
    const elsewhere = openBrowser(home, { merchant: 'saigon' });
    const fields = { token, newPassword: NEW, confirmNewPassword: NEW };
    expect(await elsewhere.call('resetByLink', fields)).toMatchObject(refused('reset.link_ended'));
    expect(await reset(token)).toMatchObject({ ok: true });
  });

  test('is not readable in the database, and neither are the typed details', async () => {
    const person = await newMember();
    await ask(person.username, 'stranger@example.org');
    const token = await linkTo(person);
    const { rows } = await home.context.pool.query<{ row: string }>(`
      select t::text as row from identity.reset_request t
      union all select t::text from identity.reset_link t
      union all select t::text from messages.outbox t`);
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('stranger@example.org');
  });

  test("is sent for each of many concurrent requests, whatever the table's statistics", async () => {
    const people = [await newMember(), await newMember(), await newMember()];
    const owner = new pg.Client({ connectionString: home.databaseUrl });
    await owner.connect();
    for (const { username, email } of people) {
      await ask(username, email);
      // A table with one row, as for the first request, is joined in another order.
      if (username === people[0]?.username)
        await owner.query('vacuum analyze identity.reset_request');
    }
    await owner.end();
    for (const { email } of people) expect(await linksTo(email)).toHaveLength(1);
  });

  test('is sent at most three times in an hour', async () => {
    const person = await newMember();
    for (let turn = 0; turn < 5; turn += 1) await ask(person.username, person.email);
    expect(await linksTo(person.email)).toHaveLength(3);
    await home.turnClock(HOUR_MS);
    await linkTo(person);
  });
});

import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { randomUUID } from 'node:crypto';
import { assert, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import {
  logInOperator,
  openBrowser,
  openTestApp,
  type Browser,
  type TestApp,
} from '../../testing/index.ts';

type Announcement = WireInput<OperatorCalls['announcementPut']>;

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

async function put(title: string, overrides: Partial<Announcement>) {
  const backoffice = home.backoffice({ token: await logInOperator(home, 'ops') });
  return backoffice.call('announcementPut', {
    kind: 'PU',
    titles: { EN: title },
    bodies: { EN: title },
    art: null,
    link: null,
    startsAt: home.context.clock.now(),
    endsAt: null,
    audience: 'all',
    sort: 0,
    enabled: true,
    ...overrides,
  });
}

async function as(username: string): Promise<Browser> {
  const browser = openBrowser(home);
  const answer = await browser.call('login', { username, password: DEMO_PASSWORD });
  assert(answer.ok, `${username} logs in`);
  browser.token = answer.value.token;
  return browser;
}

async function asTrial(): Promise<Browser> {
  const browser = openBrowser(home);
  const answer = await browser.call('freePlay', { random: randomUUID() });
  assert(answer.ok, 'a trial is opened');
  browser.token = answer.value.token;
  return browser;
}

async function titles(
  browser: Browser,
  marks: readonly string[],
  only: { readonly audience?: 'agents' } = {},
): Promise<string> {
  const answer = await browser.call('announcements', { types: 'PU', platform: 'W', ...only });
  assert(answer.ok, 'everybody reads announcements');
  const shown = answer.value.map(({ title }) => title);
  return marks.filter((mark) => shown.includes(mark)).join(' ');
}

test('an announcement is visible to its audience, and to no other reader', async () => {
  const audiences = ['all', 'visitors', 'members', 'agents'] as const;
  for (const audience of audiences) expect((await put(audience, { audience })).ok).toBe(true);
  expect(await titles(openBrowser(home), audiences)).toBe('all visitors');
  expect(await titles(await as('player1'), audiences)).toBe('all members');
  expect(await titles(await asTrial(), audiences)).toBe('all visitors');
  expect(await titles(await as('upline'), audiences)).toBe('all members agents');
  const forAgents = { audience: 'agents' } as const;
  expect(await titles(await as('upline'), audiences, forAgents)).toBe('agents');
  expect(await titles(await as('player1'), audiences, forAgents)).toBe('');
  expect(await titles(openBrowser(home), audiences, forAgents)).toBe('');
});

test('an end before the start is refused', async () => {
  const now = home.context.clock.now();
  const answer = await put('upside down', { startsAt: now, endsAt: now });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'announcement.ends_first' } });
});

test('it is shown from its start until its end', async () => {
  // A process may read the database's clock some milliseconds late: no bound lies on a turn of it.
  const now = home.context.clock.now() - MINUTE_MS;
  await put('later', { startsAt: now + HOUR_MS, endsAt: now + 2 * HOUR_MS });
  const visitor = openBrowser(home);
  expect(await titles(visitor, ['later'])).toBe('');
  await home.turnClock(HOUR_MS);
  expect(await titles(visitor, ['later'])).toBe('later');
  await home.turnClock(HOUR_MS);
  expect(await titles(visitor, ['later'])).toBe('');
});

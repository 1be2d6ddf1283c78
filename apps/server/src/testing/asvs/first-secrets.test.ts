// Who could be in a house before anybody was let in: by an account that everybody knows of, by a
// link that lies about, or by a code that somebody else had in hand.
import { assert, HOUR_MS } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import { DEMO_OPERATOR_PASSWORD, DEMO_OPERATORS } from '../../../../../demo/operators.ts';
import { forgetSite } from '../../modules/settings/index.ts';
import { setUp } from '../../set-up.ts';
import { agreedCode } from '../agree.ts';
import { openBrowser } from '../browser.ts';
import { codeOf, logInOperator } from '../log-in-operator.ts';
import { openTestHouse, type TestHouse } from '../test-house.ts';

const PLAN = {
  merchant: {
    code: 'north',
    name: 'North Lights',
    hosts: ['play.north.example'],
    currency: 'EUR',
    zone: 'Europe/Helsinki',
    cutHour: 6,
    languages: ['EN'],
    theme: 'light',
    minimumAge: 18,
    dialCodes: ['FI'],
    lotteries: ['SSC1'],
  },
  owners: [
    { name: 'olga', displayName: 'Olga' },
    { name: 'petr', displayName: 'Petr' },
  ],
};
const NAMES = ['admin', 'root', 'support', 'olga', ...DEMO_OPERATORS.map(({ name }) => name)];
const PASSWORDS = ['admin', DEMO_OPERATOR_PASSWORD];

let own: TestHouse;
let demo: TestHouse;
let links: readonly string[];

beforeAll(async () => {
  [own, demo] = await Promise.all([openTestHouse({ laidOut: false }), openTestHouse()]);
  const made = await setUp(own.house, PLAN, HOUR_MS);
  assert('links' in made, 'the house is set up');
  forgetSite(own.house, 1 as never);
  links = made.links.map(({ link }) => link.split('/').at(-1) ?? '');
}, 60_000);
afterAll(() => Promise.all([own.close(), demo.close()]));

it('an own house lets nobody in by a name and a password that others know', async () => {
  expect(await own.desk({ merchant: 'north' }).call('consoleStart', {})).toMatchObject({
    ok: true,
  });
  const entered: string[] = [];
  for (const name of NAMES) {
    for (const password of PASSWORDS) {
      const desk = own.desk({ merchant: 'north' });
      const answer = await desk.call('consoleLogin', { name, password });
      if (answer.ok) entered.push(`${name} at the console`);
    }
  }
  for (const username of ['player1', 'upline', 'admin']) {
    const site = own.client({ merchant: 'north' });
    const answer = await site.call('login', { username, password: CAST_PASSWORD });
    if (answer.ok) entered.push(`${username} at the site`);
  }
  expect(entered).toEqual([]);
  // -- every merchant: the house has one.
  const { rows } = await own.house.pool.query<{ members: string; able: string }>(
    `select (select count(*) from members.member)::text as members,
       (select count(*) from operators.operator where totp_sealed is not null)::text as able`,
  );
  expect(rows).toEqual([{ members: '0', able: '0' }]);
});

it('an owner’s first link is random, opens once, ends, and becomes no password', async () => {
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(link.length).toBeGreaterThanOrEqual(22);
  const [first = '', second = ''] = links;
  const desk = own.desk({ merchant: 'north' });
  const opened = await desk.call('consoleEnrolmentOpen', { link: first });
  assert(opened.ok, 'the link opens');
  const code = codeOf(own, opened.value.secret);
  const asPassword = await desk.call('consoleEnrol', { link: first, password: 'admin', code });
  expect(asPassword.ok).toBe(false);
  const entered = await desk.call('consoleEnrol', {
    link: first,
    password: 'Calm-river-19x',
    code,
  });
  expect(entered.ok).toBe(true);
  expect((await desk.call('consoleEnrolmentOpen', { link: first })).ok).toBe(false);
  expect((await desk.call('consoleLogin', { name: 'olga', password: first })).ok).toBe(false);
  await own.turnClock(2 * HOUR_MS);
  expect((await desk.call('consoleEnrolmentOpen', { link: second })).ok).toBe(false);
});

/** A member who can be told nothing outside the site, and the code that two operators give. */
async function codeFor(username: string): Promise<string> {
  const owner = demo.desk({ token: await logInOperator(demo, 'owner') });
  const found = await owner.call('memberList', { search: username } as never);
  assert(found.ok, 'the member is found');
  const id = found.value.list[0]?.id;
  assert(id !== undefined, 'the member is found');
  const reason = 'stood at the desk';
  return agreedCode(demo, await owner.call('memberPasswordReset', { id, reason }));
}

it('an activation code lets in once, however many come with it', async () => {
  const password = await codeFor('player1');
  expect(password.length).toBeGreaterThanOrEqual(16);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      openBrowser(demo).call('login', { username: 'player1', password }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const later = await openBrowser(demo).call('login', { username: 'player1', password });
  expect(later.ok ? 'in' : later.refusal.code).not.toBe('in');
});

it('with it nothing is changed but the password, and no browser remembers it', async () => {
  const password = await codeFor('downline2');
  const browser = openBrowser(demo);
  const login = { username: 'downline2', password, remember: true };
  const answer = await browser.call('login', login);
  assert(answer.ok && answer.value.mustChange, 'the code lets in');
  expect(browser.cookies.has('loginRemember')).toBe(false);
  browser.token = answer.value.token;
  const key = { idempotencyKey: randomUUID() };
  const refused = await Promise.all([
    browser.call('memberInfoUpdate', { nickname: 'Nobody' } as never),
    browser.call('depositCreate', { channel: 'gcash', amount: '500.0000' }, key),
    browser.call('sessionsRevokeOthers', {}),
    browser.call('protectionBreak', { length: '24h' } as never),
  ]);
  const codes = refused.map((each) => (each.ok ? 'ok' : each.refusal.code));
  expect(codes).toEqual(refused.map(() => 'password.change_first'));
  expect((await browser.call('memberInfo', {})).ok).toBe(true);
  const newPassword = 'thirteen small boats';
  const changed = await browser.call('changePassword', {
    changeTicket: answer.value.changeTicket ?? '',
    newPassword,
    confirmNewPassword: newPassword,
  });
  expect(changed.ok).toBe(true);
  expect((await browser.call('sessionsRevokeOthers', {})).ok).toBe(true);
});

it('who logs in again has one session, and its former token opens nothing', async () => {
  const browser = openBrowser(demo);
  const login = { username: 'upline', password: CAST_PASSWORD };
  const first = await browser.call('login', login);
  assert(first.ok, 'the member comes in');
  browser.token = first.value.token;
  const second = await browser.call('login', login);
  assert(second.ok, 'the member comes in again');
  expect(second.value.token).not.toBe(first.value.token);
  const old = await demo.client({ token: first.value.token }).call('memberInfo', {});
  expect(old.ok ? 'in' : old.refusal.code).toBe('session.ended');
  expect((await demo.client({ token: second.value.token }).call('memberInfo', {})).ok).toBe(true);
});

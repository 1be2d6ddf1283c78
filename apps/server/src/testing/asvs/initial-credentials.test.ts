// Possible ways into a new installation: an account that is publicly known, a link that was found,
// a code that someone else has seen.
import { assert, HOUR_MS } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD, DEMO_OPERATORS } from '../../../../../demo/operators.ts';
import { forgetSite } from '../../modules/settings/index.ts';
import { setUpInstallation } from '../../set-up-installation.ts';
import { approveAndReadCode } from '../agree.ts';
import { openBrowser } from '../browser.ts';
import { codeOf, logInOperator } from '../log-in-operator.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

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

let own: TestApp;
let demo: TestApp;
let links: readonly string[];

beforeAll(async () => {
  [own, demo] = await Promise.all([openTestApp({ provisioned: false }), openTestApp()]);
  const made = await setUpInstallation(own.context, PLAN, HOUR_MS);
  assert('links' in made, 'the installation is set up');
  forgetSite(own.context, 1 as never);
  links = made.links.map(({ link }) => link.split('/').at(-1) ?? '');
}, 60_000);
afterAll(() => Promise.all([own.close(), demo.close()]));

it('a new installation has no login with a known name and password', async () => {
  expect(await own.backoffice({ merchant: 'north' }).call('consoleStart', {})).toMatchObject({
    ok: true,
  });
  const entered: string[] = [];
  for (const name of NAMES) {
    for (const password of PASSWORDS) {
      const backoffice = own.backoffice({ merchant: 'north' });
      const answer = await backoffice.call('consoleLogin', { name, password });
      if (answer.ok) entered.push(`${name} at the console`);
    }
  }
  for (const username of ['player1', 'upline', 'admin']) {
    const site = own.client({ merchant: 'north' });
    const answer = await site.call('login', { username, password: DEMO_PASSWORD });
    if (answer.ok) entered.push(`${username} at the site`);
  }
  expect(entered).toEqual([]);
  // -- every merchant: the installation has one.
  const { rows } = await own.context.pool.query<{ members: string; able: string }>(
    `select (select count(*) from members.member)::text as members,
       (select count(*) from operators.operator where totp_sealed is not null)::text as able`,
  );
  expect(rows).toEqual([{ members: '0', able: '0' }]);
});

it('an owner’s first link is random, works once, expires, and is not a password', async () => {
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(link.length).toBeGreaterThanOrEqual(22);
  const [first = '', second = ''] = links;
  const backoffice = own.backoffice({ merchant: 'north' });
  const opened = await backoffice.call('consoleEnrolmentOpen', { link: first });
  assert(opened.ok, 'the link opens');
  const code = codeOf(own, opened.value.secret);
  const asPassword = await backoffice.call('consoleEnrol', {
    link: first,
    password: 'admin',
    code,
  });
  expect(asPassword.ok).toBe(false);
  const entered = await backoffice.call('consoleEnrol', {
    link: first,
    password: 'Calm-river-19x',
    code,
  });
  expect(entered.ok).toBe(true);
  expect((await backoffice.call('consoleEnrolmentOpen', { link: first })).ok).toBe(false);
  expect((await backoffice.call('consoleLogin', { name: 'olga', password: first })).ok).toBe(false);
  await own.turnClock(2 * HOUR_MS);
  expect((await backoffice.call('consoleEnrolmentOpen', { link: second })).ok).toBe(false);
});

/** An activation code from two operators, for a member without a contact. */
async function codeFor(username: string): Promise<string> {
  const owner = demo.backoffice({ token: await logInOperator(demo, 'owner') });
  const found = await owner.call('memberList', { search: username } as never);
  assert(found.ok, 'the member is found');
  const id = found.value.list[0]?.id;
  assert(id !== undefined, 'the member is found');
  const reason = 'came in person';
  return approveAndReadCode(demo, await owner.call('memberPasswordReset', { id, reason }));
}

it('with an activation code only the password can be changed, and the login is not remembered', async () => {
  const password = await codeFor('downline2');
  const browser = openBrowser(demo);
  const login = { username: 'downline2', password, remember: true };
  const answer = await browser.call('login', login);
  expect(answer.ok ? answer.value.mustChange : answer.refusal.code).toBe(true);
  assert(answer.ok, 'the code logs in');
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

it('a second login leaves one session, and the former token is invalid', async () => {
  const browser = openBrowser(demo);
  const login = { username: 'upline', password: DEMO_PASSWORD };
  const first = await browser.call('login', login);
  expect(first.ok ? 'in' : first.refusal.code).toBe('in');
  assert(first.ok, 'the member logs in');
  browser.token = first.value.token;
  const second = await browser.call('login', login);
  assert(second.ok, 'the member logs in again');
  expect(second.value.token).not.toBe(first.value.token);
  const old = await demo.client({ token: first.value.token }).call('memberInfo', {});
  expect(old.ok ? 'in' : old.refusal.code).toBe('session.ended');
  expect((await demo.client({ token: second.value.token }).call('memberInfo', {})).ok).toBe(true);
});

// The last one: up to three of its logins count as failures of the network, after which the next
// login is asked for a captcha.
it('an activation code logs in once, however many use it at the same time', async () => {
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

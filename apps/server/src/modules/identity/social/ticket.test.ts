import { assert, MINUTE_MS } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import { logInOperator, openBrowser, type Browser } from '../../../testing/index.ts';
import {
  goAndSignIn,
  openSocialApp,
  type PEOPLE,
  type SocialApp,
} from '../../../testing/social-app.ts';
import { findMemberByName } from '../../members/index.ts';

let home: SocialApp;

beforeAll(async () => {
  home = await openSocialApp();
});
afterAll(() => home.close());

type Person = (typeof PEOPLE)[number];

/** Logs in by Google as an unlinked user. */
async function askTicket(browser: Browser, person: Person): Promise<string> {
  const callback = await goAndSignIn(home, browser, 'google', person);
  const answer = await browser.call('socialLogin', callback);
  assert(!answer.ok && answer.refusal.code === 'social.unlinked', 'the subject is not linked');
  return String(answer.refusal.value['ticket']);
}

async function comesIn(person: Person): Promise<string | undefined> {
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', person);
  const answer = await browser.call('socialLogin', callback);
  return answer.ok ? answer.value.username : undefined;
}

const makeMember = () => ({
  username: `nel${randomBytes(5).toString('hex')}`,
  password: 'Lanterns-on-the-bay-3',
  confirmPassword: 'Lanterns-on-the-bay-3',
  birthday: '1990-05-31',
});

const ended = { ok: false, refusal: { code: 'social.ticket_ended' } };

test('a registration with a ticket links the subject, which then logs in with one click', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'ana');
  const member = makeMember();
  const registered = await browser.call('register', { ...member, socialTicket });
  expect(registered).toMatchObject({ ok: true, value: { username: member.username } });
  expect(await comesIn('ana')).toBe(member.username);
});

test('a correct password links; a wrong one does not, and does not consume the ticket', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'ben');
  const login = { username: 'player1', socialTicket };
  const wrong = await browser.call('login', { ...login, password: 'not-the-password' });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'login.failed' } });
  expect(await comesIn('ben')).toBeUndefined();
  const right = await browser.call('login', { ...login, password: DEMO_PASSWORD });
  expect(right).toMatchObject({ ok: true });
  expect(await comesIn('ben')).toBe('player1');
  const again = await browser.call('login', { ...login, password: DEMO_PASSWORD });
  expect(again).toMatchObject(ended);
});

test('a ticket is valid in its own browser, for 15 minutes', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'cleo');
  const thief = openBrowser(home);
  const login = { username: 'downline2', password: DEMO_PASSWORD, socialTicket };
  expect(await thief.call('login', login)).toMatchObject(ended);
  await home.turnClock(16 * MINUTE_MS);
  expect(await browser.call('login', login)).toMatchObject(ended);
  const { socialTicket: _, ...plain } = login;
  expect(await browser.call('login', plain)).toMatchObject({ ok: true });
});

test('a frozen member is refused as at any login', async () => {
  const browser = openBrowser(home);
  const socialTicket = await telegramTicket(browser, '9002');
  const login = { username: 'downline1', password: DEMO_PASSWORD, socialTicket };
  expect(await browser.call('login', login)).toMatchObject({ ok: true });
  const backoffice = home.backoffice({ token: await logInOperator(home, 'owner') });
  const id = demoMemberId(home.merchant, 'downline1');
  const reason = 'because the test says so';
  const frozen = await backoffice.call('memberFreeze', { id, level: 1, reason });
  assert(frozen.ok, 'the member is frozen');
  const callback = await goAndSignIn(home, browser, 'telegram', '9002');
  const answer = await browser.call('socialLogin', callback);
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.frozen' } });
});

// Last, because the failed logins make every login need a captcha.
test('of concurrent registrations with one ticket one succeeds, and no orphaned member remains', async () => {
  const browser = openBrowser(home);
  const socialTicket = await telegramTicket(browser, '9001');
  const members = Array.from({ length: 6 }, makeMember);
  const answers = await Promise.all(
    members.map((member) => browser.call('register', { ...member, socialTicket })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const [index, answer] of answers.entries()) {
    const { username = '' } = members[index] ?? {};
    const { pool } = home.context;
    const made = await findMemberByName(pool, home.merchant.id, username);
    expect(made !== undefined).toBe(answer.ok);
  }
});

/** A ticket by Telegram, which works even after the server's clock was turned. */
async function telegramTicket(browser: Browser, person: string): Promise<string> {
  const callback = await goAndSignIn(home, browser, 'telegram', person);
  const answer = await browser.call('socialLogin', callback);
  assert(!answer.ok && answer.refusal.code === 'social.unlinked', 'the subject is not linked');
  return String(answer.refusal.value['ticket']);
}

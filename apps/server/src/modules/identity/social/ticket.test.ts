import { assert, MINUTE_MS } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST_PASSWORD, castId } from '../../../../../../demo/cast.ts';
import { logInOperator, openBrowser, type Browser } from '../../../testing/index.ts';
import {
  goAndSignIn,
  openSocialHouse,
  type PEOPLE,
  type SocialHouse,
} from '../../../testing/social-house.ts';
import { findMemberByName } from '../../members/index.ts';

let home: SocialHouse;

beforeAll(async () => {
  home = await openSocialHouse();
});
afterAll(() => home.close());

type Person = (typeof PEOPLE)[number];

/** Comes from Google as somebody whom nobody is linked to. */
async function askTicket(browser: Browser, person: Person): Promise<string> {
  const vouched = await goAndSignIn(home, browser, 'google', person);
  const answer = await browser.call('socialLogin', vouched);
  assert(!answer.ok && answer.refusal.code === 'social.unlinked', 'nobody is linked');
  return String(answer.refusal.value['ticket']);
}

async function comesIn(person: Person): Promise<string | undefined> {
  const browser = openBrowser(home);
  const vouched = await goAndSignIn(home, browser, 'google', person);
  const answer = await browser.call('socialLogin', vouched);
  return answer.ok ? answer.value.username : undefined;
}

const makeMember = () => ({
  username: `nel${randomBytes(5).toString('hex')}`,
  password: 'Lanterns-on-the-bay-3',
  confirmPassword: 'Lanterns-on-the-bay-3',
  birthday: '1990-05-31',
});

const ended = { ok: false, refusal: { code: 'social.ticket_ended' } };

test('whoever registers with a ticket is linked and comes in by one click ever after', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'ana');
  const member = makeMember();
  const registered = await browser.call('register', { ...member, socialTicket });
  expect(registered).toMatchObject({ ok: true, value: { username: member.username } });
  expect(await comesIn('ana')).toBe(member.username);
});

test('a right password links; a wrong one does not, and leaves the ticket as it is', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'ben');
  const login = { username: 'player1', socialTicket };
  const wrong = await browser.call('login', { ...login, password: 'not-the-password' });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'login.failed' } });
  expect(await comesIn('ben')).toBeUndefined();
  const right = await browser.call('login', { ...login, password: CAST_PASSWORD });
  expect(right).toMatchObject({ ok: true });
  expect(await comesIn('ben')).toBe('player1');
  const again = await browser.call('login', { ...login, password: CAST_PASSWORD });
  expect(again).toMatchObject(ended);
});

test('a ticket is good in its own browser, for a quarter of an hour', async () => {
  const browser = openBrowser(home);
  const socialTicket = await askTicket(browser, 'cleo');
  const thief = openBrowser(home);
  const login = { username: 'downline2', password: CAST_PASSWORD, socialTicket };
  expect(await thief.call('login', login)).toMatchObject(ended);
  await home.turnClock(16 * MINUTE_MS);
  expect(await browser.call('login', login)).toMatchObject(ended);
  const { socialTicket: _, ...plain } = login;
  expect(await browser.call('login', plain)).toMatchObject({ ok: true });
});

test('a frozen member is stopped as at any login', async () => {
  const browser = openBrowser(home);
  const socialTicket = await telegramTicket(browser, '9002');
  const login = { username: 'downline1', password: CAST_PASSWORD, socialTicket };
  expect(await browser.call('login', login)).toMatchObject({ ok: true });
  const desk = home.desk({ token: await logInOperator(home, 'owner') });
  const id = castId(home.merchant, 'downline1');
  const reason = 'because the test says so';
  const frozen = await desk.call('memberFreeze', { id, level: 1, reason });
  assert(frozen.ok, 'the member is frozen');
  const vouched = await goAndSignIn(home, browser, 'telegram', '9002');
  const answer = await browser.call('socialLogin', vouched);
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.frozen' } });
});

// Last, because so many wrong logins bring a captcha to everybody.
test('of many registrations with one ticket one is made, and no member is left over', async () => {
  const browser = openBrowser(home);
  const socialTicket = await telegramTicket(browser, '9001');
  const members = Array.from({ length: 6 }, makeMember);
  const answers = await Promise.all(
    members.map((member) => browser.call('register', { ...member, socialTicket })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const [index, answer] of answers.entries()) {
    const { username = '' } = members[index] ?? {};
    const { pool } = home.house;
    const made = await findMemberByName(pool, home.merchant.id, username);
    expect(made !== undefined).toBe(answer.ok);
  }
});

/** For when the house's clock has left the peer's behind. */
async function telegramTicket(browser: Browser, person: string): Promise<string> {
  const vouched = await goAndSignIn(home, browser, 'telegram', person);
  const answer = await browser.call('socialLogin', vouched);
  assert(!answer.ok && answer.refusal.code === 'social.unlinked', 'nobody is linked');
  return String(answer.refusal.value['ticket']);
}

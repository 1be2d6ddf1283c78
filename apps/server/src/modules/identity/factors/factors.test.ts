import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import {
  openBrowser,
  openTestApp,
  solveCaptcha,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const STEP_MS = 30_000;

function authenticatorCode(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

/** An unused code: the clock advances by a step first. */
async function freshCode(secret: string): Promise<string> {
  await home.turnClock(STEP_MS);
  return authenticatorCode(secret, home.context.clock.now());
}

function wrongCode(secret: string): string {
  const now = home.context.clock.now();
  const good = [-1, 0, 1].map((step) => authenticatorCode(secret, now + step * STEP_MS));
  return ['000000', '111111', '222222', '333333'].find((each) => !good.includes(each)) ?? '';
}

async function enter(username: string, browser = openBrowser(home)): Promise<Browser> {
  const login = await browser.call('login', { username, password: DEMO_PASSWORD });
  if (!login.ok) throw new Error(login.refusal.code);
  browser.token = login.value.token;
  return browser;
}

interface Enrolled {
  readonly browser: Browser;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function enrol(username: string): Promise<Enrolled> {
  const browser = await enter(username);
  const setup = await browser.call('authenticatorSetUp', { password: DEMO_PASSWORD });
  if (!setup.ok) throw new Error(setup.refusal.code);
  const { secret } = setup.value;
  const done = await browser.call('authenticatorConfirm', { code: await freshCode(secret) });
  if (!done.ok) throw new Error(done.refusal.code);
  return { browser, secret, recoveryCodes: done.value.recoveryCodes };
}

async function disenrol({ browser, secret }: Enrolled): Promise<void> {
  const code = await freshCode(secret);
  const done = await browser.call('authenticatorRemove', { code, password: DEMO_PASSWORD });
  expect(done.ok).toBe(true);
}

/** The ticket of a login that needs a second step. */
async function ask(browser: Browser, username: string): Promise<string> {
  const login = await browser.call('login', { username, password: DEMO_PASSWORD });
  expect(login).toMatchObject({
    ok: false,
    refusal: { code: 'login.verification.required', status: 403 },
  });
  return login.ok ? '' : String(login.refusal.value['ticket']);
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

test('an authenticator is set up with the password, confirmed by a code, and required at every login', async () => {
  const enrolled = await enrol('downline1');
  expect(enrolled.recoveryCodes).toHaveLength(10);
  expect(await enrolled.browser.call('securityConfig', {})).toMatchObject({
    value: { authenticator: true, recoveryCodes: 10 },
  });
  const stranger = openBrowser(home);
  const login = await stranger.call('login', { username: 'downline1', password: DEMO_PASSWORD });
  expect(login).toMatchObject({
    refusal: {
      value: { factors: [{ kind: 'authenticator' }, { kind: 'recovery' }] },
    },
  });
  const ticket = login.ok ? '' : String(login.refusal.value['ticket']);
  const code = await freshCode(enrolled.secret);
  const done = await stranger.call('loginVerify', { ticket, kind: 'authenticator', code });
  expect(done).toMatchObject({ ok: true, value: { username: 'downline1' } });
  stranger.token = done.ok ? done.value.token : undefined;
  expect(await stranger.call('loginHistory', { pageNo: 1, pageSize: 1 })).toMatchObject({
    value: { list: [{ outcome: 'ok', method: 'password', factor: 'authenticator' }] },
  });
  await disenrol(enrolled);
  await enter('downline1');
});

test('a code works once across all logins', async () => {
  const enrolled = await enrol('downline2');
  const code = await freshCode(enrolled.secret);
  const one = openBrowser(home);
  const other = openBrowser(home);
  const [first, second] = [await ask(one, 'downline2'), await ask(other, 'downline2')];
  const give = (ticket: string) => ({ ticket, kind: 'authenticator' as const, code });
  expect(codeOf(await one.call('loginVerify', give(first)))).toBe('ok');
  expect(codeOf(await other.call('loginVerify', give(second)))).toBe('factor.code_wrong');
  await disenrol(enrolled);
});

test('a ticket opens one session under concurrent uses with several valid codes', async () => {
  const enrolled = await enrol('upline');
  const browser = openBrowser(home);
  const ticket = await ask(browser, 'upline');
  const totp = await freshCode(enrolled.secret);
  const tries = Array.from({ length: 20 }, (_, at) => {
    const spare = enrolled.recoveryCodes[at - 1];
    return spare === undefined
      ? browser.call('loginVerify', { ticket, kind: 'authenticator', code: totp })
      : browser.call('loginVerify', { ticket, kind: 'recovery', code: spare });
  });
  const answers = (await Promise.all(tries)).map(codeOf);
  expect(answers.filter((each) => each === 'ok')).toHaveLength(1);
  expect(answers.filter((each) => each === 'verify.ticket_ended')).toHaveLength(19);
  await disenrol(enrolled);
});

test('a recovery code works once, and new ones replace all earlier ones', async () => {
  const enrolled = await enrol('player1');
  const [spare = '', another = ''] = enrolled.recoveryCodes;
  const use = async (code: string) => {
    const browser = openBrowser(home);
    const ticket = await ask(browser, 'player1');
    return codeOf(await browser.call('loginVerify', { ticket, kind: 'recovery', code }));
  };
  expect(await use(spare.toUpperCase().replaceAll('-', ' '))).toBe('ok');
  expect(await use(spare)).toBe('factor.code_wrong');
  const renewed = await enrolled.browser.call('recoveryCodesRenew', {
    code: await freshCode(enrolled.secret),
  });
  expect(renewed).toMatchObject({ ok: true });
  expect(await use(another)).toBe('factor.code_wrong');
  await disenrol(enrolled);
});

test('five wrong codes lock the authenticator for 15 minutes, and end the ticket', async () => {
  const enrolled = await enrol('player1');
  const browser = openBrowser(home);
  const ticket = await ask(browser, 'player1');
  const give = (code: string, by = ticket) =>
    browser.call('loginVerify', { ticket: by, kind: 'authenticator', code });
  for (let tries = 0; tries < 5; tries += 1) {
    expect(codeOf(await give(wrongCode(enrolled.secret)))).toBe('factor.code_wrong');
  }
  expect(codeOf(await give(await freshCode(enrolled.secret)))).toBe('verify.ticket_ended');
  const again = await ask(browser, 'player1');
  expect(codeOf(await give(await freshCode(enrolled.secret), again))).toBe('factor.locked');
  const codes = { code: enrolled.recoveryCodes[0] ?? '', password: DEMO_PASSWORD };
  expect(codeOf(await enrolled.browser.call('authenticatorRemove', codes))).toBe('factor.locked');
  await home.turnClock(15 * MINUTE_MS);
  const late = await ask(browser, 'player1');
  expect(codeOf(await give(await freshCode(enrolled.secret), late))).toBe('ok');
  const { browser: member } = enrolled;
  expect(await member.call('loginHistory', { pageNo: 1, pageSize: 10 })).toMatchObject({
    value: { list: expect.arrayContaining([expect.objectContaining({ outcome: 'unverified' })]) },
  });
  await disenrol(enrolled);
});

test('a ticket is valid for ten minutes, for its own member, in its own browser', async () => {
  const one = await enrol('downline1');
  const other = await enrol('downline2');
  const browser = openBrowser(home);
  const ticket = await ask(browser, 'downline1');
  const theirs = await freshCode(other.secret);
  const give = (by: Browser, code: string) =>
    by.call('loginVerify', { ticket, kind: 'authenticator', code });
  expect(codeOf(await give(browser, theirs))).toBe('factor.code_wrong');
  const right = await freshCode(one.secret);
  expect(codeOf(await give(openBrowser(home), right))).toBe('verify.ticket_ended');
  await home.turnClock(11 * MINUTE_MS);
  expect(codeOf(await give(browser, await freshCode(one.secret)))).toBe('verify.ticket_ended');
  await disenrol(await relogged(one, 'downline1'));
  await disenrol(await relogged(other, 'downline2'));
});

test('a trusted device needs no code until its trust expires or it is deleted', async () => {
  const enrolled = await enrol('upline');
  const browser = openBrowser(home);
  const ticket = await ask(browser, 'upline');
  const code = await freshCode(enrolled.secret);
  const done = await browser.call('loginVerify', {
    ticket,
    kind: 'authenticator',
    code,
    trustDevice: true,
  });
  expect(done.ok).toBe(true);
  await enter('upline', browser);
  const known = await browser.call('devices', {});
  const own = known.ok ? known.value.list.find(({ current }) => current) : undefined;
  expect(own?.trustedUntil).toBeGreaterThan(home.context.clock.now() + 29 * DAY_MS);
  expect((await browser.call('deviceForget', { id: own?.id ?? '' })).ok).toBe(true);
  await ask(browser, 'upline');
  await disenrol(enrolled);
});

test('after the tenth failure a wrong password gets the same answer as any username', async () => {
  await home.turnClock(31 * MINUTE_MS);
  const shapes = [];
  for (const username of ['phantom7', 'downline2']) {
    for (let tries = 0; tries < 10; tries += 1) await guess(username);
    const browser = openBrowser(home);
    const answer = await guess(username, browser);
    if (answer.ok) throw new Error('a wrong password came in');
    const { ticket, ...value } = answer.refusal.value;
    const sent = await browser.call('loginVerifySend', { ticket: String(ticket), kind: 'mobile' });
    const given = await browser.call('loginVerify', {
      ticket: String(ticket),
      kind: 'recovery',
      code: 'aaaa-bbbb-cccc',
    });
    expect(String(ticket)).toMatch(/^[\w-]{43}$/);
    shapes.push([answer.refusal.code, value, sent, given.ok ? given : given.refusal]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test("after the tenth failure the correct password continues with one of the member's factors", async () => {
  await home.turnClock(31 * MINUTE_MS);
  const enrolled = await enrol('player1');
  await home.turnClock(31 * MINUTE_MS);
  for (let tries = 0; tries < 10; tries += 1) await guess('player1');
  const browser = openBrowser(home);
  const answer = await guess('player1', browser, DEMO_PASSWORD);
  const ticket = answer.ok ? '' : String(answer.refusal.value['ticket']);
  // The account has an authenticator: no weaker factor is accepted, whatever the answer lists.
  const weaker = { ticket, kind: 'mobile' as const, code: '123456' };
  expect(codeOf(await browser.call('loginVerify', weaker))).toBe('factor.code_wrong');
  const code = await freshCode(enrolled.secret);
  const done = await browser.call('loginVerify', { ticket, kind: 'authenticator', code });
  expect(codeOf(done)).toBe('ok');
  await disenrol(await relogged(enrolled, 'player1'));
});

/** A login with a solved captcha if one is required. */
async function guess(username: string, browser = openBrowser(home), password = 'not this one') {
  const first = await browser.call('login', { username, password });
  if (first.ok || first.refusal.code !== 'login.captcha.required') return first;
  return browser.call('login', { username, password, ...(await solveCaptcha(browser)) });
}

/** The same authenticator in a new session, because the turned clock has ended the first. */
async function relogged(enrolled: Enrolled, username: string): Promise<Enrolled> {
  const browser = openBrowser(home);
  await home.turnClock(31 * MINUTE_MS);
  const ticket = await ask(browser, username);
  const code = await freshCode(enrolled.secret);
  const done = await browser.call('loginVerify', { ticket, kind: 'authenticator', code });
  if (!done.ok) throw new Error(done.refusal.code);
  browser.token = done.value.token;
  return { ...enrolled, browser };
}

import { assert, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { decodeJwt, SignJWT, UnsecuredJWT, exportSPKI, type JWTPayload } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { logInOperator, openBrowser, openTestApp, type Browser } from '../../../testing/index.ts';
import {
  BOT_TOKEN,
  goAndSignIn,
  openSocialApp,
  setUpSocial,
  signInAt,
  type SocialApp,
} from '../../../testing/social-app.ts';
import { telegramAnswer } from '../../../testing/peers/telegram-peer.ts';

let home: SocialApp;

beforeAll(async () => {
  home = await openSocialApp();
});
afterAll(() => home.close());
afterEach(() => home.openid.forge(undefined));

const failed = { ok: false, refusal: { code: 'social.failed' } };
const PASSWORD = DEMO_PASSWORD;

async function loggedIn(username: string): Promise<Browser> {
  const browser = openBrowser(home);
  const answer = await browser.call('login', { username, password: PASSWORD });
  assert(answer.ok, `${username} can log in`);
  browser.token = answer.value.token;
  return browser;
}

type Name = 'google' | 'facebook' | 'line' | 'telegram';

/** Links a provider's user to a member, in the security centre. */
async function link(username: string, provider: Name, person: string): Promise<Browser> {
  const browser = await loggedIn(username);
  home.graph.person = person;
  const start = { provider, origin: home.pageOrigin, password: PASSWORD };
  const started = await browser.call('socialLinkStart', start);
  assert(started.ok, `a start: ${started.ok ? '' : started.refusal.code}`);
  const callback = await signInAt(home, { provider, url: started.value.url, person });
  const linked = await browser.call('socialLink', callback);
  assert(linked.ok, `linked: ${linked.ok ? '' : linked.refusal.code}`);
  return browser;
}

test.each([
  ['google', 'ana', 'player1'],
  ['line', 'ana', 'player1'],
  ['facebook', '2001', 'player1'],
  ['telegram', '3001', 'player1'],
] as const)('a member linked at %s can log in with it', async (provider, person, username) => {
  await link(username, provider, person);
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, provider, person);
  expect(await browser.call('socialLogin', callback)).toMatchObject({
    ok: true,
    value: { username, mustChange: false, changeTicket: null },
  });
});

test('the site lists its providers, and an unlinked subject gets a ticket', async () => {
  const browser = openBrowser(home);
  const site = await browser.call('whitelabel', {});
  assert(site.ok, 'the site answers');
  expect(site.value.socialProviders).toEqual(['google', 'facebook', 'line', 'telegram']);
  const callback = await goAndSignIn(home, browser, 'google', 'ben');
  expect(await browser.call('socialLogin', callback)).toMatchObject({
    ok: false,
    refusal: { code: 'social.unlinked', value: { ticket: expect.stringMatching(/^[\w-]{43}$/) } },
  });
});

test('a state is valid once, in the browser that started it, for its provider and ten minutes', async () => {
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'ana');
  const thief = openBrowser(home);
  expect(await thief.call('socialLogin', callback)).toMatchObject(failed);
  const elsewhere = { ...callback, provider: 'line' as const };
  expect(await browser.call('socialLogin', elsewhere)).toMatchObject(failed);
  expect(await browser.call('socialLogin', { ...callback, state: 'x' })).toMatchObject(failed);
  expect((await browser.call('socialLogin', callback)).ok).toBe(true);
  expect(await browser.call('socialLogin', callback)).toMatchObject(failed);
});

test("another user's code is refused with one's own state", async () => {
  const [victim, thief] = [openBrowser(home), openBrowser(home)];
  const stolen = await goAndSignIn(home, victim, 'google', 'ana');
  const own = await goAndSignIn(home, thief, 'google', 'ben');
  const mixed = { ...own, ...(stolen.code === undefined ? {} : { code: stolen.code }) };
  expect(await thief.call('socialLogin', mixed)).toMatchObject(failed);
});

test('a request to link cannot log in, and a request to log in cannot link', async () => {
  const member = await loggedIn('downline2');
  const start = { provider: 'google', origin: home.pageOrigin, password: PASSWORD } as const;
  const started = await member.call('socialLinkStart', start);
  assert(started.ok, 'a start');
  const signIn = { provider: 'google', url: started.value.url, person: 'ana' } as const;
  const callback = await signInAt(home, signIn);
  const { token } = member;
  member.token = undefined;
  expect(await member.call('socialLogin', callback)).toMatchObject(failed);
  member.token = token;
  const visit = await goAndSignIn(home, member, 'google', 'ben');
  expect(await member.call('socialLink', visit)).toMatchObject(failed);
});

test('one of twenty concurrent callbacks with one code logs in', async () => {
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'ana');
  const calls = Array.from({ length: 20 }, () => browser.call('socialLogin', callback));
  const answers = await Promise.all(calls);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const others = answers.filter(({ ok }) => !ok);
  for (const answer of others) expect(answer).toMatchObject(failed);
});

const FORGERIES: readonly (readonly [string, (claims: JWTPayload) => Promise<string>])[] = [
  ['with another nonce', (claims) => signed({ ...claims, nonce: 'another' })],
  ['without a nonce', (claims) => signed(without(claims, 'nonce'))],
  ['for another audience', (claims) => signed({ ...claims, aud: 'somebody-else' })],
  ['of another issuer', (claims) => signed({ ...claims, iss: 'https://elsewhere.example' })],
  ['made six minutes ago', (claims) => signed({ ...claims, iat: (claims.iat ?? 0) - 360 })],
  ['that has ended', (claims) => signed({ ...claims, exp: (claims.iat ?? 0) - 60 })],
  ['without a subject', (claims) => signed(without(claims, 'sub'))],
  ['without a signature', async (claims) => new UnsecuredJWT(claims).encode()],
  ['signed with the public key as a secret', signedWithPublicKey],
  ['signed with the secret of the client', (claims) => signedWith(claims, 'google-secret')],
  ['whose claims were changed', changed],
];

function without(claims: JWTPayload, name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name));
}

function signed(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'peer' })
    .sign(home.openid.privateKey);
}

function signedWith(claims: JWTPayload, secret: string): Promise<string> {
  const key = new TextEncoder().encode(secret.padEnd(32, '.'));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'peer' }).sign(key);
}

async function signedWithPublicKey(claims: JWTPayload): Promise<string> {
  return signedWith(claims, await exportSPKI(home.openid.publicKey));
}

async function changed(claims: JWTPayload): Promise<string> {
  const [head, , signature] = (await signed(claims)).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, sub: 'cleo' })).toString('base64url');
  return [head, body, signature].join('.');
}

test('a token signed with the correct claims is accepted, so that the following ones fail for their own fault', async () => {
  home.openid.forge((token) => signed(decodeJwt(token)));
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'ana');
  expect((await browser.call('socialLogin', callback)).ok).toBe(true);
});

test.each(FORGERIES)('a token %s is refused', async (_name, forge) => {
  home.openid.forge((token) => forge(decodeJwt(token)));
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'ana');
  expect(await browser.call('socialLogin', callback)).toMatchObject(failed);
});

test('a token of LINE is accepted only if signed with the secret of its channel', async () => {
  const browser = openBrowser(home);
  for (const forge of [
    signed,
    signedWithPublicKey,
    (claims: JWTPayload) => signedWith(claims, 'x'),
  ]) {
    home.openid.forge((token) => forge(decodeJwt(token)));
    const callback = await goAndSignIn(home, browser, 'line', 'ana');
    expect(await browser.call('socialLogin', callback)).toMatchObject(failed);
  }
});

test("Telegram's answer is valid once, even with another state", async () => {
  const browser = openBrowser(home);
  const first = await goAndSignIn(home, browser, 'telegram', '3001');
  expect((await browser.call('socialLogin', first)).ok).toBe(true);
  const second = await goAndSignIn(home, browser, 'telegram', '3001');
  const replayed = { ...second, ...(first.fields ? { fields: first.fields } : {}) };
  expect(await browser.call('socialLogin', replayed)).toMatchObject(failed);
  const third = await goAndSignIn(home, browser, 'telegram', '3001');
  const auth_date = Math.floor(home.context.clock.now() / 1000);
  const forged = telegramAnswer({ id: 3001, auth_date }, `${BOT_TOKEN}x`);
  expect(await browser.call('socialLogin', { ...third, fields: forged })).toMatchObject(failed);
});

test('a provider redirects only to hosts of the merchant', async () => {
  const browser = openBrowser(home);
  for (const origin of [
    'https://evil.example',
    'http://manila.localhost',
    'https://manila.localhost:4990',
    'http://saigon.localhost:4990',
    'http://manila.localhost:4990.evil.example',
  ]) {
    const answer = await browser.call('socialStart', { provider: 'google', origin });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'feature.off' } });
  }
  const backoffice = home.backoffice({ token: await logInOperator(home, 'owner') });
  const hosts = ['manila.localhost', 'localhost'];
  expect(await backoffice.call('socialAddresses', {})).toEqual({
    ok: true,
    value: { redirects: hosts.map((host) => `http://${host}:4990/social`) },
  });
});

test('a link is valid at its own merchant only, and so is a state', async () => {
  const saigon = openBrowser(home, { merchant: 'saigon' });
  const origin = 'http://saigon.localhost:4990';
  const off = await saigon.call('socialStart', { provider: 'google', origin });
  expect(off).toMatchObject({ ok: false, refusal: { code: 'feature.off' } });
  const manila = openBrowser(home);
  const callback = await goAndSignIn(home, manila, 'telegram', '3001');
  const entry = { enabled: true, clientId: '77001122', issuer: '', botName: '' };
  const none = { enabled: false, clientId: '', issuer: '', botName: '' };
  const setting = { google: none, facebook: none, line: none, telegram: entry };
  await setUpSocial(home, setting, { 'telegram.token': BOT_TOKEN }, 'saigon');
  for (const [name, value] of manila.cookies) saigon.cookies.set(name, value);
  expect(await saigon.call('socialLogin', callback)).toMatchObject(failed);
  const started = await saigon.call('socialStart', { provider: 'telegram', origin });
  assert(started.ok, 'a start');
  const signIn = { provider: 'telegram', url: started.value.url, person: '3001' } as const;
  const own = await signInAt(home, signIn);
  const answer = await saigon.call('socialLogin', own);
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'social.unlinked' } });
});

test('linking needs the password, and one subject cannot be linked twice', async () => {
  const other = await loggedIn('downline2');
  const start = { provider: 'google', origin: home.pageOrigin } as const;
  const wrong = await other.call('socialLinkStart', { ...start, password: 'not-the-password' });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'password.wrong' } });
  const started = await other.call('socialLinkStart', { ...start, password: PASSWORD });
  assert(started.ok, 'a start');
  const signIn = { provider: 'google', url: started.value.url, person: 'ana' } as const;
  const taken = await other.call('socialLink', await signInAt(home, signIn));
  expect(taken).toMatchObject({ ok: false, refusal: { code: 'social.taken' } });
  expect(await other.call('socialLinks', {})).toEqual({ ok: true, value: { list: [] } });
});

test('a member lists its links, is notified of them, and removes one', async () => {
  const member = await link('downline2', 'google', 'dan');
  const links = await member.call('socialLinks', {});
  assert(links.ok, 'the links are listed');
  expect(links.value.list.map(({ provider }) => provider)).toEqual(['google']);
  const again = { provider: 'google', origin: home.pageOrigin, password: PASSWORD } as const;
  const second = await member.call('socialLinkStart', again);
  expect(second).toMatchObject({ ok: false, refusal: { code: 'social.taken' } });
  expect(await member.call('socialUnlink', { provider: 'google' })).toMatchObject({ ok: true });
  expect(await member.call('socialUnlink', { provider: 'google' })).toMatchObject({
    refusal: { code: 'not.found' },
  });
  const inbox = await member.call('inbox', {});
  assert(inbox.ok, 'the inbox is read');
  const titles = inbox.value.list.map(({ title }) => title);
  expect(titles.join()).toContain('Google');
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'dan');
  expect(await browser.call('socialLogin', callback)).toMatchObject({
    refusal: { code: 'social.unlinked' },
  });
});

test('a member with an authenticator needs it after a provider login, too', async () => {
  const member = await link('upline', 'google', 'hana');
  const setup = await member.call('authenticatorSetUp', { password: PASSWORD });
  assert(setup.ok, 'an authenticator is set up');
  const totp = new TOTP({ secret: Secret.fromBase32(setup.value.secret) });
  const codeAt = (steps: number) =>
    totp.generate({ timestamp: home.context.clock.now() + steps * 30_000 });
  const confirmed = await member.call('authenticatorConfirm', { code: codeAt(0) });
  assert(confirmed.ok, 'the authenticator is confirmed');
  // The provider's own claim about the strength of its login is ignored.
  const strong = { amr: ['mfa', 'otp', 'hwk'], acr: 'urn:example:high' };
  home.openid.forge((token) => signed({ ...decodeJwt(token), ...strong }));
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'google', 'hana');
  const answer = await browser.call('socialLogin', callback);
  assert(!answer.ok, 'a provider alone does not let the member in');
  const { code, value } = answer.refusal;
  expect(code).toBe('login.verification.required');
  expect(value['factors']).toMatchObject([{ kind: 'authenticator' }, { kind: 'recovery' }]);
  const ticket = String(value['ticket']);
  const step = { ticket, kind: 'authenticator' } as const;
  const thief = await openBrowser(home).call('loginVerify', { ...step, code: codeAt(1) });
  expect(thief).toMatchObject({ refusal: { code: 'verify.ticket_ended' } });
  const done = await browser.call('loginVerify', { ...step, code: codeAt(1) });
  assert(done.ok, 'the second step lets the member in');
  browser.token = done.value.token;
  expect(await browser.call('loginHistory', { pageNo: 1, pageSize: 1 })).toMatchObject({
    value: { list: [{ outcome: 'ok', method: 'social', factor: 'authenticator' }] },
  });
});

test('states and remembered provider answers are deleted once expired', async () => {
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'facebook', '2001');
  await home.turnClock(11 * MINUTE_MS);
  expect(await browser.call('socialLogin', callback)).toMatchObject(failed);
  const late = await goAndSignIn(home, browser, 'google', 'ana');
  expect(await browser.call('socialLogin', late)).toMatchObject(failed);
  await home.turnClock(25 * HOUR_MS);
  await home.runJobs('prune-identity');
  const { rows } = await home.context.pool.query<{ left: number }>(
    'select count(*)::int as left from identity.social_start where ends_at < house_now()',
  );
  expect(rows[0]?.left).toBe(0);
});

test("an installation in production contacts only the providers' own servers", async () => {
  const app = await openTestApp({ environment: { PUBLIC_ORIGIN: 'http://localhost:4990' } });
  try {
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const all = await backoffice.call('settingList', {});
    assert(all.ok, 'owners read settings');
    const { value: now, version = 0 } = all.value.find(({ name }) => name === 'social') ?? {};
    for (const issuer of [home.openid.issuer, 'https://localhost:4990', 'https://login.example']) {
      const google = { enabled: true, clientId: 'g', issuer, botName: '' };
      const value = { ...(now as object), google };
      const reason = 'because the test says so';
      const asked = await backoffice.call('settingChange', {
        name: 'social',
        value,
        version,
        reason,
      });
      expect(asked).toMatchObject({ ok: false, refusal: { code: 'setting.invalid' } });
    }
    const start = { origin: home.pageOrigin, provider: 'google' } as const;
    const off = await openBrowser(app).call('socialStart', start);
    expect(off).toMatchObject({ ok: false, refusal: { code: 'feature.off' } });
  } finally {
    await app.close();
  }
});

// A test app whose merchant has sign-in providers, with the providers beside it.
import { assert } from '@fairhouse/values';
import type { PlayerCalls, SocialProvider } from '@fairhouse/calls/player';
import type { SecretName } from '@fairhouse/calls/operator';
import type { WireInput } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import type { Browser } from './browser.ts';
import { openGraphPeer, type GraphPeer } from './peers/graph-peer.ts';
import { agree } from './agree.ts';
import { logInOperator } from './log-in-operator.ts';
import { openOpenidPeer, type OpenidPeer, type PeerClient } from './peers/openid-peer.ts';
import { telegramAnswer } from './peers/telegram-peer.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface SocialApp extends TestApp {
  readonly openid: OpenidPeer;
  readonly graph: GraphPeer;
  /** The origin of the page on the merchant's own host. */
  readonly pageOrigin: string;
}

export type SocialLoginInput = WireInput<PlayerCalls['socialLogin']>;

const PAGE_ORIGIN = 'http://manila.localhost:4990';
const REDIRECTS = [`${PAGE_ORIGIN}/social`, 'http://saigon.localhost:4990/social'];
export const BOT_TOKEN = `77001122:${randomBytes(24).toString('base64url')}`;

const client = (id: string, algorithm: PeerClient['algorithm']): PeerClient => ({
  id,
  algorithm,
  secret: randomBytes(24).toString('hex'),
  redirects: REDIRECTS,
});
const GOOGLE = client('google-client', 'RS256');
const LINE = client('line-client', 'HS256');
const FACEBOOK = { id: '1122334455', secret: randomBytes(16).toString('hex') };

/** The persons that the peers know. */
export const PEOPLE = ['ana', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gus', 'hana'] as const;

/** Opens the app and the peers, set up as two operators would. Close it in `afterAll`. */
export async function openSocialApp(): Promise<SocialApp> {
  const openid = await openOpenidPeer({ clients: [GOOGLE, LINE], people: PEOPLE });
  const graph = await openGraphPeer(FACEBOOK);
  const environment = { PRIVATE_PEERS: '1', PUBLIC_ORIGIN: 'http://localhost:4990' };
  const test = await openTestApp({ environment, begins: 'now' });
  const entry = (clientId: string, issuer = '') => {
    return { enabled: true, clientId, issuer, botName: '' };
  };
  const setting = {
    google: entry(GOOGLE.id, openid.issuer),
    line: entry(LINE.id, openid.issuer),
    facebook: entry(FACEBOOK.id, graph.issuer),
    telegram: entry(BOT_TOKEN.split(':')[0] ?? ''),
  };
  const home: SocialApp = {
    ...test,
    openid,
    graph,
    pageOrigin: PAGE_ORIGIN,
    close: async () => {
      await Promise.all([openid.close(), graph.close()]);
      await test.close();
    },
  };
  await setUpSocial(home, setting, {
    'google.secret': GOOGLE.secret,
    'line.secret': LINE.secret,
    'facebook.secret': FACEBOOK.secret,
    'telegram.token': BOT_TOKEN,
  });
  return home;
}

/** Writes the setting, which one operator requests and another approves, and the secrets. */
export async function setUpSocial(
  test: TestApp,
  setting: object,
  secrets: Partial<Record<SecretName, string>>,
  merchant = test.merchant.code,
): Promise<void> {
  const reason = 'because the test says so';
  const backofficeOf = async (name: string) =>
    test.backoffice({ token: await logInOperator(test, name), merchant });
  const [owner, partner] = await Promise.all([backofficeOf('owner'), backofficeOf('partner')]);
  const all = await owner.call('settingList', {});
  assert(all.ok, 'owners read settings');
  const version = all.value.find(({ name }) => name === 'social')?.version ?? 0;
  const change = { name: 'social', value: setting, version, reason };
  const asked = await owner.call('settingChange', change);
  assert(asked.ok && asked.value.approvalId !== null, 'the request waits for a second person');
  const { approvalId: id } = asked.value;
  const agreed = await partner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'the second person agrees');
  for (const [name, value] of Object.entries(secrets)) {
    const set = await owner.call('secretSet', { name: name as SecretName, value, reason });
    await agree(test, set, { merchant });
  }
}

/** Goes to the provider, signs in there, and returns what the page would read. */
export async function goAndSignIn(
  test: SocialApp,
  browser: Browser,
  provider: SocialProvider,
  person: string,
): Promise<SocialLoginInput> {
  const started = await browser.call('socialStart', { provider, origin: test.pageOrigin });
  assert(started.ok, `a start: ${started.ok ? '' : started.refusal.code}`);
  return signInAt(test, { provider, url: started.value.url, person });
}

/** Signs in at the address of a start. */
export async function signInAt(
  { context: app }: TestApp,
  { provider, url, person }: { provider: SocialProvider; url: string; person: string },
): Promise<SocialLoginInput> {
  if (provider === 'telegram') {
    const back = new URL(new URL(url).searchParams.get('return_to') ?? '');
    const state = back.searchParams.get('state') ?? '';
    // Makes every answer unique, however quickly one follows another.
    const username = randomBytes(6).toString('hex');
    const auth_date = Math.floor(app.clock.now() / 1000);
    const signed = { id: Number(person), username, auth_date };
    return { provider, state, fields: telegramAnswer(signed, BOT_TOKEN) };
  }
  const back = await follow(url, person);
  const { code, state, iss } = Object.fromEntries(back.searchParams);
  return { provider, state: state ?? '', ...(code ? { code } : {}), ...(iss ? { iss } : {}) };
}

/** Follows the provider's pages as a browser until the redirect back to the site. */
async function follow(start: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let method = 'GET';
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { method, redirect: 'manual', headers: { cookie } });
    await answer.arrayBuffer();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    method = location === null ? 'POST' : 'GET';
    url = location === null ? new URL(`${url.href}/${person}`) : new URL(location, url);
    if (url.pathname === '/social') return url;
  }
  throw new Error('the provider sends nobody back');
}

// A house whose merchant lets providers vouch for people, with the providers beside it.
import { assert } from '@fairhouse/values';
import type { PlayerCalls, SocialProvider } from '@fairhouse/calls/player';
import type { SecretName } from '@fairhouse/calls/operator';
import type { WireInput } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import type { Browser } from './browser.ts';
import { openGraphPeer, type GraphPeer } from './graph-peer.ts';
import { agree } from './agree.ts';
import { logInOperator } from './log-in-operator.ts';
import { openOpenidPeer, type OpenidPeer, type PeerClient } from './openid-peer.ts';
import { telegramAnswer } from './telegram-peer.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';

export interface SocialHouse extends TestHouse {
  readonly openid: OpenidPeer;
  readonly graph: GraphPeer;
  /** The page's origin, as the merchant's own host has it. */
  readonly pageOrigin: string;
}

export type Vouched = WireInput<PlayerCalls['socialLogin']>;

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

/** Somebody the peers know. */
export const PEOPLE = ['ana', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gus', 'hana'] as const;

/** Opens the house and the peers, set up as two operators would. Close it in `afterAll`. */
export async function openSocialHouse(): Promise<SocialHouse> {
  const openid = await openOpenidPeer({ clients: [GOOGLE, LINE], people: PEOPLE });
  const graph = await openGraphPeer(FACEBOOK);
  const environment = { PRIVATE_PEERS: '1', PUBLIC_ORIGIN: 'http://localhost:4990' };
  const test = await openTestHouse({ environment, begins: 'now' });
  const entry = (clientId: string, issuer = '') => {
    return { enabled: true, clientId, issuer, botName: '' };
  };
  const setting = {
    google: entry(GOOGLE.id, openid.issuer),
    line: entry(LINE.id, openid.issuer),
    facebook: entry(FACEBOOK.id, graph.issuer),
    telegram: entry(BOT_TOKEN.split(':')[0] ?? ''),
  };
  const home: SocialHouse = {
    ...test,
    openid,
    graph,
    pageOrigin: PAGE_ORIGIN,
    close: async () => {
      await Promise.all([openid.close(), graph.close()]);
      await test.close();
    },
  };
  await setUp(home, setting, {
    'google.secret': GOOGLE.secret,
    'line.secret': LINE.secret,
    'facebook.secret': FACEBOOK.secret,
    'telegram.token': BOT_TOKEN,
  });
  return home;
}

/** Writes the setting as one operator asks and another agrees, and the secrets. */
export async function setUp(
  test: TestHouse,
  setting: object,
  secrets: Partial<Record<SecretName, string>>,
  merchant = test.merchant.code,
): Promise<void> {
  const reason = 'because the test says so';
  const deskOf = async (name: string) =>
    test.desk({ token: await logInOperator(test, name), merchant });
  const [owner, partner] = await Promise.all([deskOf('owner'), deskOf('partner')]);
  const all = await owner.call('settingList', {});
  assert(all.ok, 'owners read settings');
  const version = all.value.find(({ name }) => name === 'social')?.version ?? 0;
  const change = { name: 'social', value: setting, version, reason };
  const asked = await owner.call('settingChange', change);
  assert(asked.ok && asked.value.approvalId !== null, 'a second person is asked');
  const { approvalId: id } = asked.value;
  const agreed = await partner.call('approvalDecide', { id, decision: 'approve', reason });
  assert(agreed.ok, 'the second person agrees');
  for (const [name, value] of Object.entries(secrets)) {
    const set = await owner.call('secretSet', { name: name as SecretName, value, reason });
    await agree(test, set, { merchant });
  }
}

/** Goes to the provider, signs in there, and brings back what the page would read. */
export async function goAndSignIn(
  test: SocialHouse,
  browser: Browser,
  provider: SocialProvider,
  person: string,
): Promise<Vouched> {
  const started = await browser.call('socialStart', { provider, origin: test.pageOrigin });
  assert(started.ok, `a start: ${started.ok ? '' : started.refusal.code}`);
  return signInAt(test, { provider, url: started.value.url, person });
}

/** Signs in at the address that a start gave. */
export async function signInAt(
  { house }: TestHouse,
  { provider, url, person }: { provider: SocialProvider; url: string; person: string },
): Promise<Vouched> {
  if (provider === 'telegram') {
    const back = new URL(new URL(url).searchParams.get('return_to') ?? '');
    const state = back.searchParams.get('state') ?? '';
    // No two answers are the same, however quickly one follows another.
    const username = randomBytes(6).toString('hex');
    const auth_date = Math.floor(house.clock.now() / 1000);
    const signed = { id: Number(person), username, auth_date };
    return { provider, state, fields: telegramAnswer(signed, BOT_TOKEN) };
  }
  const back = await follow(url, person);
  const { code, state, iss } = Object.fromEntries(back.searchParams);
  return { provider, state: state ?? '', ...(code ? { code } : {}), ...(iss ? { iss } : {}) };
}

/** A browser's way through the provider's pages until it is sent back to ours. */
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

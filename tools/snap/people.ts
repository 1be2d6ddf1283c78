// Who is logged in on the pictures, each by the calls that everybody makes.
import { createClient, routesOf, SESSION_KEYS, standingNumberOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { seal } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import { PASSWORD, PEOPLE } from '../../demo/lively/people.ts';
import { openSite, type Site } from '../../demo/lively/site.ts';
import { proveHuman } from '../../demo/prove-human.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { authenticatorCode } from '../authenticator.ts';
import { wallNow } from '../wall-clock.ts';
import type { Known, Who } from './shots.ts';

/** What a page finds in its session storage when it opens. */
export type Storage = Readonly<Record<string, string>>;

/** Of so many of the demo's players the one who has bet most is pictured. */
const CANDIDATES = 6;

/** Logs everybody in; an operator who has an authenticator already cannot be, and is left out. */
export async function logEverybodyIn(
  siteUrl: string,
  consoleUrl: string,
  operatorName: string,
): Promise<ReadonlyMap<Who, Storage>> {
  const site = openSite(siteUrl, 'manila');
  const people = new Map<Who, Storage>([['visitor', {}]]);
  people.set('member', await logInBusiest(site));
  const desk = await logOperatorIn(site, consoleUrl, operatorName);
  if (desk !== undefined) people.set('operator', desk);
  return people;
}

/** A settled draw to check, and a promotion to read. */
export async function lookAround(siteUrl: string): Promise<Known> {
  const client = visit(openSite(siteUrl, 'manila'));
  const opened = await client.call('openedNumbers', { gameCode: 'SSC1', count: 5 });
  const news = await client.call('announcements', { types: 'PR', platform: 'W' });
  return {
    issue: opened.ok ? (opened.value.list.at(1)?.issue ?? '') : '',
    promotion: news.ok ? (news.value[0]?.id ?? '') : '',
  };
}

function visit(site: Site) {
  return site.visit({ language: 'EN', device: 'WEB', token: () => undefined });
}

/** Who has bet most has most to show. */
async function logInBusiest(site: Site): Promise<Storage> {
  let best: { readonly storage: Storage; readonly orders: number } | undefined;
  for (const { username } of PEOPLE.slice(0, CANDIDATES)) {
    const storage = await logIn(site, username, PASSWORD);
    const token = storage[SESSION_KEYS.token];
    const client = site.visit({ language: 'EN', device: 'WEB', token: () => token });
    const bets = await client.call('myBets', { pageSize: 1 });
    const orders = bets.ok ? bets.value.total : 0;
    if (best === undefined || orders > best.orders) best = { storage, orders };
  }
  return best?.storage ?? {};
}

async function logIn(site: Site, username: string, password: string): Promise<Storage> {
  const client = visit(site);
  const human = await proveHuman(client, 'login');
  const answer = await client.call('login', { username, password, ...human });
  if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.refusal.message}`);
  return {
    [SESSION_KEYS.token]: answer.value.token,
    [SESSION_KEYS.standing]: String(standingNumberOf(answer.value)),
    [SESSION_KEYS.username]: answer.value.username,
  };
}

async function logOperatorIn(
  site: Site,
  consoleUrl: string,
  name: string,
): Promise<Storage | undefined> {
  const desk = createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: consoleUrl,
    headers: () => ({ Merchant: site.merchant, Language: 'EN', Device: 'WEB' }),
    seal: (body) => sealFor(site, body),
    unreachable: () => 'the console does not answer',
  });
  const first = await desk.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD });
  if (!first.ok || first.value.stage !== 'enrol') return undefined;
  const { ticket, secret } = first.value;
  const code = authenticatorCode(secret, wallNow());
  const second = await desk.call('consoleLoginCode', { ticket, code });
  return second.ok ? { 'console.token': second.value.token } : undefined;
}

async function sealFor(site: Site, body: unknown): Promise<string> {
  const about = await visit(site).call('whitelabel', {});
  const key = about.ok ? about.value.sealing.keys[0] : undefined;
  if (key === undefined) throw new Error('no key to seal with');
  const iat = Math.floor(wallNow() / 1000);
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

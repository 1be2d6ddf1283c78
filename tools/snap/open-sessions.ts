// The sessions of the pictures, each opened by the public calls.
import { createClient, routesOf, SESSION_KEYS, standingNumberOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { seal } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import { PASSWORD, SIMULATED_MEMBERS } from '../../demo/lively/simulated-members.ts';
import { openSite, type PlayerClient, type Site } from '../../demo/lively/site.ts';
import { proveHuman } from '../../demo/prove-human.ts';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { authenticatorCode } from '../browser/authenticator.ts';
import { readWallClock } from '../browser/wall-clock.ts';
import { awaitAnswer } from './await-answer.ts';
import type { Examples, SessionKind } from './shots.ts';

/** The session storage of a page when it opens. */
export type Storage = Readonly<Record<string, string>>;

/** The number of demo players among whom the one with the most bets is chosen. */
const CANDIDATES = 6;
const DRAWS_TRIES = 40;
const DRAWS_PAUSE_MS = 5000;

/**
 * Opens all sessions; an operator who already has an authenticator cannot be logged in, and is left
 * out.
 */
export async function openSessions(
  siteUrl: string,
  consoleUrl: string,
  operatorName: string,
): Promise<ReadonlyMap<SessionKind, Storage>> {
  const site = openSite(siteUrl, 'manila');
  const people = new Map<SessionKind, Storage>([['visitor', {}]]);
  people.set('member', await logInBusiest(site));
  people.set('agent', await logIn(site, 'upline', DEMO_PASSWORD));
  const backoffice = await logOperatorIn(site, consoleUrl, operatorName);
  if (backoffice !== undefined) people.set('operator', backoffice);
  return people;
}

/** Finds a settled draw and a promotion for the pictures. */
export async function findExamples(siteUrl: string): Promise<Examples> {
  const client = visit(openSite(siteUrl, 'manila'));
  const readOpened = () =>
    awaitAnswer(() => client.call('openedNumbers', { gameCode: 'SSC1', count: 5 }));
  let opened = await readOpened();
  // A house that has just begun draws its second one after two minutes.
  for (let tries = 0; tries < DRAWS_TRIES && opened.ok && opened.value.list.length < 2; tries++) {
    await new Promise((resolve) => setTimeout(resolve, DRAWS_PAUSE_MS));
    opened = await readOpened();
  }
  const announcements = await awaitAnswer(() =>
    client.call('announcements', { types: 'PR', platform: 'W' }),
  );
  const games = await awaitAnswer(() =>
    client.call('gameList', { hasDemo: 'true', pageNo: 1, pageSize: 1 }),
  );
  const game = games.ok ? games.value.list.at(0)?.nodeId : undefined;
  return {
    issue: opened.ok ? (opened.value.list.at(1)?.issue ?? '') : '',
    promotion: announcements.ok ? (announcements.value[0]?.id ?? '') : '',
    game: game === undefined ? '' : String(game),
  };
}

/** A game of the lobby that visitors can try. */
export interface GameToTry {
  readonly nodeId: number;
  readonly name: string;
}

const GAMES_MAX = 100;

/** The games that can be tried, most played first. */
export async function listGamesToTry(siteUrl: string): Promise<readonly GameToTry[]> {
  const client = visit(openSite(siteUrl, 'manila'));
  const games = await awaitAnswer(() =>
    client.call('gameList', { hasDemo: 'true', pageNo: 1, pageSize: GAMES_MAX }),
  );
  if (!games.ok) throw new Error('the games are not listed');
  return games.value.list;
}

function visit(site: Site) {
  return site.visit({ language: 'EN', device: 'WEB', token: () => undefined });
}

/** The player with the most bets has the most content; without the demo's crowd it is `player1`. */
async function logInBusiest(site: Site): Promise<Storage> {
  let best: { readonly storage: Storage; readonly orders: number } | undefined;
  for (const { username } of SIMULATED_MEMBERS.slice(0, CANDIDATES)) {
    const storage = await tryToLogIn(site, username, PASSWORD);
    if (storage === undefined) break;
    const token = storage[SESSION_KEYS.token];
    const client = site.visit({ language: 'EN', device: 'WEB', token: () => token });
    const bets = await awaitAnswer(() => client.call('myBets', { pageSize: 1 }));
    const orders = bets.ok ? bets.value.total : 0;
    if (best === undefined || orders > best.orders) best = { storage, orders };
  }
  return best?.storage ?? logIn(site, 'player1', DEMO_PASSWORD);
}

async function logIn(site: Site, username: string, password: string): Promise<Storage> {
  const storage = await tryToLogIn(site, username, password);
  if (storage === undefined) throw new Error(`${username} cannot log in`);
  return storage;
}

/** Undefined for a name or password that is not known. */
async function tryToLogIn(
  site: Site,
  username: string,
  password: string,
): Promise<Storage | undefined> {
  const client = visit(site);
  const patient: Pick<PlayerClient, 'call'> = {
    call: (call, input) => awaitAnswer(() => client.call(call, input)),
  };
  // Each try has a check of its own: one that was used is refused.
  const answer = await awaitAnswer(async () => {
    const human = await proveHuman(patient, 'login');
    return client.call('login', { username, password, ...human });
  });
  if (!answer.ok && answer.refusal.code === 'login.failed') return undefined;
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
  const backoffice = createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: consoleUrl,
    headers: () => ({ Merchant: site.merchant, Language: 'EN', Device: 'WEB' }),
    seal: (body) => sealFor(site, body),
    unreachable: () => 'the console does not answer',
  });
  const first = await awaitAnswer(() =>
    backoffice.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD }),
  );
  if (!first.ok || first.value.stage !== 'enrol') return undefined;
  const { ticket, secret } = first.value;
  const code = authenticatorCode(secret, readWallClock());
  const second = await awaitAnswer(() => backoffice.call('consoleLoginCode', { ticket, code }));
  return second.ok ? { 'console.token': second.value.token } : undefined;
}

async function sealFor(site: Site, body: unknown): Promise<string> {
  const about = await awaitAnswer(() => visit(site).call('whitelabel', {}));
  const key = about.ok ? about.value.sealing.keys[0] : undefined;
  if (key === undefined) throw new Error('no key to seal with');
  const iat = Math.floor(readWallClock() / 1000);
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

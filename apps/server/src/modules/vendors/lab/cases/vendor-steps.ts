// Steps of cases against a vendor: we call its server, and play its games where their servers speak
// the RGS shape.
import { VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { readJson } from '../../../../platform/read-json.ts';
import type { Lab, LabStep, Reply, SignatureKind, StepResult, VendorCall } from './case.ts';

export type Steps<Result> = Generator<LabStep, Result, StepResult>;

const NO_REPLY: Reply = { http: 0, text: '', ms: 0, problem: 'no reply' };
const LISTEN_MS = 500;

/** Calls the vendor; the body is signed as the merchant's, or wrongly. */
export function* ask(
  path: string,
  fields: Readonly<Record<string, unknown>>,
  signature: SignatureKind = 'own',
): Steps<Reply> {
  const request = { path, body: JSON.stringify(fields), signature };
  return (yield { do: 'ask', request }).replies[0] ?? NO_REPLY;
}

export function* browse(url: string, body?: object): Steps<Reply> {
  const posted = body === undefined ? {} : { body: JSON.stringify(body) };
  return (yield { do: 'browse', url, ...posted }).replies[0] ?? NO_REPLY;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object; empty for anything else. */
export function readFields(text: string): Fields {
  try {
    const value: unknown = readJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A field as text: of a text itself, of anything else its JSON. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a reply is called in a comparison. */
export const statusOf = ({ http, problem }: Reply): string =>
  problem === '' ? `HTTP ${http}` : problem;

/** The request of a launch; fields that are undefined are left out. */
export function launchFields(lab: Lab, more: Fields = {}): Fields {
  const { operator, user, token, game, currency, country } = lab.subject;
  return {
    operator_id: operator,
    user,
    token,
    game_code: game,
    platform: 'GPL_DESKTOP',
    lang: 'en',
    currency,
    ...(country === '' ? {} : { country }),
    ip: '203.0.113.7',
    ...more,
  };
}

/** The address of a launch; compares that it is one, on a host of the vendor. */
export function* launch(lab: Lab, what: string, more: Fields = {}): Steps<URL | undefined> {
  const reply = yield* ask(VENDOR_PATHS.gameUrl, launchFields(lab, more));
  lab.check(`${what}: HTTP`, 'HTTP 200', statusOf(reply));
  const text = textOf(readFields(reply.text), 'url');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const { origins } = lab.subject;
  const isOwn = url !== undefined && origins.includes(url.origin);
  lab.verify(`${what}: url`, `on ${origins.join(' or ')}`, isOwn, text || reply.text);
  return isOwn ? url : undefined;
}

/** Compares that the vendor refuses: a status of HTTP from 400 to 499. */
export function expectRefused(
  lab: Lab,
  what: string,
  reply: Reply,
  among?: readonly number[],
): void {
  const { http } = reply;
  const isRefused = among === undefined ? http >= 400 && http < 500 : among.includes(http);
  const expected = `HTTP ${among?.join(' or ') ?? '4xx'}`;
  lab.verify(`${what}: HTTP`, expected, isRefused, statusOf(reply));
}

/** The vendor's calls since a number, once `isEnough` or after a while. */
export function* listenUntil(
  after: number,
  withinMs: number,
  isEnough: (calls: readonly VendorCall[]) => boolean,
): Steps<readonly VendorCall[]> {
  let calls: readonly VendorCall[] = [];
  for (let waited = 0; waited <= withinMs; waited += LISTEN_MS) {
    calls = (yield { do: 'listen', after, waitMs: waited === 0 ? 0 : LISTEN_MS }).calls;
    if (isEnough(calls)) break;
  }
  return calls;
}

/** A game that the lab plays as a browser does. */
export interface OpenGame {
  readonly server: string;
  readonly sessionID: string;
  /** The smallest stake, in the units of the RGS shape. */
  readonly stake: number;
}

/**
 * Launches the game and opens it at its server; undefined where the vendor's games do not speak the
 * RGS shape.
 */
export function* openGame(lab: Lab): Steps<OpenGame | undefined> {
  const url = yield* launch(lab, 'launch');
  const sessionID = url?.searchParams.get('sessionID') ?? '';
  const host = url?.searchParams.get('rgs_url') ?? '';
  if (url === undefined || sessionID === '' || host === '') return undefined;
  const server = `${url.protocol}//${host.replace(/^https?:\/\//, '')}`;
  if (!URL.canParse(server) || !lab.subject.origins.includes(new URL(server).origin)) {
    return undefined;
  }
  const reply = yield* browse(`${server}/wallet/authenticate`, { sessionID, language: 'en' });
  lab.check('authenticate: HTTP', 'HTTP 200', statusOf(reply));
  const { config } = readFields(reply.text);
  const stake = typeof config === 'object' && config !== null ? { ...config } : {};
  const least: unknown = 'minBet' in stake ? stake.minBet : undefined;
  return { server, sessionID, stake: typeof least === 'number' ? least : 0 };
}

export interface Played {
  readonly reply: Reply;
  /** Whether the round waits for its end. */
  readonly isActive: boolean;
}

export function* playOnce(lab: Lab, { server, sessionID, stake }: OpenGame): Steps<Played> {
  const { currency } = lab.subject;
  const body = { sessionID, amount: stake, mode: 'base', currency };
  const reply = yield* browse(`${server}/wallet/play`, body);
  const { round } = readFields(reply.text);
  const fields = typeof round === 'object' && round !== null ? { ...round } : {};
  return { reply, isActive: 'active' in fields && fields.active === true };
}

export function* endRound({ server, sessionID }: OpenGame): Steps<Reply> {
  return yield* browse(`${server}/wallet/end-round`, { sessionID });
}

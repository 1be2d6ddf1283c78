// The site's typed client: `call('login', {...})` resolves to a value or a refusal, and never
// rejects because of a refusal.
import {
  createClient,
  type CallOptions,
  type ClientAnswer,
  type ClientRefusal,
  type Routes,
} from '@fairhouse/calls/client';
import type { WireInput, WireValue } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { routes as playerRoutes } from 'virtual:player-routes';
import { findTexts } from '../i18n/catalogues.ts';
import { currentLanguage } from '../i18n/language.ts';
import { learnServerTime, serverNow } from '../ui/server-clock.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { merchantCode } from '../session/merchant.ts';
import { currentSession } from '../session/session.ts';

export type CallName = keyof PlayerCalls;
export type InputOf<Name extends CallName> = WireInput<PlayerCalls[Name]>;
export type ValueOf<Name extends CallName> = WireValue<PlayerCalls[Name]>;
export type AnswerOf<Name extends CallName> = ClientAnswer<ValueOf<Name>>;
export type { ClientRefusal };

/** A `Date` header counts whole seconds, so it may be wrong by this much. */
const DATE_HEADER_BLUR_MS = 1_000;

/** Those that are loaded; a call without a route answers as one that does not arrive. */
const routes = { ...playerRoutes } as Routes<PlayerCalls>;

const client = createClient<PlayerCalls>({
  routes,
  origin: '',
  headers: readHeaders,
  seal: async (body) => {
    // The sealing library is loaded with the first sealed call.
    const [{ seal }, key] = await Promise.all([import('@fairhouse/calls/seal'), sealingKey()]);
    return seal(key, { iat: Math.floor(serverNow() / 1000), jti: crypto.randomUUID(), body });
  },
  unreachable: () => {
    const text = findTexts(currentLanguage(), 'shell')?.['networkUnreachable'];
    return typeof text === 'string' ? text : '';
  },
  fetch: fetchAndLearn,
});

type Listener = (refusal: ClientRefusal, name: CallName) => void;
const refusalListeners = new Set<Listener>();

/** Makes a call. Money is decimal strings both ways, times are milliseconds. */
export async function call<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
): Promise<AnswerOf<Name>> {
  if (!(name in routes)) await loadLateRoutes();
  const answer = await client.call(name, input, options);
  if (!answer.ok) for (const listener of refusalListeners) listener(answer.refusal, name);
  return answer;
}

async function loadLateRoutes(): Promise<void> {
  const loaded = await import('virtual:late-routes').catch(() => undefined);
  Object.assign(routes, loaded?.routes);
}

/**
 * Subscribes to every refusal, for those that concern the whole page: an ended session,
 * maintenance.
 */
export function onRefusal(listener: Listener): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** Refusals after which the same request may succeed unchanged. */
export function mayRetry(refusal: ClientRefusal): boolean {
  return refusal.status >= 500 || refusal.status === 429;
}

function readHeaders(): Record<string, string> {
  const merchant = merchantCode();
  const session = currentSession();
  return {
    ...(merchant === undefined ? {} : { Merchant: merchant }),
    ...(session === undefined ? {} : { Authorization: session.token }),
    Language: currentLanguage(),
    Device: window.matchMedia('(width < 48rem)').matches ? 'MOBILE' : 'WEB',
  };
}

/** Fetched for each sealed call, because the server rotates its keys. */
async function sealingKey(): Promise<Record<string, unknown>> {
  const answer = await client.call('whitelabel', {});
  const key = answer.ok ? answer.value.sealing.keys[0] : undefined;
  if (key === undefined) throw new TypeError('no key to seal with');
  return key;
}

async function fetchAndLearn(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const began = performance.now();
  const isRead = init?.method === 'GET' && typeof url === 'string';
  const early = isRead ? takeEarlyAnswer(url, currentLanguage()) : undefined;
  const response = await (early ?? fetch(url, init));
  if (early !== undefined) return response;
  const date = response.headers.get('date');
  const took = performance.now() - began;
  if (date !== null) {
    learnServerTime(Date.parse(date) + DATE_HEADER_BLUR_MS / 2, took + DATE_HEADER_BLUR_MS);
  }
  return response;
}

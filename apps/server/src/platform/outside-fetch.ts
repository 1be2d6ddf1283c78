// Requests to servers whose address is a setting: they can reach only the public Internet.
import { createDeadline, readResponse } from '@fairhouse/tls';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

const TIMEOUT_MS = 5000;

/** The subset of `fetch` that is used here. */
export interface OutsideRequest {
  readonly method?: string | undefined;
  readonly headers?: ConstructorParameters<typeof Headers>[0] | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}
export type OutsideFetch = (url: string, request?: OutsideRequest) => Promise<Response>;

/**
 * A `fetch` over https only. Every address of the name is checked, and the connection goes to one
 * of the checked addresses, so that a second lookup cannot return another one. No redirect is
 * followed; a response ends after 256 kB and five seconds unless other bounds are given.
 * `privatePeers` lets tests and development reach their own machine.
 */
export function outsideFetch({
  privatePeers,
  timeoutMs = TIMEOUT_MS,
  bytesMax,
}: {
  readonly privatePeers: boolean;
  readonly timeoutMs?: number;
  readonly bytesMax?: number;
}): OutsideFetch {
  return async (text, request = {}) => {
    const url = new URL(text);
    const isPlain = url.protocol === 'http:' && privatePeers;
    if (!isPlain && url.protocol !== 'https:') throw new TypeError('only https leads outside');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!privatePeers && isIP(host) !== 0 && isPrivateAddress(host)) throw privateAddress();
    const options = {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(new Headers(request.headers)),
      signal: createDeadline(timeoutMs, request.signal),
      ...(privatePeers ? {} : { lookup: publicLookup }),
    };
    const sent = isPlain ? requestPlain(url, options) : requestSecure(url, options);
    const answer = await new Promise<IncomingMessage>((settle, fail) => {
      sent.once('response', settle).once('error', fail).end(bodyOf(request));
    });
    return readResponse(answer, bytesMax);
  };
}

function bodyOf({ body }: OutsideRequest): string | undefined {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'string' ? body : String(body as URLSearchParams);
}

/** Resolves a name and refuses it when any of its addresses is private. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null) return callback(error, '', 4);
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(privateAddress(), '', 4);
    }
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

function privateAddress(): NodeJS.ErrnoException {
  return Object.assign(new TypeError('the address is not public'), { code: 'EPRIVATE' });
}

// HTTP requests between the processes of an installation, which trust the operator's own
// certificate authority.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { readResponse } from './read-response.ts';
import { TLS_VERSION_MIN } from './tls-options.ts';

/** The options of `fetch` that are supported. */
export interface InternalRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request to another process. With a CA file, the URL must be https and the server must
 * present a certificate of one of its authorities for the host name; public authorities are not
 * trusted. Without a CA file, the URL decides. Rejects if no trusted server answers.
 */
export async function internalFetch(
  caFile: string | undefined,
  url: URL,
  options: InternalRequest,
): Promise<Response> {
  if (caFile === undefined) return fetch(url, { ...options, redirect: 'error' });
  if (url.protocol !== 'https:') throw new TypeError(`${url.origin} would be asked without TLS`);
  const { body, ...rest } = options;
  const outgoing = request(url, { ...rest, ca: readFileSync(caFile), minVersion: TLS_VERSION_MIN });
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject).end(body);
  });
  return readResponse(incoming);
}

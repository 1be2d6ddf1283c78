// Requests among the processes of a house, who believe one authority of the operator's own.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { readAnswer } from './read-answer.ts';
import { VERSION_LEAST } from './tls-options.ts';

/** The part of `fetch` that is needed here. */
export interface InsideRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks another process. With a file of authorities it is asked over TLS alone and must show a
 * certificate of one of them for the name in its address: the public ones count for nothing then,
 * and an address in plain is refused. Without the file its address decides. Rejects when nobody
 * answers whom the authorities vouch for.
 */
export async function insideFetch(
  caFile: string | undefined,
  url: URL,
  asked: InsideRequest,
): Promise<Response> {
  if (caFile === undefined) return fetch(url, { ...asked, redirect: 'error' });
  if (url.protocol !== 'https:') throw new TypeError(`${url.origin} would be asked without TLS`);
  const { body, ...rest } = asked;
  const sent = request(url, { ...rest, ca: readFileSync(caFile), minVersion: VERSION_LEAST });
  const answer = await new Promise<IncomingMessage>((settle, fail) => {
    sent.once('response', settle).once('error', fail).end(body);
  });
  return readAnswer(answer);
}

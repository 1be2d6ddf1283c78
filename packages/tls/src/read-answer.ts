import type { IncomingMessage } from 'node:http';

const ANSWER_BYTES_MAX = 262_144;

/** The whole of an answer, as `fetch` would give it; throws when it is longer than 256 kB. */
export async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > ANSWER_BYTES_MAX) throw new TypeError('the answer is too long');
    parts.push(part);
  }
  const status = answer.statusCode ?? 502;
  const hasBody = size > 0 && status !== 204 && status !== 304;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return new Response(hasBody ? Buffer.concat(parts) : null, { status, headers });
}

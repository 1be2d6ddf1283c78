import type { IncomingMessage } from 'node:http';

const BODY_BYTES_MAX = 262_144;

/** Reads a whole response into the object that `fetch` returns; throws above `bytesMax`, 256 kB. */
export async function readResponse(
  incoming: IncomingMessage,
  bytesMax = BODY_BYTES_MAX,
): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytesMax) throw new TypeError('the answer is too long');
    parts.push(part);
  }
  const status = incoming.statusCode ?? 502;
  const hasBody = size > 0 && status !== 204 && status !== 304;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return new Response(hasBody ? Buffer.concat(parts) : null, { status, headers });
}

// Requests that the server makes to itself, in this process. They count against no caller's limits.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'asked-by-house';
/** Random for each process and never sent, so that no request from outside can carry it. */
const TOKEN = randomBytes(32);

/** The header of an internal request. */
export const INTERNAL_REQUEST: Readonly<Record<string, string>> = { [NAME]: TOKEN.toString('hex') };

/** Whether a request is an internal one. */
export function isInternalRequest(headers: IncomingHttpHeaders): boolean {
  const received = Buffer.from(String(headers[NAME] ?? ''), 'hex');
  return received.length === TOKEN.length && timingSafeEqual(received, TOKEN);
}

// Requests that the house makes to itself, in this process. They are bounded by who makes them, and
// count against no caller's limits.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'asked-by-house';
/** Made anew by each process, and told to nobody: no request from outside carries it. */
const MARK = randomBytes(32);

/** The head of such a request. */
export const ASKED_BY_HOUSE: Readonly<Record<string, string>> = { [NAME]: MARK.toString('hex') };

/** Whether a request is one of the house's own. */
export function isAskedByHouse(headers: IncomingHttpHeaders): boolean {
  const given = Buffer.from(String(headers[NAME] ?? ''), 'hex');
  return given.length === MARK.length && timingSafeEqual(given, MARK);
}

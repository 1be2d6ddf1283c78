// How merchants and the bank sign what they say to each other: HMAC-SHA256 over the raw bytes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Message {
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer;
}

/** Headers that sign a message of the bank. */
export function sign(secret: string, message: Message, now: number): Record<string, string> {
  const timestamp = String(now);
  const nonce = randomBytes(16).toString('hex');
  return {
    'x-bank-timestamp': timestamp,
    'x-bank-nonce': nonce,
    'x-bank-signature': digest(secret, message, timestamp, nonce),
  };
}

/** Checks messages of merchants; each is taken once. */
export function openGate(
  secret: string,
  skewMs: number,
): (message: Message, headers: IncomingHttpHeaders, now: number) => boolean {
  const seen = new Map<string, number>();
  return (message, headers, now) => {
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(headers[`x-bank-${name}`] ?? ''),
    ) as [string, string, string];
    const right = Buffer.from(digest(secret, message, timestamp, nonce));
    const given = Buffer.from(signature);
    if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
    if (!(Math.abs(Number(timestamp) - now) <= skewMs) || seen.has(nonce)) return false;
    for (const [old, at] of seen) if (at < now - 2 * skewMs) seen.delete(old);
    seen.set(nonce, now);
    return true;
  };
}

function digest(secret: string, message: Message, timestamp: string, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${message.method} ${message.path}\n`)
    .update(message.body)
    .digest('hex');
}

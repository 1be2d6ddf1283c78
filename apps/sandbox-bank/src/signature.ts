// Signatures of the messages between merchants and the bank: HMAC-SHA256 over the raw bytes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedMessage {
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer;
}

/** The signature headers of a message of the bank. */
export function signMessage(
  secret: string,
  message: SignedMessage,
  now: number,
): Record<string, string> {
  const timestamp = String(now);
  const nonce = randomBytes(16).toString('hex');
  return {
    'x-bank-timestamp': timestamp,
    'x-bank-nonce': nonce,
    'x-bank-signature': digest(secret, message, timestamp, nonce),
  };
}

/** Creates the verifier for messages of merchants; it rejects replayed nonces. */
export function createSignatureVerifier(
  secret: string,
  skewMs: number,
): (message: SignedMessage, headers: IncomingHttpHeaders, now: number) => boolean {
  const usedNonces = new Map<string, number>();
  return (message, headers, now) => {
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(headers[`x-bank-${name}`] ?? ''),
    ) as [string, string, string];
    const expected = Buffer.from(digest(secret, message, timestamp, nonce));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
    if (!(Math.abs(Number(timestamp) - now) <= skewMs) || usedNonces.has(nonce)) return false;
    for (const [old, at] of usedNonces) if (at < now - 2 * skewMs) usedNonces.delete(old);
    usedNonces.set(nonce, now);
    return true;
  };
}

function digest(secret: string, message: SignedMessage, timestamp: string, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${message.method} ${message.path}\n`)
    .update(message.body)
    .digest('hex');
}

// Signatures of the messages between the payment provider and the server: HMAC-SHA256 over the raw
// bytes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SECOND_MS, type Instant } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';

/** The allowed clock skew of a message (faults.md 2.1). */
const SKEW_MS_MAX = 300 * SECOND_MS;

export interface SignedParts {
  readonly method: string;
  readonly path: string;
  readonly body: Uint8Array;
}

export interface SignatureHeaders {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const secrets = new Map<string, Buffer>();

/** Whether a provider shares a secret with the server. */
export function hasBank(app: AppContext): boolean {
  return existsSync(app.config.bankSecretFile);
}

/** The secret shared with the provider, read from its file once. */
export function bankSecret(app: AppContext): Buffer {
  const path = app.config.bankSecretFile;
  const known = secrets.get(path) ?? Buffer.from(readFileSync(path, 'utf8').trim());
  secrets.set(path, known);
  return known;
}

/** The headers that sign a message of the server. */
export function signBankMessage(
  secret: Uint8Array,
  parts: SignedParts,
  now: Instant,
): Record<string, string> {
  const timestamp = String(now);
  const nonce = randomBytes(16).toString('hex');
  return {
    'x-bank-timestamp': timestamp,
    'x-bank-nonce': nonce,
    'x-bank-signature': signatureOf(secret, parts, timestamp, nonce),
  };
}

export type MessageProblem = 'unsigned' | 'time' | 'signature';

/** Checks the signature and the time of a message; the caller must take the nonce. */
export function checkBankMessage(
  secret: Uint8Array,
  parts: SignedParts,
  signatureHeaders: SignatureHeaders,
  now: Instant,
): MessageProblem | undefined {
  const { timestamp, nonce, signature } = signatureHeaders;
  if (!/^\d{1,15}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce)) return 'unsigned';
  if (!/^[0-9a-f]{64}$/.test(signature)) return 'unsigned';
  const right = Buffer.from(signatureOf(secret, parts, timestamp, nonce));
  if (!timingSafeEqual(right, Buffer.from(signature))) return 'signature';
  return Math.abs(Number(timestamp) - now) > SKEW_MS_MAX ? 'time' : undefined;
}

function signatureOf(
  secret: Uint8Array,
  parts: SignedParts,
  timestamp: string,
  nonce: string,
): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${parts.method} ${parts.path}\n`)
    .update(parts.body)
    .digest('hex');
}

// How the payment provider and we sign what we say to each other: HMAC-SHA256 over the raw bytes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SECOND_MS, type Instant } from '@fairhouse/values';
import type { House } from '../../../ground/house.ts';

/** How far a message's time may lie from ours (faults.md 2.1). */
const SKEW_MS_MAX = 300 * SECOND_MS;

export interface SignedParts {
  readonly method: string;
  readonly path: string;
  readonly body: Uint8Array;
}

export interface Marks {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const secrets = new Map<string, Buffer>();

/** Whether there is a provider that shares a secret with the house. */
export function hasBank(house: House): boolean {
  return existsSync(house.config.bankSecretFile);
}

/** The secret that we share with the provider, read once from its file. */
export function bankSecret(house: House): Buffer {
  const path = house.config.bankSecretFile;
  const known = secrets.get(path) ?? Buffer.from(readFileSync(path, 'utf8').trim());
  secrets.set(path, known);
  return known;
}

/** Headers that sign a message of ours. */
export function signMessage(
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

/** Whether a message is the provider's and of now; the nonce is for the caller to take. */
export function checkMessage(
  secret: Uint8Array,
  parts: SignedParts,
  marks: Marks,
  now: Instant,
): MessageProblem | undefined {
  const { timestamp, nonce, signature } = marks;
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

// One-time codes: six digits, sent by one channel and valid for one scene.
import { MINUTE_MS } from '@fairhouse/values';
import { createHmac, randomInt } from 'node:crypto';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';

/** The purpose of a code. A code of one scene is not valid for another. */
export type Scene = 'register' | 'login' | 'reset' | 'verify' | 'bind';
export type Channel = 'sms' | 'mail';

/** A code is valid for this time, regardless of when another can be requested (security.md W11). */
export const VALID_MS = 5 * MINUTE_MS;
/** Failed tries after which a code is invalid, the last one included. */
export const TRIES = 5;

const DIGITS = 6;

/** Six digits, uniformly random. */
export function makeCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/**
 * The stored form of a code: an HMAC under the installation's key over everything that the code is
 * bound to, so that the database alone reveals no code.
 */
export function hashCode(
  app: AppContext,
  merchant: Merchant,
  binding: { readonly scene: Scene; readonly recipient: string; readonly code: string },
): Buffer {
  const bound = [merchant.id, binding.scene, binding.recipient, binding.code].join('\n');
  return createHmac('sha256', app.keys.secret('codes')).update(bound).digest();
}

/** The form in which recipients are compared: e-mail addresses ignore case. */
export function recipientOf(channel: Channel, to: string): string {
  return channel === 'mail' ? to.trim().toLowerCase() : to;
}

// What a code is: six digits that came by one channel and are good for one scene.
import { MINUTE_MS } from '@fairhouse/values';
import { createHmac, randomInt } from 'node:crypto';
import type { House, Merchant } from '../../../ground/house.ts';

/** What a code opens. A code of one scene opens no other. */
export type Scene = 'register' | 'login' | 'reset' | 'verify' | 'bind';
export type Channel = 'sms' | 'mail';

/** A code is good for so long, whenever another can be asked for (security.md W11). */
export const GOOD_MS = 5 * MINUTE_MS;
/** Wrong ones until it is good no more, the last one counted. */
export const TRIES = 5;

const DIGITS = 6;

/** Six digits, any of a million with the same chance. */
export function makeCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/**
 * How a code is kept: under the house's key, together with all that it is bound to, so that the
 * database alone gives none away.
 */
export function hashCode(
  house: House,
  merchant: Merchant,
  of: { readonly scene: Scene; readonly recipient: string; readonly code: string },
): Buffer {
  const bound = [merchant.id, of.scene, of.recipient, of.code].join('\n');
  return createHmac('sha256', house.keys.secret('codes')).update(bound).digest();
}

/** A recipient as it is compared: mail addresses whatever the case of their letters. */
export function recipientOf(channel: Channel, to: string): string {
  return channel === 'mail' ? to.trim().toLowerCase() : to;
}

// Account numbers: compared without blanks, stored sealed, shown by the last four characters.
import { createHmac } from 'node:crypto';
import type { Keys } from '../../../platform/keys/keys.ts';
import { listBanks } from './banks.ts';

/** The normalised number, for comparison and payment. */
export function normalizeCardNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/** `**** 1234`. */
export function maskCardNumber(tail: string): string {
  return `**** ${tail}`;
}

/**
 * The stored form of a number: sealed for paying, an HMAC tag that finds equal numbers, the tail.
 */
export function sealCardNumber(keys: Keys, card: string, bank: string, number: string) {
  return {
    sealed: keys.seal(Buffer.from(number), `bank-card:${card}`),
    tag: tagOf(keys, bank, number),
    tail: number.slice(-4),
  };
}

function tagOf(keys: Keys, bank: string, number: string): Buffer {
  return createHmac('sha256', keys.secret('card-tag')).update(`${bank}:${number}`).digest();
}

/** The tags that a typed number has at the banks of a currency; none where it fits no bank. */
export function cardTags(keys: Keys, currency: string, typed: string): Buffer[] {
  const number = normalizeCardNumber(typed);
  return listBanks(currency)
    .filter(({ form }) => form.test(number))
    .map(({ code }) => tagOf(keys, code, number));
}

/** Decrypts the number, to pass it to the provider. */
export function openCardNumber(keys: Keys, card: string, sealed: Uint8Array): string {
  return Buffer.from(keys.open(sealed, `bank-card:${card}`)).toString('utf8');
}

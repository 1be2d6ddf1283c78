// An account number: compared without its blanks, kept sealed, shown by its last four characters.
import { createHmac } from 'node:crypto';
import type { Keys } from '../../ground/keys.ts';

/** The number as it is compared and paid to. */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/** `**** 1234`. */
export function maskedNumber(tail: string): string {
  return `**** ${tail}`;
}

/**
 * What is kept of a number: sealed for paying, a tag that finds the same number again, its tail.
 */
export function keepNumber(keys: Keys, card: string, bank: string, number: string) {
  return {
    sealed: keys.seal(Buffer.from(number), `bank-card:${card}`),
    tag: createHmac('sha256', keys.secret('card-tag')).update(`${bank}:${number}`).digest(),
    tail: number.slice(-4),
  };
}

/** The number again, to hand it to the provider. */
export function openNumber(keys: Keys, card: string, sealed: Uint8Array): string {
  return Buffer.from(keys.open(sealed, `bank-card:${card}`)).toString('utf8');
}

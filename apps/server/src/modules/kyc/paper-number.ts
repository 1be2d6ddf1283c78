// Numbers of papers: sealed to be read again, and a mark that finds the same number elsewhere.
import { createHmac } from 'node:crypto';
import type { Id } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';

interface Paper {
  readonly country: string;
  readonly document: string;
  readonly number: string;
}

export function sealNumber(house: House, id: Id<'identity_check'>, number: string): Uint8Array {
  return house.keys.seal(Buffer.from(number), contextOf(id));
}

export function openNumber(house: House, id: Id<'identity_check'>, sealed: Buffer): string {
  return new TextDecoder().decode(house.keys.open(sealed, contextOf(id)));
}

/** The same for the same paper, however its number was typed; nothing can be read from it. */
export function markOf(house: House, { country, document, number }: Paper): Buffer {
  const bare = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const text = `${country}:${document}:${bare}`;
  return createHmac('sha256', house.keys.secret('identity-paper')).update(text).digest();
}

function contextOf(id: Id<'identity_check'>): string {
  return `identity-number:${id}`;
}

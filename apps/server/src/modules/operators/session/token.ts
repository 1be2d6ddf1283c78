// Secrets: tokens of 256 bits for sessions and tickets, and codes that a person types. Only
// hashes are stored.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Sixteen letters in groups of four: 79 bits. For initial passwords and recovery codes. */
export function makeTypable(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** A typed recovery code as it is hashed: small letters and digits alone. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

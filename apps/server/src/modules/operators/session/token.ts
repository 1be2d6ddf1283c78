// Secrets: tokens of 256 bits for sessions and tickets, and codes for typing. Only hashes are
// stored.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused. */
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

/** The form of a typed recovery code that is hashed: lower-case letters and digits only. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

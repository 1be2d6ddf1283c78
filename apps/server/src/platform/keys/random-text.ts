// Random secrets as text, and the hashes under which they are stored.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** `bytes` random bytes in base64url, safe in headers, cookies and URLs. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** The stored form of a random text: its entropy makes a slow hash unnecessary. */
export function hashText(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

export function sameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

// Random texts that open something, and the hashes under which they are kept.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A text of so many random bytes, safe in headers, cookies and addresses. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** How a random text is kept: it has too much chance in it to need a slow hash. */
export function hashText(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

export function sameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

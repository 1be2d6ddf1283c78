import type { Id } from '@fairhouse/values';
import { sha256 } from '../hashing/index.ts';

/**
 * The id that a reason had before ids were derived with a key. It is only used to find entries of
 * an earlier version; new entries have keyed ids (decision 0043).
 */
export function unkeyedId(reason: string): Id<'entry'> {
  const hash = sha256(Buffer.from(reason));
  hash[6] = 0x80 | ((hash[6] ?? 0) & 0x0f);
  hash[8] = 0x80 | ((hash[8] ?? 0) & 0x3f);
  const hex = hash.toString('hex', 0, 16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join('-') as Id<'entry'>;
}

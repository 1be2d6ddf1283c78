import type { Hashes } from '@fairhouse/rules/fair';
import { hash } from 'node:crypto';

/** Bytes of a block of SHA-256, and of what it returns. */
const [BLOCK, SIZE] = [64, 32];
const [INNER, OUTER] = [0x36, 0x5c];
/** Written whole by each call, which runs to its end before another begins. */
const outer = Buffer.alloc(BLOCK + SIZE);

/**
 * LD1's hashes by node:crypto: the same bytes as the rules' `PURE_HASHES`, several times faster.
 * HMAC (RFC 2104) is two hashes in one call each here, which takes half the time of Node's object.
 */
export const NODE_HASHES: Hashes = {
  sha256,
  hmac(key, bytes) {
    const short = key.length > BLOCK ? sha256(key) : key;
    const inner = Buffer.allocUnsafe(BLOCK + bytes.length);
    for (let at = 0; at < BLOCK; at += 1) {
      const byte = short[at] ?? 0;
      inner[at] = byte ^ INNER;
      outer[at] = byte ^ OUTER;
    }
    inner.set(bytes, BLOCK);
    outer.write(hash('sha256', inner, 'binary'), BLOCK, 'binary');
    return sha256(outer);
  },
};

function sha256(bytes: Uint8Array): Uint8Array {
  return Buffer.from(hash('sha256', bytes, 'binary'), 'binary');
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hashes } from './hashes.ts';

/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104) that run on every platform. */
export const PURE_HASHES: Hashes = {
  sha256: (bytes) => sha256(bytes),
  hmac: (key, bytes) => hmac(sha256, key, bytes),
};

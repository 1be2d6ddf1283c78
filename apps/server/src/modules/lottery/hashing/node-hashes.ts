import type { Hashes } from '@fairhouse/rules/fair';
import { createHmac, hash } from 'node:crypto';

/**
 * LD1's hashes by node:crypto: the same bytes as the rules' `PURE_HASHES`, several times faster.
 */
export const NODE_HASHES: Hashes = {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

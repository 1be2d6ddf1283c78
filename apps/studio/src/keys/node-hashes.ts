import { createHmac, hash } from 'node:crypto';
import type { Hashes } from '@fairhouse/rules/fair';

/** Node's own hash functions; the same bytes as `PURE_HASHES`. */
export const NODE_HASHES: Hashes = {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

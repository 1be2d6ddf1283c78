import type { Hashes } from '@fairhouse/rules/fair';
import { createHmac, hash } from 'node:crypto';

/** The hash functions for the rules, implemented by node:crypto. */
export const HASHES: Hashes = {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

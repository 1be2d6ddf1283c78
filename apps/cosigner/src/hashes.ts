import type { Hashes } from '@fairhouse/rules/fair';
import { createHash, createHmac } from 'node:crypto';

/** The hash functions for the rules, implemented by node:crypto. */
export const HASHES: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

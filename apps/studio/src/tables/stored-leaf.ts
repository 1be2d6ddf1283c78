import type { TableLeaf } from '@fairhouse/rules/games';
import * as z from 'zod';

const LEAF = z.strictObject({
  id: z.string(),
  seq: z.number(),
  player: z.string(),
  stake: z.string(),
  currency: z.string(),
  auto: z.string(),
  nonce: z.string(),
});

/** A leaf as it was stored and hashed. */
export function readStoredLeaf(leaf: unknown): TableLeaf {
  return LEAF.parse(leaf);
}

// Parses a file of saved receipts: one receipt, a list, or an order with its receipts, as the site
// saves them.
import type { Receipt } from '@fairhouse/rules/fair';
import * as z from 'zod/mini';

const receipt = z.looseObject({
  drawId: z.string(),
  seq: z.int(),
  leaf: z.string(),
  at: z.int(),
  // One that is no text belongs to no draw, which is what the check of the receipt says.
  commit: z.optional(z.custom<string>()),
  publicKey: z.string(),
  signature: z.string(),
  share: z.optional(z.object({ no: z.int(), player: z.string(), shares: z.int() })),
});

const several = z.union([z.array(z.unknown()), z.looseObject({})]);
const order = z.looseObject({ receipts: several });

/** The receipts in a parsed JSON value; empty where it contains none. */
export function parseReceipts(value: unknown): Receipt[] {
  const saved = order.safeParse(value);
  const inner = saved.success ? saved.data.receipts : value;
  const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
  return list.flatMap((each) => {
    const { data } = receipt.safeParse(each);
    return data === undefined ? [] : [data];
  });
}

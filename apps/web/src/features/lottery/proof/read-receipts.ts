import { parseReceipts } from '@fairhouse/calls/proof';
import type { Receipt } from '@fairhouse/rules/fair';

/** The receipts in a text; empty if it contains none. */
export function readReceipts(text: string): Receipt[] {
  try {
    return parseReceipts(JSON.parse(text));
  } catch {
    return [];
  }
}

import { receiptsIn, type Receipt } from '@fairhouse/rules/fair';

/** The receipts in a text; empty when it holds none. */
export function readReceipts(text: string): Receipt[] {
  try {
    return receiptsIn(JSON.parse(text));
  } catch {
    return [];
  }
}

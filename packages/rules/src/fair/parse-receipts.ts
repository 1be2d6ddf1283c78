// Parses a file of saved receipts: one receipt, a list, or an order with its receipts, as the site
// saves them.
import type { Receipt } from './proof.ts';

/** The receipts in a parsed JSON value; empty where it contains none. */
export function parseReceipts(value: unknown): Receipt[] {
  const inner = isRecord(value) && 'receipts' in value ? value['receipts'] : value;
  const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
  return list.flatMap((each) => (isReceipt(each) ? [each] : []));
}

function isReceipt(value: unknown): value is Receipt {
  if (!isRecord(value)) return false;
  const texts = ['drawId', 'leaf', 'publicKey', 'signature'].every(
    (name) => typeof value[name] === 'string',
  );
  return texts && ['seq', 'at'].every((name) => Number.isSafeInteger(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

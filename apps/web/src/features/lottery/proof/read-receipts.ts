// A saved receipt may be one receipt, a list, or an order with its receipts.
import type { Receipt } from '@fairhouse/rules/fair';

/** The receipts in a text; empty when it holds none. */
export function readReceipts(text: string): Receipt[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
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

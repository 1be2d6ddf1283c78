import type { ClientRefusal } from '@fairhouse/calls/client';
import { isPasswordRefusal } from './password-refusal.ts';

const FIELDS = ['bank', 'number', 'holder', 'paymentPassword'] as const;
export type CardField = (typeof FIELDS)[number];

/** The text beside each field that a refusal is about; empty if it is about none. */
export function cardFaults(
  refusal: Pick<ClientRefusal, 'code' | 'message' | 'fields'>,
): Partial<Record<CardField, string>> {
  const named = FIELDS.flatMap((field) => {
    const text = refusal.fields[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const field = fieldOf(refusal.code);
  return field === undefined ? {} : { [field]: refusal.message };
}

function fieldOf(code: string): CardField | undefined {
  if (isPasswordRefusal(code)) return 'paymentPassword';
  if (code === 'card.bank_unknown') return 'bank';
  if (code === 'card.number_invalid' || code === 'card.duplicate') return 'number';
  return code.startsWith('card.name') ? 'holder' : undefined;
}

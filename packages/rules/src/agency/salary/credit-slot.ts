// The credit of a slot of real-time salary (agency.md 2.4): a slot below zero is never debited.
import type { Amount, Delta } from '@fairhouse/values';
import { abovePart } from '../roundings.ts';

export interface SlotCredit {
  readonly paid: Amount;
  /** What following slots must earn before anything is paid. */
  readonly carryNegative: Amount;
}

/** What is paid of a slot's total after what earlier slots left below zero. */
export function creditSlot(carried: Amount, total: Delta): SlotCredit {
  const left = total - carried;
  return { paid: abovePart(left), carryNegative: abovePart(-left) };
}

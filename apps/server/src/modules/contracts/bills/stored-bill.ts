// A bill's figures and decision as JSON: the wire's form, so that a bill is shown as it was
// decided.
import { wireFigures, wireTier } from '@fairhouse/calls/player';
import * as z from 'zod';
import { wireAmount } from '@fairhouse/calls';
import type { BillFigures, ComputedBill } from './compute-bill.ts';

const MISSING = z.object({
  turnover: wireAmount,
  loss: wireAmount,
  active: z.number(),
  deposit: wireAmount,
  days5: wireAmount,
  days15: wireAmount,
});

/** The tier that was reached, the next one with what was missing, and why nothing is paid. */
export const BILL_DECISION = z.object({
  tier: z.number().nullable(),
  reached: wireTier.nullable(),
  next: z.object({ level: z.number(), tier: wireTier, missing: MISSING }).nullable(),
  why: z.string().nullable(),
});

export type BillDecision = z.output<typeof BILL_DECISION>;

/** The decision of a computed bill. */
export function decisionOf({ choice, why }: Pick<ComputedBill, 'choice' | 'why'>): BillDecision {
  const { reached, next } = choice;
  return {
    tier: reached?.level ?? null,
    reached: reached?.tier ?? null,
    next: next === undefined ? null : { ...next, missing: { ...next.missing } },
    why: why ?? null,
  };
}

export const storeFigures = (figures: BillFigures): unknown => z.encode(wireFigures, figures);
export const storeDecision = (decision: BillDecision): unknown => z.encode(BILL_DECISION, decision);
export const readFigures = (stored: unknown): BillFigures => z.parse(wireFigures, stored);
export const readDecision = (stored: unknown): BillDecision => z.parse(BILL_DECISION, stored);

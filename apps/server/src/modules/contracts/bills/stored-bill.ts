// A bill's figures and decision as JSON: the wire's form, so that a bill is shown as it was
// decided.
import { wireFigures, wireTier } from '@fairhouse/calls/player';
import * as z from 'zod';
import { wireAmount } from '@fairhouse/calls';
import { formatAmount, ZERO, type Amount, type Delta } from '@fairhouse/values';
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

// A run writes thousands of bills: their amounts are formatted as the schemas would, which read
// them, without walking a schema for each; a test compares both.

export function storeFigures({ active, ...amounts }: BillFigures): unknown {
  return { ...storeAmounts(amounts), active };
}

export function storeDecision({ tier, reached, next, why }: BillDecision): unknown {
  return {
    tier,
    reached: reached && storeTier(reached),
    next: next && { level: next.level, tier: storeTier(next.tier), missing: storeMissing(next) },
    why,
  };
}

function storeMissing({ missing: { active, ...amounts } }: NonNullable<BillDecision['next']>) {
  return { ...storeAmounts(amounts), active };
}

function storeAmounts(amounts: Readonly<Record<string, Amount | Delta>>): Record<string, string> {
  const stored: Record<string, string> = {};
  for (const name in amounts) stored[name] = formatAmount(amounts[name] ?? ZERO);
  return stored;
}

/** Contracts with the same terms have the same tiers. */
const storedTiers = new WeakMap<object, unknown>();

function storeTier(tier: NonNullable<BillDecision['reached']>): unknown {
  const known = storedTiers.get(tier) ?? z.encode(wireTier, tier);
  storedTiers.set(tier, known);
  return known;
}

/** Of bills from before bets were left out for their coverage, nothing was. */
const BEFORE_COVERAGE = { narrowStake: formatAmount(ZERO) };

/** The figures of a stored bill; throws where nobody can read them. */
export const readFigures = (stored: unknown): BillFigures =>
  z.parse(wireFigures, { ...BEFORE_COVERAGE, ...z.parse(z.looseObject({}), stored) });
export const readDecision = (stored: unknown): BillDecision => z.parse(BILL_DECISION, stored);

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

// A run writes thousands of bills: their JSON is written as the schemas that read it would write
// it, without walking a schema and building an object for each; a test compares both.

const FIGURES = Object.keys(wireFigures.shape) as (keyof BillFigures)[];
const MISSED = Object.keys(MISSING.shape) as (keyof typeof MISSING.shape)[];

/** The figures of a bill as JSON. */
export const storeFigures = (figures: BillFigures): string => storeEach(FIGURES, figures);

/** The decision of a bill as JSON. */
export function storeDecision({ tier, reached, next, why }: BillDecision): string {
  const found = reached === null ? 'null' : storeTier(reached);
  return `{"tier":${tier},"reached":${found},"next":${storeNext(next)},"why":${JSON.stringify(why)}}`;
}

function storeNext(next: BillDecision['next']): string {
  if (next === null) return 'null';
  const missing = storeEach(MISSED, next.missing);
  return `{"level":${next.level},"tier":${storeTier(next.tier)},"missing":${missing}}`;
}

function storeEach<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, Amount | Delta | number>>,
): string {
  const fields = names.map((name) => {
    const value = values[name];
    return typeof value === 'number' ? `"${name}":${value}` : `"${name}":"${formatAmount(value)}"`;
  });
  return `{${fields.join(',')}}`;
}

/** Contracts with the same terms have the same tiers. */
const storedTiers = new WeakMap<object, string>();

function storeTier(tier: NonNullable<BillDecision['reached']>): string {
  const known = storedTiers.get(tier) ?? JSON.stringify(z.encode(wireTier, tier));
  storedTiers.set(tier, known);
  return known;
}

/** Of bills from before bets were left out for their coverage, nothing was. */
const BEFORE_COVERAGE = { narrowStake: formatAmount(ZERO) };

/** The figures of a stored bill; throws where nobody can read them. */
export const readFigures = (stored: unknown): BillFigures =>
  z.parse(wireFigures, { ...BEFORE_COVERAGE, ...z.parse(z.looseObject({}), stored) });
export const readDecision = (stored: unknown): BillDecision => z.parse(BILL_DECISION, stored);

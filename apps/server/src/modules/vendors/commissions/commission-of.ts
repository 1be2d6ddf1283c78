// What a vendor gets of a month's gross gaming revenue (games.md 3.11). Pure; units are the
// ledger's.
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { Category, NewStatement, TypeSums } from './store/commissions.ts';

/** Commissions are floored to a hundredth of the currency. */
const UNITS_PER_HUNDREDTH = 100n;
const PPM = 1_000_000n;

export interface Tier {
  /** The part of the revenue above this has the rate. */
  readonly above: bigint;
  /** In parts per million. */
  readonly rate: bigint;
}

export interface Plan {
  readonly category: Category;
  readonly version: number;
  readonly tiers: readonly Tier[];
  readonly carriesLoss: boolean;
  /** Whether what stakes put into the house jackpots counts as won. */
  readonly jackpotInGgr: boolean;
}

const units = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);
const stored = z.array(z.object({ above: units, rate: units })).min(1);

export const formatTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(tiers.map(({ above, rate }) => ({ above: String(above), rate: String(rate) })));

export const parseTiers = (value: unknown): readonly Tier[] => stored.parse(value);

/** Whether the first tier begins at zero and each next one above the one before. */
export function areTiersValid(tiers: readonly Tier[]): boolean {
  return tiers.every(({ above, rate }, place) => {
    const before = tiers[place - 1]?.above;
    return rate <= PPM && (before === undefined ? above === 0n : above > before);
  });
}

/** The parts of the revenue by tier, each times its rate, added and floored. */
export function commissionOf(revenue: bigint, tiers: readonly Tier[]): bigint {
  if (revenue <= 0n) return 0n;
  const total = tiers.reduce((sum, { above, rate }, place) => {
    const next = tiers[place + 1]?.above ?? revenue;
    const top = next < revenue ? next : revenue;
    return top > above ? sum + (top - above) * rate : sum;
  }, 0n);
  return (total / PPM / UNITS_PER_HUNDREDTH) * UNITS_PER_HUNDREDTH;
}

const NOTHING = {
  staked: 0n,
  paid: 0n,
  refunded: 0n,
  taken: 0n,
  promo: 0n,
  contributed: 0n,
} as const;
type Sums = { readonly [Name in keyof typeof NOTHING]: bigint };

/** Bets less wins and rollbacks; a promotion of the vendor's own is not counted as a win. */
function revenueOf(sums: Sums, jackpotInGgr: boolean): bigint {
  const { staked, paid, refunded, taken, promo, contributed } = sums;
  const won = paid - taken - promo + (jackpotInGgr ? contributed : 0n);
  return staked - refunded - won;
}

const add = (left: Sums, right: Sums): Sums => ({
  staked: left.staked + right.staked,
  paid: left.paid + right.paid,
  refunded: left.refunded + right.refunded,
  taken: left.taken + right.taken,
  promo: left.promo + right.promo,
  contributed: left.contributed + right.contributed,
});

/** Instant games take the rates of slots, and so does what a vendor does not list. */
const categoryOf = (type: TypeSums['type']): Category =>
  type === null || type === 'LOCAL' ? 'RNG' : type;

/**
 * A statement: a row for each plan, with `ALL` for the games without a plan of their own, and
 * without a version where no plan applies.
 *
 * @param carried the losses of the month before by category, zero or below
 */
export function statementOf(
  figures: readonly TypeSums[],
  plans: readonly Plan[],
  carried: ReadonlyMap<string, bigint>,
): NewStatement[] {
  const byCategory = new Map<Category, Sums>(
    plans.map(({ category }): [Category, Sums] => [category, NOTHING]),
  );
  for (const row of figures) {
    const own = categoryOf(row.type);
    const category = plans.some((plan) => plan.category === own) ? own : 'ALL';
    byCategory.set(category, add(byCategory.get(category) ?? NOTHING, row));
  }
  return [...byCategory].map(([category, sums]) => {
    const plan = plans.find((each) => each.category === category);
    const carriedIn = plan?.carriesLoss === true ? (carried.get(category) ?? 0n) : 0n;
    assert(carriedIn <= 0n, 'only losses are carried');
    const ggr = revenueOf(sums, plan?.jackpotInGgr === true);
    const base = ggr + carriedIn;
    return {
      category,
      version: plan?.version ?? null,
      staked: sums.staked,
      paid: sums.paid,
      refunded: sums.refunded,
      taken: sums.taken,
      promo: sums.promo,
      contributed: sums.contributed,
      ggr,
      carriedIn,
      commission: plan === undefined ? 0n : commissionOf(base, plan.tiers),
      carryOut: plan?.carriesLoss === true && base < 0n ? base : 0n,
    };
  });
}

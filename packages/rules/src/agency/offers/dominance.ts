// “The downline's rate is at most the own rate”, tier by tier (agency.md 2.8).
import { isAtLeast, payFigures, thresholdsOf, type Tier } from '../contracts/tier.ts';
import type { KindRules } from '../contracts/kind-rules.ts';

export type DominanceRules = Pick<
  KindRules,
  'allowsEqual' | 'allowsCross' | 'checksActive' | 'checksLoss'
>;

/** `tier` counts from 1. */
export type DominanceProblem =
  | { readonly code: 'THRESHOLD_BELOW_UPLINE'; readonly tier: number }
  | { readonly code: 'PAY_DIFFERS'; readonly tier: number }
  | {
      readonly code: 'RATE_ABOVE_UPLINE';
      readonly tier: number;
      /** The rate, or the rates of wins and losses, that the upline has there. */
      readonly own: readonly bigint[];
    }
  | { readonly code: 'RATE_CROSSES'; readonly tier: number; readonly own: readonly bigint[] };

/**
 * Checks a downline's tiers by those of its upline: for each there must be own tiers that are not
 * harder to reach, and the best of them must pay as much (more, where equal is not allowed).
 */
export function findDominanceProblem(
  own: readonly Tier[],
  offered: readonly Tier[],
  rules: DominanceRules,
): DominanceProblem | undefined {
  for (const [at, tier] of offered.entries()) {
    const level = at + 1;
    const easier = own.filter((each) =>
      isAtLeast(comparedThresholds(tier, rules), comparedThresholds(each, rules)),
    );
    if (easier.length === 0) return { code: 'THRESHOLD_BELOW_UPLINE', tier: level };
    const pay = payFigures(tier.pay);
    const alike = easier.filter((each) => each.pay.kind === tier.pay.kind);
    if (alike.length === 0) return { code: 'PAY_DIFFERS', tier: level };
    const best = highest(alike);
    if (!isCovered(pay, best, rules)) return { code: 'RATE_ABOVE_UPLINE', tier: level, own: best };
    const least = lowest(own.filter((each) => each.pay.kind === tier.pay.kind));
    if (!rules.allowsCross && !isAtLeast(least, pay)) {
      return { code: 'RATE_CROSSES', tier: level, own: least };
    }
  }
  return undefined;
}

function comparedThresholds(tier: Tier, { checksActive, checksLoss }: DominanceRules) {
  const [turnover = 0n, loss = 0n, active = 0n, ...others] = thresholdsOf(tier);
  return [turnover, checksLoss ? loss : 0n, checksActive ? active : 0n, ...others];
}

function isCovered(
  pay: readonly bigint[],
  best: readonly bigint[],
  { allowsEqual }: DominanceRules,
): boolean {
  if (!isAtLeast(best, pay)) return false;
  // Zero is not given away: of a split it means that such stakes are not paid.
  return allowsEqual || pay.every((each, at) => each === 0n || each < (best[at] ?? 0n));
}

const highest = (tiers: readonly Tier[]) => combine(tiers, (one, other) => one > other);
const lowest = (tiers: readonly Tier[]) => combine(tiers, (one, other) => one < other);

function combine(
  tiers: readonly Tier[],
  isBetter: (one: bigint, other: bigint) => boolean,
): readonly bigint[] {
  const [first = [], ...others] = tiers.map((tier) => payFigures(tier.pay));
  return others.reduce<readonly bigint[]>(
    (best, pay) =>
      best.map((each, at) => (isBetter(pay[at] ?? each, each) ? (pay[at] ?? each) : each)),
    first,
  );
}

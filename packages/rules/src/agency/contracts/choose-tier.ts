// The choice of a tier (agency.md 2.3), and what was missing for the next.
import { amount, type Amount } from '@fairhouse/values';
import { abovePart, ceil2 } from '../roundings.ts';
import { payFigures, type Tier, type TierFigures, type TierPay } from './tier.ts';

/** What a team lacks of each threshold of a tier; amounts are rounded up to a hundredth. */
export interface Missing {
  readonly turnover: Amount;
  readonly loss: Amount;
  readonly active: number;
  readonly deposit: Amount;
  readonly days5: Amount;
  readonly days15: Amount;
}

export interface ReachedTier {
  /** From 1. */
  readonly level: number;
  readonly tier: Tier;
}

export interface NextTier extends ReachedTier {
  readonly missing: Missing;
}

export interface TierChoice {
  readonly reached: ReachedTier | undefined;
  /** The tier with the lowest pay above the reached one; undefined at the top. */
  readonly next: NextTier | undefined;
}

/** What a team lacks of the thresholds of a tier. */
export function missingFor(tier: Tier, figures: TierFigures): Missing {
  const lack = (wanted: bigint, found: bigint) => ceil2(abovePart(wanted - found));
  return {
    turnover: lack(tier.minTurnover, figures.turnover),
    loss: lack(tier.minLoss, figures.loss),
    active: Math.max(0, tier.minActive - figures.active),
    deposit: lack(tier.minDeposit, figures.deposit),
    days5: lack(tier.rolling?.days5 ?? 0n, figures.rolling?.days5 ?? 0n),
    days15: lack(tier.rolling?.days15 ?? 0n, figures.rolling?.days15 ?? 0n),
  };
}

/** Whether nothing is missing. */
export function isReached(missing: Missing): boolean {
  const { turnover, loss, active, deposit, days5, days15 } = missing;
  return turnover + loss + deposit + days5 + days15 === 0n && active === 0;
}

/** Whether nothing would be missing of a tier, without computing what. */
function isMet(tier: Tier, figures: TierFigures): boolean {
  const { turnover, loss, active, deposit, rolling } = figures;
  return (
    tier.minTurnover <= turnover &&
    tier.minLoss <= loss &&
    tier.minActive <= active &&
    tier.minDeposit <= deposit &&
    (tier.rolling?.days5 ?? 0n) <= (rolling?.days5 ?? 0n) &&
    (tier.rolling?.days15 ?? 0n) <= (rolling?.days15 ?? 0n)
  );
}

/**
 * The tier with the highest pay among those of which all thresholds are met. The rate holds for the
 * whole base, not for the part above the threshold.
 */
export function chooseTier(tiers: readonly Tier[], figures: TierFigures): TierChoice {
  const rising = byPay(tiers);
  const reached = rising.findLast(({ tier }) => isMet(tier, figures));
  const next = rising.find(({ pay }) => reached === undefined || pay > reached.pay);
  return {
    reached: reached && { level: reached.level, tier: reached.tier },
    next: next && {
      level: next.level,
      tier: next.tier,
      missing: missingFor(next.tier, figures),
    },
  };
}

/**
 * The choice of a team on which the house did not win: no tier is reached, and for the lowest one
 * it lacks `lossShort` of loss on top of the thresholds.
 */
export function chooseNone(
  tiers: readonly Tier[],
  figures: TierFigures,
  lossShort: Amount,
): TierChoice {
  const [lowest] = byPay(tiers);
  if (lowest === undefined) return { reached: undefined, next: undefined };
  const { level, tier } = lowest;
  const missing = missingFor(tier, figures);
  const loss = amount(missing.loss + ceil2(lossShort));
  return { reached: undefined, next: { level, tier, missing: { ...missing, loss } } };
}

type PaidTier = ReachedTier & { readonly pay: bigint };

/** Thousands of bills of a run are of the same terms: their tiers are put in order once. */
const ordered = new WeakMap<readonly Tier[], readonly PaidTier[]>();

/** The tiers with their levels, the lowest pay first. */
function byPay(tiers: readonly Tier[]): readonly PaidTier[] {
  const known = ordered.get(tiers);
  if (known !== undefined) return known;
  const rising = tiers
    .map((tier, at) => ({ level: at + 1, tier, pay: totalOf(tier.pay) }))
    .sort((one, other) => compare(one.pay, other.pay));
  ordered.set(tiers, rising);
  return rising;
}

const totalOf = (pay: TierPay): bigint => payFigures(pay).reduce((sum, each) => sum + each, 0n);

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

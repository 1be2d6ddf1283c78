// Whether the terms of a contract are well-formed and within the merchant's rules (agency.md 2.2,
// 2.8).
import { rate, type Amount, type Rate } from '@fairhouse/values';
import type {
  ContractKind,
  ContractPeriod,
  ContractTerms,
  DividendTerms,
  HourSalaryTerms,
} from './contract.ts';
import type { KindRules, Range } from './kind-rules.ts';
import { isAtLeast, payFigures, thresholdsOf, type Tier, type TierPay } from './tier.ts';

export type ThresholdField = 'turnover' | 'loss' | 'active' | 'deposit' | 'rolling';

/** The figures that are known when a contract of a kind is settled. */
const MEASURED: Readonly<Record<ContractKind, readonly ThresholdField[]>> = {
  dividend: ['turnover', 'loss', 'active', 'deposit'],
  daily_salary: ['turnover', 'loss', 'active', 'deposit'],
  // The turnover of the day before.
  hour_salary: ['turnover', 'active'],
  realtime_salary: ['active', 'rolling'],
};

/** `tier` counts from 1. */
export type TermsProblem =
  | { readonly code: 'NO_TIERS' }
  | { readonly code: 'NO_CATEGORIES' }
  | { readonly code: 'LOTTERY_REQUIRED' }
  | { readonly code: 'TOO_MANY_TIERS'; readonly max: number }
  | {
      readonly code: 'PAY_DOES_NOT_FIT';
      readonly tier: number;
      readonly allowed: readonly TierPay['kind'][];
    }
  | { readonly code: 'RATE_OUT_OF_RANGE'; readonly tier: number; readonly range: Range<Rate> }
  | { readonly code: 'RATE_STEP'; readonly tier: number; readonly step: Rate }
  | {
      readonly code: 'THRESHOLD_OUT_OF_RANGE';
      readonly tier: number;
      readonly field: ThresholdField;
      readonly range: Range<Amount | number>;
    }
  | {
      readonly code: 'THRESHOLD_NOT_MEASURED';
      readonly tier: number;
      readonly field: ThresholdField;
      readonly allowed: readonly ThresholdField[];
    }
  | { readonly code: 'PAY_MIXED'; readonly tier: number }
  | { readonly code: 'TIER_NOT_ASCENDING'; readonly tier: number }
  | { readonly code: 'TIER_EASIER_THAN_BEFORE'; readonly tier: number }
  | { readonly code: 'ACTIVE_BET_TOO_LOW'; readonly min: Amount }
  | { readonly code: 'ROUND_UNIT' }
  | { readonly code: 'MIN_COVERAGE_RANGE'; readonly max: Rate }
  | { readonly code: 'MIN_COVERAGE_BASIS' }
  | { readonly code: 'PERIOD_CAP' }
  | { readonly code: 'PERIOD_CAP_REQUIRED'; readonly max: Amount }
  | { readonly code: 'PERIOD_NOT_ALLOWED'; readonly allowed: readonly ContractPeriod[] }
  | { readonly code: 'SELLING_DAYS' }
  | { readonly code: 'STREAK' };

/** The first thing that is wrong with the terms; undefined for terms that may be offered. */
export function findTermsProblem(terms: ContractTerms, rules: KindRules): TermsProblem | undefined {
  const { tiers } = terms;
  if (terms.categories.length === 0) return { code: 'NO_CATEGORIES' };
  // Real-time salary is of the settled bets of lotteries: other games alone would pay nothing.
  if (terms.kind === 'realtime_salary' && !terms.categories.includes('LOTT')) {
    return { code: 'LOTTERY_REQUIRED' };
  }
  if (tiers.length === 0) return { code: 'NO_TIERS' };
  if (tiers.length > rules.maxTiers) return { code: 'TOO_MANY_TIERS', max: rules.maxTiers };
  for (const [at, tier] of tiers.entries()) {
    const problem = findTierProblem({ tier, level: at + 1, terms, rules });
    if (problem) return problem;
  }
  return findOrderProblem(tiers) ?? findOtherProblem(terms, rules);
}

interface TierInTerms {
  readonly tier: Tier;
  readonly level: number;
  readonly terms: ContractTerms;
  readonly rules: KindRules;
}

function findTierProblem({ tier, level, terms, rules }: TierInTerms): TermsProblem | undefined {
  const { pay } = tier;
  const allowed = payOf(terms);
  if (!allowed.includes(pay.kind)) return { code: 'PAY_DOES_NOT_FIT', tier: level, allowed };
  if (pay.kind !== 'fixed') {
    const problem = findRateProblem(payFigures(pay), { level, rules });
    if (problem) return problem;
  }
  const unknown = findUnmeasured(tier, terms.kind);
  if (unknown) {
    const measured = MEASURED[terms.kind];
    return { code: 'THRESHOLD_NOT_MEASURED', tier: level, field: unknown, allowed: measured };
  }
  return findRangeProblem(tier, level, rules);
}

/** What tiers of the terms may pay. */
function payOf({ kind, basis }: ContractTerms): readonly TierPay['kind'][] {
  if (basis === 'win_loss' || basis === 'member_pl') return ['split'];
  // An amount per bet would be paid again at every bet.
  return kind === 'realtime_salary' ? ['rate'] : ['rate', 'fixed'];
}

function findRateProblem(
  rates: readonly bigint[],
  { level, rules }: Pick<TierInTerms, 'level' | 'rules'>,
): TermsProblem | undefined {
  // One of the two rates of a split may be zero: then only the other stakes are paid.
  const isNothing = rates.every((rate) => rate === 0n);
  for (const rate of rates) {
    const isZeroOfSplit = rates.length > 1 && rate === 0n && !isNothing;
    const isBelow = rate < rules.rate.min && !isZeroOfSplit;
    if (isNothing || isBelow || rate > rules.rate.max) {
      return { code: 'RATE_OUT_OF_RANGE', tier: level, range: rules.rate };
    }
    if (rate % rules.step !== 0n) return { code: 'RATE_STEP', tier: level, step: rules.step };
  }
  return undefined;
}

/** A threshold of a figure that is not known for the kind: the tier could never be reached. */
function findUnmeasured(tier: Tier, kind: ContractKind): ThresholdField | undefined {
  const asked: Readonly<Record<ThresholdField, boolean>> = {
    turnover: tier.minTurnover > 0n,
    loss: tier.minLoss > 0n,
    active: tier.minActive > 0,
    deposit: tier.minDeposit > 0n,
    rolling: tier.rolling !== undefined,
  };
  const fields = Object.keys(asked) as ThresholdField[];
  return fields.find((field) => asked[field] && !MEASURED[kind].includes(field));
}

function findRangeProblem(tier: Tier, level: number, rules: KindRules): TermsProblem | undefined {
  const { turnover, loss, active } = rules;
  const outside = (field: ThresholdField, range: Range<Amount | number>) =>
    ({ code: 'THRESHOLD_OUT_OF_RANGE', tier: level, field, range }) as const;
  if (!isWithin(tier.minTurnover, turnover)) return outside('turnover', turnover);
  if (!isWithin(tier.minLoss, loss)) return outside('loss', loss);
  const isCount = Number.isInteger(tier.minActive) && isWithin(tier.minActive, active);
  return isCount ? undefined : outside('active', active);
}

const isWithin = <Value extends bigint | number>(value: Value, { min, max }: Range<Value>) =>
  value >= min && value <= max;

/**
 * Tiers pay all a rate or all an amount, as one contract does (agency.md 2.2, `reward_type`): which
 * of a rate and an amount is more depends on the base. They ascend in what they pay, and a tier is
 * harder to reach than the one before it.
 */
export function findOrderProblem(tiers: readonly Tier[]): TermsProblem | undefined {
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (!before) continue;
    if (tier.pay.kind !== before.pay.kind) return { code: 'PAY_MIXED', tier: at + 1 };
    const [pay, lower] = [payFigures(tier.pay), payFigures(before.pay)];
    const ascends = isAtLeast(pay, lower) && !isAtLeast(lower, pay);
    if (!ascends) return { code: 'TIER_NOT_ASCENDING', tier: at + 1 };
    if (isAtLeast(thresholdsOf(before), thresholdsOf(tier))) {
      return { code: 'TIER_EASIER_THAN_BEFORE', tier: at + 1 };
    }
  }
  return undefined;
}

function findOtherProblem(terms: ContractTerms, rules: KindRules): TermsProblem | undefined {
  const { minActiveBet, periods, maxPeriodCap } = rules;
  if (periods !== undefined && !periods.includes(terms.period)) {
    return { code: 'PERIOD_NOT_ALLOWED', allowed: periods };
  }
  if (terms.activeMinBet < minActiveBet) return { code: 'ACTIVE_BET_TOO_LOW', min: minActiveBet };
  if (terms.periodCap !== undefined && terms.periodCap <= 0n) return { code: 'PERIOD_CAP' };
  const hasNoCap = terms.periodCap === undefined;
  if (maxPeriodCap !== undefined && (hasNoCap || terms.periodCap > maxPeriodCap)) {
    return { code: 'PERIOD_CAP_REQUIRED', max: maxPeriodCap };
  }
  if (terms.kind === 'daily_salary' && terms.roundUnit !== undefined) {
    if (terms.roundUnit <= 0n || terms.basis !== 'all') return { code: 'ROUND_UNIT' };
  }
  if (terms.kind === 'hour_salary') return findCoverageProblem(terms);
  return terms.kind === 'dividend' ? findDividendProblem(terms) : undefined;
}

/** A bet covers all combinations of its play at most. */
const WHOLE_PLAY = rate(1_000_000n);

function findCoverageProblem({ basis, minCoverage }: HourSalaryTerms): TermsProblem | undefined {
  if (minCoverage === undefined) return undefined;
  if (basis !== 'win_loss') return { code: 'MIN_COVERAGE_BASIS' };
  const isShare = minCoverage > 0n && minCoverage <= WHOLE_PLAY;
  return isShare ? undefined : { code: 'MIN_COVERAGE_RANGE', max: WHOLE_PLAY };
}

function findDividendProblem({
  sellingDays,
  streak = [],
}: DividendTerms): TermsProblem | undefined {
  const days = sellingDays?.requiredDays ?? 1;
  if (!Number.isInteger(days) || days < 1 || days > 31) return { code: 'SELLING_DAYS' };
  const rises = streak.every(({ periods, addRate }, at) => {
    const before = streak[at - 1];
    const isLater = before === undefined || (periods > before.periods && addRate > before.addRate);
    return Number.isInteger(periods) && periods >= 1 && addRate > 0n && isLater;
  });
  return rises ? undefined : { code: 'STREAK' };
}

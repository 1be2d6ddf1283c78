// Random terms of contracts, and terms that a downline could be offered of them: mostly within the
// upline's own, and sometimes beyond them in one place.
import { amount, rate, type Amount, type Rate } from '@fairhouse/values';
import type { ContractKind, ContractTerms } from '../agency/contracts/contract.ts';
import type { Tier, TierPay } from '../agency/contracts/tier.ts';

/** A whole number from 0 up to and without the given one. */
export type Choose = (below: number) => number;

/** Terms of a kind, whose numbers are small enough to meet often. */
export interface RandomTerms {
  readonly terms: ContractTerms;
  readonly parts: Parts;
}

interface Parts {
  readonly kind: ContractKind;
  readonly basis: string;
  readonly pay: TierPay['kind'];
  readonly tiers: readonly TierParts[];
  readonly categories: number;
  readonly activeMinBet: number;
  readonly periodCap: number | undefined;
  readonly roundUnit: number | undefined;
  readonly stopLimit: number | undefined;
  /** In tenths of a play. */
  readonly minCoverage: number | undefined;
  readonly sellingDays: number | undefined;
  readonly streak: number | undefined;
  readonly rateCap: number | undefined;
}

interface TierParts {
  /** Of turnover, loss, active members, deposit, 5 and 15 days. */
  readonly thresholds: readonly number[];
  /** One figure, or those of wins and losses. */
  readonly pays: readonly number[];
}

const BASES: Readonly<Record<ContractKind, readonly string[]>> = {
  dividend: ['net_loss', 'turnover'],
  daily_salary: ['all', 'win_loss', 'member_pl'],
  hour_salary: ['all', 'win_loss'],
  realtime_salary: ['all', 'win_loss'],
};
const PERIODS: Readonly<Record<ContractKind, string>> = {
  dividend: 'week',
  daily_salary: 'day',
  hour_salary: 'hour',
  realtime_salary: 'slot_5m',
};
/** Which thresholds a kind measures, in the order of `thresholds`. */
const MEASURED: Readonly<Record<ContractKind, readonly number[]>> = {
  dividend: [1, 1, 1, 1, 0, 0],
  daily_salary: [1, 1, 1, 1, 0, 0],
  hour_salary: [1, 0, 1, 0, 0, 0],
  realtime_salary: [0, 0, 1, 0, 1, 1],
};

/** Terms with one to three tiers that ascend. */
export function randomTerms(kind: ContractKind, choose: Choose): RandomTerms {
  const basis = BASES[kind][choose(BASES[kind].length)] ?? 'all';
  const isSplit = basis === 'win_loss' || basis === 'member_pl';
  const isFixed = kind !== 'realtime_salary' && choose(4) === 0;
  const maybe = (isHere: boolean, value: number) =>
    isHere && choose(3) === 0 ? value + choose(4) : undefined;
  const isDividend = kind === 'dividend';
  return termsOf({
    kind,
    basis,
    pay: isSplit ? 'split' : isFixed ? 'fixed' : 'rate',
    tiers: Array.from({ length: 1 + choose(3) }, (_, level) => ({
      thresholds: MEASURED[kind].map((each) => each * (level + choose(2))),
      pays: Array.from({ length: isSplit ? 2 : 1 }, () => 4 + level * 8 + choose(8)),
    })),
    categories: 1 + choose(2),
    activeMinBet: choose(2),
    periodCap: maybe(true, 2),
    roundUnit: maybe(kind === 'daily_salary' && basis === 'all', 1),
    stopLimit: maybe(kind === 'realtime_salary', 2),
    minCoverage: maybe(kind === 'hour_salary' && basis === 'win_loss', 1),
    sellingDays: maybe(isDividend, 1),
    streak: maybe(isDividend, 1),
    rateCap: maybe(isDividend, 8),
  });
}

/** What an agent with these terms could offer; one time in four it goes beyond them somewhere. */
export function termsBelow({ parts: own }: RandomTerms, choose: Choose): RandomTerms {
  const beyond = choose(4) === 0 ? choose(13) : -1;
  const kept = own.tiers.filter(() => choose(4) > 0);
  const least = (value: number | undefined, place: number) =>
    beyond === place ? undefined : value === undefined ? maybeNew(choose) : less(value, choose);
  return termsOf({
    ...own,
    tiers: (kept.length === 0 ? own.tiers : kept).map(({ thresholds, pays }) => ({
      thresholds: thresholds.map((each, at) =>
        Math.max(0, each + (MEASURED[own.kind][at] ?? 0) * (choose(2) - (beyond === 0 ? 1 : 0))),
      ),
      pays: pays.map((each) =>
        choose(8) === 0 && pays.length > 1 ? 0 : less(each, choose) + (beyond === 1 ? 4 : 0),
      ),
    })),
    categories: beyond === 2 ? 2 : Math.max(1, own.categories - choose(2)),
    activeMinBet: beyond === 3 ? 0 : own.activeMinBet + choose(2),
    periodCap: least(own.periodCap, 4),
    roundUnit:
      own.roundUnit === undefined || beyond === 5
        ? undefined
        : own.roundUnit * (1 + choose(2)) + (beyond === 6 ? 1 : 0),
    stopLimit: own.kind === 'realtime_salary' ? least(own.stopLimit, 7) : undefined,
    minCoverage:
      beyond === 11 || own.basis !== 'win_loss' || own.kind !== 'hour_salary'
        ? undefined
        : own.minCoverage === undefined
          ? maybeNew(choose)
          : Math.max(1, own.minCoverage + choose(3) - (beyond === 12 ? 2 : 0)),
    sellingDays:
      beyond === 8 || own.sellingDays === undefined ? undefined : own.sellingDays + choose(2),
    streak: beyond === 9 ? own.streak : undefined,
    rateCap: own.kind === 'dividend' ? least(own.rateCap, 10) : undefined,
  });
}

const less = (value: number, choose: Choose): number => Math.max(1, value - choose(3));
const maybeNew = (choose: Choose) => (choose(4) === 0 ? 2 + choose(4) : undefined);

const units = (count: number): Amount => amount(BigInt(count) * 10_000n);
const percent = (count: number): Rate => rate(BigInt(count) * 10_000n);

function termsOf(parts: Parts): RandomTerms {
  const { kind, basis, periodCap, roundUnit, stopLimit, sellingDays, streak, rateCap } = parts;
  const { minCoverage } = parts;
  const optional = {
    periodCap: periodCap === undefined ? undefined : units(periodCap),
    roundUnit: roundUnit === undefined ? undefined : units(roundUnit),
    stopLimit: stopLimit === undefined ? undefined : units(stopLimit),
    sellingDays:
      sellingDays === undefined ? undefined : { minPerDay: units(1), requiredDays: sellingDays },
    streak: streak === undefined ? undefined : [{ periods: 1, addRate: percent(streak) }],
    rateCap: rateCap === undefined ? undefined : percent(rateCap),
    minCoverage: minCoverage === undefined ? undefined : percent(10 * minCoverage),
  };
  const known = Object.entries(optional).filter(([, value]) => value !== undefined);
  const terms = {
    kind,
    basis,
    period: PERIODS[kind],
    categories: (['LOTT', 'SLOT'] as const).slice(0, parts.categories),
    activeMinBet: units(parts.activeMinBet),
    tiers: parts.tiers.map((tier) => tierOf(tier, parts)),
    ...(kind === 'dividend' ? { carryMode: 'month', tierMetric: 'total' } : {}),
    ...Object.fromEntries(known),
  };
  // The parts hold only fields of their kind, which the compiler cannot see.
  return { terms: terms as ContractTerms, parts };
}

function tierOf({ thresholds, pays }: TierParts, { kind, pay }: Parts): Tier {
  const [turnover = 0, loss = 0, active = 0, deposit = 0, days5 = 0, days15 = 0] = thresholds;
  const [one = 0, other = 0] = pays;
  const rolling = { days5: units(days5), days15: units(days15) };
  const paid: Record<TierPay['kind'], TierPay> = {
    rate: { kind: 'rate', rate: percent(one) },
    split: { kind: 'split', winRate: percent(one), lossRate: percent(other) },
    fixed: { kind: 'fixed', amount: units(one) },
  };
  return {
    minTurnover: units(turnover),
    minLoss: units(loss),
    minActive: active,
    minDeposit: units(deposit),
    ...(kind === 'realtime_salary' ? { rolling } : {}),
    pay: paid[pay],
  };
}

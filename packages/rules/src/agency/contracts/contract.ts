// A contract between an upline and an agent (agency.md 2.2).
import type { Amount, Instant, Rate } from '@fairhouse/values';
import type { GameCategory } from '../tree/open-account.ts';
import type { ContractState } from '../offers/contract-states.ts';
import type { Tier } from './tier.ts';

export const CONTRACT_KINDS = [
  'dividend',
  'daily_salary',
  'hour_salary',
  'realtime_salary',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Which losses of the house in earlier periods reduce the base. */
export type CarryMode = 'none' | 'previous' | 'month' | 'permanent';

/** The turnover that the tiers of a dividend are compared with. */
export type TierMetric = 'total' | 'daily_average';

export type DividendPeriod = 'half_month' | 'month' | 'week' | 'ten_days' | 'day';

interface CommonTerms {
  /** The games that count. */
  readonly categories: readonly GameCategory[];
  /** Ascending, at most ten. */
  readonly tiers: readonly Tier[];
  /** The valid bet in the period from which a member counts as active. */
  readonly activeMinBet: Amount;
  /** The most that is paid for one period. */
  readonly periodCap?: Amount;
}

/** Days on which a team must sell. */
export interface SellingDays {
  readonly minPerDay: Amount;
  readonly requiredDays: number;
}

/** A rate that is added after so many qualifying periods in a row, the current one included. */
export interface StreakStep {
  readonly periods: number;
  readonly addRate: Rate;
}

export interface DividendTerms extends CommonTerms {
  readonly kind: 'dividend';
  readonly basis: 'net_loss' | 'turnover';
  readonly period: DividendPeriod;
  readonly carryMode: CarryMode;
  readonly tierMetric: TierMetric;
  readonly sellingDays?: SellingDays;
  readonly streak?: readonly StreakStep[];
  /** The highest rate, with the streak. */
  readonly rateCap?: Rate;
}

export interface DailySalaryTerms extends CommonTerms {
  readonly kind: 'daily_salary';
  readonly basis: 'all' | 'win_loss' | 'member_pl';
  readonly period: 'day';
  /** Turnover counts in whole multiples of this; basis `all` alone. */
  readonly roundUnit?: Amount;
}

export interface HourSalaryTerms extends CommonTerms {
  readonly kind: 'hour_salary';
  readonly basis: 'all' | 'win_loss';
  readonly period: 'hour';
  /**
   * Bets that cover a smaller share of their play's combinations are left out of winning and losing
   * stakes; absent where every bet counts. Basis `win_loss` alone.
   */
  readonly minCoverage?: Rate;
}

export interface RealtimeSalaryTerms extends CommonTerms {
  readonly kind: 'realtime_salary';
  readonly basis: 'all' | 'win_loss';
  readonly period: 'slot_5m';
  /** The team's turnover in a day after which nothing more is paid. */
  readonly stopLimit?: Amount;
}

/** What is offered and accepted. */
export type ContractTerms =
  | DividendTerms
  | DailySalaryTerms
  | HourSalaryTerms
  | RealtimeSalaryTerms;

export type ContractPeriod = ContractTerms['period'];

export type EndReason =
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'terminated'
  | 'superseded'
  | 'auto_terminated'
  | 'admin';

/** One version of the contract of a kind between two members; the house is an upline too. */
export interface Contract<Member extends string> {
  readonly id: string;
  /** Counts the versions between these two of this kind. */
  readonly version: number;
  readonly upline: Member | 'house';
  readonly agent: Member;
  /** Fixed when it is offered (agency.md 2.6). */
  readonly payer: 'platform' | 'upline';
  readonly terms: ContractTerms;
  readonly state: ContractState;
  readonly offeredAt: Instant;
  readonly offerExpiresAt: Instant;
  readonly acceptedAt: Instant | undefined;
  readonly effectiveFrom: Instant | undefined;
  readonly endedAt: Instant | undefined;
  readonly endReason: EndReason | undefined;
  readonly createdBy: { readonly actor: 'agent' | 'admin' | 'system'; readonly id: string };
}

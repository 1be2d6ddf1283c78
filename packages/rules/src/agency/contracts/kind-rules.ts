// What a merchant permits in contracts of a kind (agency.md 2.8).
import { amount, rate, ZERO, type Amount, type Rate } from '@fairhouse/values';
import type { ContractKind, ContractPeriod } from './contract.ts';

/** An inclusive range. */
export interface Range<Value> {
  readonly min: Value;
  readonly max: Value;
}

export interface KindRules {
  readonly rate: Range<Rate>;
  /** Rates are multiples of this. */
  readonly step: Rate;
  readonly turnover: Range<Amount>;
  readonly loss: Range<Amount>;
  readonly active: Range<number>;
  readonly maxTiers: number;
  /** The least `activeMinBet`. */
  readonly minActiveBet: Amount;
  /** A downline may have the upline's own rate. */
  readonly allowsEqual: boolean;
  /** The downline's highest rate may exceed the upline's lowest. */
  readonly allowsCross: boolean;
  /** Active members and loss are compared with the upline's thresholds. */
  readonly checksActive: boolean;
  readonly checksLoss: boolean;
  /** Depths of agents that may offer. */
  readonly editDepth: Range<number>;
  /** Members without downlines may have the contract. */
  readonly membersMaySign: boolean;
  /** The periods that may be agreed; all of the kind where it is absent. */
  readonly periods?: readonly ContractPeriod[] | undefined;
  /** Every contract has a cap of a period, of this amount at most; absent where none is needed. */
  readonly maxPeriodCap?: Amount | undefined;
}

const COMMON: KindRules = {
  rate: { min: ZERO as bigint as Rate, max: rate(20_000n) },
  step: rate(100n),
  turnover: { min: ZERO, max: amount(10_000_000_000_000n) },
  loss: { min: ZERO, max: amount(10_000_000_000_000n) },
  active: { min: 0, max: 10_000 },
  maxTiers: 10,
  minActiveBet: ZERO,
  allowsEqual: true,
  allowsCross: true,
  checksActive: true,
  checksLoss: true,
  editDepth: { min: 0, max: 10 },
  membersMaySign: false,
};

/** The defaults: dividends of 1 to 40 %, salaries up to 2, 3 and 2.1 % (agency.md 2.1). */
export const DEFAULT_KIND_RULES: Readonly<Record<ContractKind, KindRules>> = {
  dividend: { ...COMMON, rate: { min: rate(1000n), max: rate(400_000n) } },
  daily_salary: COMMON,
  hour_salary: { ...COMMON, rate: { ...COMMON.rate, max: rate(30_000n) } },
  realtime_salary: { ...COMMON, rate: { ...COMMON.rate, max: rate(21_000n) } },
};

// A tier of a contract: thresholds that a team must reach, and what is paid then (agency.md 2.2).
import type { Amount, Rate } from '@fairhouse/values';

/** Turnover of the last five and fifteen days. */
export interface RollingTurnover {
  readonly days5: Amount;
  readonly days15: Amount;
}

/** What a tier pays. */
export type TierPay =
  | { readonly kind: 'rate'; readonly rate: Rate }
  /** Of winning and of losing stakes, or of the turnover of winning and losing members. */
  | { readonly kind: 'split'; readonly winRate: Rate; readonly lossRate: Rate }
  | { readonly kind: 'fixed'; readonly amount: Amount };

/** The tier's level is its place in the list, from 1. */
export interface Tier {
  readonly minTurnover: Amount;
  readonly minLoss: Amount;
  readonly minActive: number;
  readonly minDeposit: Amount;
  /** Of real-time salary alone. */
  readonly rolling?: RollingTurnover;
  readonly pay: TierPay;
}

/** The figures of a team that thresholds are compared with. */
export interface TierFigures {
  /** Total, daily average or of the previous day, as the contract measures it. */
  readonly turnover: Amount;
  readonly loss: Amount;
  readonly active: number;
  readonly deposit: Amount;
  readonly rolling?: RollingTurnover;
}

/** The thresholds of a tier in one order, for comparing two tiers of any kind. */
export function thresholdsOf(tier: Tier): readonly bigint[] {
  const { rolling } = tier;
  return [
    tier.minTurnover,
    tier.minLoss,
    BigInt(tier.minActive),
    tier.minDeposit,
    rolling?.days5 ?? 0n,
    rolling?.days15 ?? 0n,
  ];
}

/** The figures of a pay in one order: one rate or amount, or the rates of wins and of losses. */
export function payFigures(pay: TierPay): readonly bigint[] {
  if (pay.kind === 'split') return [pay.winRate, pay.lossRate];
  return [pay.kind === 'rate' ? pay.rate : pay.amount];
}

/** Whether no figure is below the other's; of pays of different kinds it is false. */
export function isAtLeast(one: readonly bigint[], other: readonly bigint[]): boolean {
  return one.length === other.length && one.every((each, at) => each >= (other[at] ?? 0n));
}

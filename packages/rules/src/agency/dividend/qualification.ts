// Conditions of a dividend beside its tiers: selling days and streaks (agency.md 2.4).
import { type Amount, type Rate } from '@fairhouse/values';
import type { SellingDays, StreakStep } from '../contracts/contract.ts';

export interface SellingDaysFound {
  readonly qualified: number;
  readonly required: number;
  readonly isMet: boolean;
}

/** Counts the days of a period on which the team's turnover reached the minimum. */
export function countSellingDays(
  rule: SellingDays,
  dailyTurnover: readonly Amount[],
): SellingDaysFound {
  const qualified = dailyTurnover.filter((turnover) => turnover >= rule.minPerDay).length;
  return { qualified, required: rule.requiredDays, isMet: qualified >= rule.requiredDays };
}

export interface StreakRate {
  /** What the streak adds to the rate, after the cap. */
  readonly added: Rate;
  readonly rate: Rate;
  readonly isCapped: boolean;
}

/**
 * The rate with the streak: `periods` in a row have qualified, the current one included. Of the
 * steps that are reached the highest counts; they do not add up.
 */
export function addStreak(
  tierRate: Rate,
  steps: readonly StreakStep[],
  periods: number,
  cap: Rate | undefined,
): StreakRate {
  const reached = steps.filter((step) => step.periods <= periods);
  const added = reached.reduce((most, { addRate }) => (addRate > most ? addRate : most), 0n);
  const wanted = tierRate + added;
  const rate = (cap !== undefined && wanted > cap ? cap : wanted) as Rate;
  return { added: (rate - tierRate) as Rate, rate, isCapped: rate < wanted };
}

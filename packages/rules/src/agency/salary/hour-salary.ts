// Hourly salary (agency.md 2.4).
import { delta, ZERO, type Amount, type Delta } from '@fairhouse/values';
import type { HourSalaryTerms } from '../contracts/contract.ts';
import { makeSalaryBill, type SalaryBase, type SalaryBill } from './salary-bill.ts';

/** A team's figures of an hour, by settlement. */
export interface HourFigures extends SalaryBase {
  /** Turnover of the previous business day: the tier, and so the rate, holds for a whole day. */
  readonly previousDayTurnover: Amount;
  readonly active: number;
}

/** The bill of an hour; its stakes are without those of bets that cover too little. */
export function hourSalary(terms: HourSalaryTerms, figures: HourFigures): SalaryBill {
  return makeSalaryBill({
    tiers: terms.tiers,
    figures: {
      turnover: figures.previousDayTurnover,
      loss: ZERO,
      active: figures.active,
      deposit: ZERO,
    },
    base: figures,
    roundUnit: undefined,
    cap: terms.periodCap,
  });
}

/** What is left to an agent of a bill after its directs; below zero where they get more. */
export function netAfterDirects(
  gross: Amount,
  directs: readonly Amount[],
): { readonly payToDirects: Amount; readonly net: Delta } {
  const payToDirects = directs.reduce<bigint>((total, due) => total + due, 0n) as Amount;
  return { payToDirects, net: delta(gross - payToDirects) };
}

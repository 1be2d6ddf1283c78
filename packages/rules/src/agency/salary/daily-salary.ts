// Daily salary (agency.md 2.4).
import { ZERO, type Amount } from '@fairhouse/values';
import type { DailySalaryTerms } from '../contracts/contract.ts';
import { makeSalaryBill, type SalaryBase, type SalaryBill } from './salary-bill.ts';

/** A team's figures of a business day. */
export interface DayFigures extends SalaryBase {
  /** What the team lost; zero where it won. Compared only with tiers that ask for a loss. */
  readonly loss: Amount;
  readonly active: number;
  readonly deposit: Amount;
}

/**
 * The bill of a day. For basis `win_loss` the base has the winning and losing stakes, for
 * `member_pl` the turnover of the members who won and who lost.
 */
export function dailySalary(terms: DailySalaryTerms, figures: DayFigures): SalaryBill {
  return makeSalaryBill({
    tiers: terms.tiers,
    figures,
    base: figures,
    roundUnit: terms.basis === 'all' ? (terms.roundUnit ?? ZERO) : ZERO,
    cap: terms.periodCap,
  });
}

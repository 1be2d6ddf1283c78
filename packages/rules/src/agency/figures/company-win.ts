// What the house won on a team (agency.md 2.3).
import { delta, type Amount, type Delta } from '@fairhouse/values';

/** The sums of a team in a period, by settlement and credit. */
export interface CompanyFigures {
  /** Stakes of settled bets that are not void. */
  readonly bet: Amount;
  readonly payout: Amount;
  /** Rebates of bets and of agents. */
  readonly rebate: Amount;
  /** Bonuses, gifts and prizes of promotions. */
  readonly activity: Amount;
  /** The three salaries. */
  readonly salary: Amount;
  /** Fees of deposits and withdrawals that the platform bore. */
  readonly fees: Amount;
}

/** Signed figures of a part of a period: what is taken back on a day can be more than is paid. */
export type CompanyParts = Readonly<Record<keyof CompanyFigures, bigint>>;

/** Bets less all that was paid for them; below zero where the team won. */
export function companyWin(figures: CompanyParts): Delta {
  const { bet, payout, rebate, activity, salary, fees } = figures;
  return delta(bet - payout - rebate - activity - salary - fees);
}

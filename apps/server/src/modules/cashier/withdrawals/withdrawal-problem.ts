// The checks of a withdrawal's amount that need figures only (agency.md 5.3); pure.
import type { Amount } from '@fairhouse/values';

export interface WithdrawalFigures {
  readonly amount: Amount;
  readonly balance: Amount;
  readonly min: Amount;
  readonly max: Amount;
  readonly countToday: number;
  readonly maxCount: number;
  readonly withdrawnToday: Amount;
  readonly dayLimit: Amount;
  readonly remainingTurnover: Amount;
  readonly contractOutstanding: Amount;
}

export type WithdrawalProblem =
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'INSUFFICIENT_BALANCE'
  | 'COUNT_LIMIT'
  | 'DAY_LIMIT'
  | 'TURNOVER_REQUIRED'
  | 'CONTRACT_OUTSTANDING';

/** The first check that fails, in the order of the specification; undefined when all pass. */
export function findWithdrawalProblem(figures: WithdrawalFigures): WithdrawalProblem | undefined {
  if (figures.amount < figures.min) return 'BELOW_MIN';
  if (figures.amount > figures.max) return 'ABOVE_MAX';
  if (figures.amount > figures.balance) return 'INSUFFICIENT_BALANCE';
  if (figures.countToday >= figures.maxCount) return 'COUNT_LIMIT';
  if (figures.withdrawnToday + figures.amount > figures.dayLimit) return 'DAY_LIMIT';
  if (figures.remainingTurnover > 0n) return 'TURNOVER_REQUIRED';
  if (figures.contractOutstanding > 0n) return 'CONTRACT_OUTSTANDING';
  return undefined;
}

// What an agent earned by its line in a period (agency.md 3.1, 3.3).
import { delta, type Amount, type Delta } from '@fairhouse/values';

export interface IncomeFigures {
  readonly agentRebate: Amount;
  readonly dailySalary: Amount;
  readonly hourSalary: Amount;
  readonly realtimeSalary: Amount;
  readonly dividend: Amount;
  /** Contract money that the agent paid to its directs. */
  readonly paidToDownlines: Amount;
}

/** Everything received less what was paid on; below zero where more was paid. */
export function myIncome(figures: IncomeFigures): Delta {
  const { agentRebate, dailySalary, hourSalary, realtimeSalary, dividend } = figures;
  const received = agentRebate + dailySalary + hourSalary + realtimeSalary + dividend;
  return delta(received - figures.paidToDownlines);
}

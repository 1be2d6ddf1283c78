// The ledger codes behind the figures of money (agency.md 3.1).
import { CODES, type Code } from '../../../accounts.ts';

const numbersOf = (...codes: readonly Code[]): number[] => codes.map((code) => CODES[code]);

/** Codes of contracts and of transfers along the line, by their numbers in the chart. */
const TRANSFERS = [23, 24];
const DIVIDEND = 25;
const [DAILY_SALARY, HOUR_SALARY, REALTIME_SALARY] = [26, 27, 28];
/** A late payment of a bill, by the upline or by the platform for it. */
const [DEBT_PAID, ADVANCE] = [29, 30];

/**
 * The codes of each figure. Salary and dividend are signed: what an agent pays to its directs is
 * below zero. A late payment counts as a dividend, which most bills are.
 */
export const FLOW_CODES = {
  deposit: numbersOf('deposit'),
  withdrawal: numbersOf('withdrawal_paid'),
  agentRebate: numbersOf('commission', 'commission_reversal'),
  vendorRebate: numbersOf('category_rebate', 'category_rebate_reversal'),
  salary: [DAILY_SALARY, HOUR_SALARY, REALTIME_SALARY],
  dailySalary: [DAILY_SALARY],
  hourSalary: [HOUR_SALARY],
  realtimeSalary: [REALTIME_SALARY],
  dividend: [DIVIDEND, DEBT_PAID, ADVANCE],
  transfers: TRANSFERS,
} as const;

/** The reference of a category rebate begins with it where the rebate is for own bets. */
export const OWN_BETS = 'own';

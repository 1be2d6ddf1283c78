// Losses of the house that reduce the base of later dividends (agency.md 2.4, carry modes).
import { delta, ZERO, type Amount, type Delta } from '@fairhouse/values';
import type { CarryMode } from '../contracts/contract.ts';
import { abovePart } from '../roundings.ts';

/** What is known after a period. */
export interface CarryState {
  /** The calendar month of that period, `YYYY-MM`. */
  readonly month: string;
  readonly companyWin: Delta;
  /** The loss that no base has covered yet. */
  readonly unpaid: Amount;
}

export interface CarryPeriod {
  readonly month: string;
  readonly companyWin: Delta;
}

export interface CarriedBase {
  readonly carryIn: Amount;
  readonly base: Delta;
  readonly next: CarryState;
}

/**
 * One period of the fold: what comes in, the base, and the state for the period after it. Only
 * losses carry; wins never do.
 */
export function carryPeriod(
  mode: CarryMode,
  before: CarryState | undefined,
  { month, companyWin }: CarryPeriod,
): CarriedBase {
  const carryIn = before === undefined ? ZERO : carriedFrom(mode, before, month);
  const base = delta(companyWin - carryIn);
  return { carryIn, base, next: { month, companyWin, unpaid: abovePart(-base) } };
}

function carriedFrom(mode: CarryMode, before: CarryState, month: string): Amount {
  switch (mode) {
    case 'none':
      return ZERO;
    case 'previous':
      return abovePart(-before.companyWin);
    case 'month':
      return before.month === month ? before.unpaid : ZERO;
    case 'permanent':
      return before.unpaid;
  }
}

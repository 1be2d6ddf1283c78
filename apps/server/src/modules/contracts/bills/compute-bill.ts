// The bill of a team for a period, by the rules: the one place where settlement, its preview, a
// re-run and the simulator compute what a contract pays.
import {
  abovePart,
  companyWin,
  dailySalary,
  dividend,
  hourSalary,
  type ContractTerms,
  type TierChoice,
} from '@fairhouse/rules/agency';
import { amount, delta, ZERO, type Amount, type Delta } from '@fairhouse/values';
import type { TeamRow } from './store/team-figures.ts';

/** What is known beside the figures of the period itself. */
export interface BillHistory {
  /** The loss of earlier periods. */
  readonly carryIn: Amount;
  /** Periods in a row before this one that were paid. */
  readonly qualifiedBefore: number;
  /** Business days of the period, and the team's turnover of each. */
  readonly days: number;
  readonly dailyTurnover: readonly Amount[];
  /** The team's turnover of the business day before; of hourly salary. */
  readonly previousDay: Amount;
}

export const NO_HISTORY: BillHistory = {
  carryIn: ZERO,
  qualifiedBefore: 0,
  days: 1,
  dailyTurnover: [],
  previousDay: ZERO,
};

/** The figures of a bill as they are stored and shown. */
export interface BillFigures {
  readonly bet: Amount;
  readonly winStake: Amount;
  readonly lossStake: Amount;
  /** What is in neither of them, for what its bets cover; of hourly salary. */
  readonly narrowStake: Amount;
  readonly payout: Amount;
  readonly rebate: Amount;
  readonly activity: Amount;
  readonly salary: Delta;
  readonly fees: Amount;
  readonly deposit: Amount;
  readonly active: number;
  readonly companyWin: Delta;
  readonly carryIn: Amount;
  readonly base: Delta;
  readonly tierTurnover: Amount;
}

export interface ComputedBill {
  readonly figures: BillFigures;
  readonly choice: TierChoice;
  /** Why nothing is paid. */
  readonly why: string | undefined;
  readonly gross: Amount;
}

/** Computes a bill; real-time salary is computed by bets, not by figures. */
export function computeBill(
  terms: Exclude<ContractTerms, { kind: 'realtime_salary' }>,
  row: TeamRow,
  history: BillHistory,
): ComputedBill {
  const known = figuresOf(row);
  const { bet, active, deposit, companyWin: won } = known;
  switch (terms.kind) {
    case 'dividend': {
      const { rebate, activity, fees, payout } = known;
      const salary = abovePart(row.salary);
      const company = { bet, payout, rebate, activity, salary, fees };
      const bill = dividend(terms, { active, deposit, ...company, ...history });
      const { carryIn, base, tierTurnover } = bill;
      return {
        figures: { ...known, carryIn, base, tierTurnover },
        choice: bill,
        why: bill.reason,
        gross: bill.gross,
      };
    }
    case 'daily_salary': {
      const isByMember = terms.basis === 'member_pl';
      const winStake = isByMember ? amount(row.won_turnover) : known.winStake;
      const lossStake = isByMember ? amount(row.lost_turnover) : known.lossStake;
      const stakes = { turnover: bet, winStake, lossStake };
      const bill = dailySalary(terms, { loss: abovePart(won), active, deposit, ...stakes });
      const base = terms.basis === 'all' ? bill.counted : amount(winStake + lossStake);
      return {
        figures: { ...known, winStake, lossStake, base: delta(base), tierTurnover: bet },
        choice: bill,
        why: bill.reason,
        gross: bill.amount,
      };
    }
    case 'hour_salary': {
      const { winStake, lossStake } = known;
      const previousDayTurnover = history.previousDay;
      const stakes = { turnover: bet, winStake, lossStake };
      const bill = hourSalary(terms, { previousDayTurnover, active, ...stakes });
      const base = terms.basis === 'all' ? bill.counted : amount(winStake + lossStake);
      return {
        figures: { ...known, base: delta(base), tierTurnover: previousDayTurnover },
        choice: bill,
        why: bill.reason,
        gross: bill.amount,
      };
    }
  }
}

function figuresOf(row: TeamRow): BillFigures {
  const bet = abovePart(row.bet);
  const payout = abovePart(row.payout);
  const rebate = abovePart(row.bet_rebate + row.agent_rebate);
  const activity = abovePart(row.activity);
  const fees = abovePart(row.fees);
  const salary = abovePart(row.salary);
  return {
    bet,
    winStake: abovePart(row.win_stake),
    lossStake: abovePart(row.loss_stake),
    narrowStake: abovePart(row.narrow_stake),
    payout,
    rebate,
    activity,
    salary: delta(row.salary),
    fees,
    deposit: abovePart(row.deposit),
    active: Number(row.active),
    companyWin: companyWin({ bet, payout, rebate, activity, salary, fees }),
    carryIn: ZERO,
    base: delta(0n),
    tierTurnover: bet,
  };
}

// The cost and profit of a chase, draw by draw, before it is placed (lottery.md 2.5).
import {
  betCost,
  planChase,
  prizePerNote,
  type ChasePlan,
  type ChaseProblem,
  type ChaseMethod,
  type PricedBet,
} from '@fairhouse/rules/lottery';
import { amount, parseAmount, parseRate, type Amount, type Result } from '@fairhouse/values';

export const CHASE_KINDS = ['same', 'double', 'profitRate', 'profitAmount', 'custom'] as const;
export type ChaseKind = (typeof CHASE_KINDS)[number];

/** The planner's fields as they are typed. */
export interface ChaseForm {
  readonly kind: ChaseKind;
  readonly draws: string;
  readonly multiple: string;
  readonly every: string;
  readonly times: string;
  /** Percent. */
  readonly rate: string;
  readonly profit: string;
  readonly custom: readonly string[];
}

export const INITIAL_CHASE_FORM: ChaseForm = {
  kind: 'same',
  draws: '10',
  multiple: '1',
  every: '1',
  times: '2',
  rate: '10',
  profit: '10',
  custom: [],
};

/** Typed draws or a multiple; 0 where it is not a whole number. */
export const whole = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The typed plan in the rules' format; an unreadable field is zero, which is not a plan. */
export function chaseMethod(form: ChaseForm): ChaseMethod {
  const draws = whole(form.draws);
  switch (form.kind) {
    case 'same':
      return { way: 'same', draws, multiple: whole(form.multiple) };
    case 'double': {
      const [every, times] = [whole(form.every), whole(form.times)];
      return { way: 'doubling', draws, start: whole(form.multiple), every, times };
    }
    case 'profitRate': {
      const percent = parseRate(form.rate);
      const rate = (percent === undefined ? 0n : percent / 100n) as NonNullable<typeof percent>;
      return { way: 'profit_rate', draws, rate };
    }
    case 'profitAmount':
      return { way: 'profit_amount', draws, profit: parseAmount(form.profit) ?? amount(0n) };
    case 'custom':
      return { way: 'custom', multiples: customMultiples(form) };
  }
}

/** The player's own multiples, one for each draw; 1 if nothing was typed. */
export function customMultiples(form: ChaseForm): number[] {
  const draws = Math.min(whole(form.draws), 120);
  return Array.from({ length: draws }, (_, at) => whole(form.custom[at] ?? '1'));
}

/** The slip's cost at multiple 1, and the payout of one hit of its best prize. */
export function chaseBet(bets: readonly PricedBet[]) {
  let [stake, prize] = [0n, 0n];
  for (const bet of bets) {
    stake += betCost({ ...bet, multiple: 1 });
    for (const [tier] of bet.play.tiers.entries()) {
      const one = prizePerNote(bet.play, tier, bet);
      if (one > prize) prize = one;
    }
  }
  return { stake: amount(stake), prize: amount(prize) };
}

export interface ChaseRow {
  readonly multiple: number;
  readonly stake: Amount;
  readonly total: Amount;
  /** The profit if this draw hits and none before did; may be negative. */
  readonly profit: bigint;
}

export function chasePlan(
  form: ChaseForm,
  bet: { readonly stake: Amount; readonly prize: Amount },
  maxMultiple: number,
): Result<ChasePlan, ChaseProblem> {
  return planChase(chaseMethod(form), bet, { maxDraws: 120, maxMultiple });
}

/** The preview of multiples, also of some that are no plan. */
export function chasePreview(
  plan: Pick<ChasePlan, 'multiples'>,
  bet: { readonly stake: Amount; readonly prize: Amount },
): ChaseRow[] {
  let total = 0n;
  return plan.multiples.map((multiple) => {
    const stake = bet.stake * BigInt(multiple);
    total += stake;
    return {
      multiple,
      stake: amount(stake),
      total: amount(total),
      profit: bet.prize * BigInt(multiple) - total,
    };
  });
}

// The rules that let a withdrawal pass without an officer (agency.md 5.4); pure.
import { mulFloor, type Amount } from '@fairhouse/values';
import type { CashierSettings } from './cashier-settings.ts';

/** What the rules look at: the order, and the member's play since the last paid withdrawal. */
export interface RiskFacts {
  readonly amount: Amount;
  readonly isFirst: boolean;
  readonly dayTotal: Amount;
  readonly deposits: Amount;
  readonly stake: bigint;
  readonly profit: bigint;
  readonly profitToday: bigint;
  readonly removedCards: number;
  readonly openFlags: number;
}

export type RiskRule =
  | 'switched_off'
  | 'amount'
  | 'day_total'
  | 'first_withdrawal'
  | 'over_betting'
  | 'profit'
  | 'profit_today'
  | 'removed_card'
  | 'watch_list';

/** The rules that do not hold; the withdrawal passes by itself only when there is none. */
export function brokenRules(
  facts: RiskFacts,
  rules: CashierSettings['automatic'],
): readonly RiskRule[] {
  const stakeMax = mulFloor(facts.deposits, rules.stakeMultipleMax);
  const profitMax = mulFloor(facts.deposits, rules.profitMultipleMax);
  const broken: readonly (readonly [RiskRule, boolean])[] = [
    ['switched_off', !rules.enabled],
    ['amount', facts.amount < rules.min || facts.amount > rules.max],
    ['day_total', facts.dayTotal > rules.dayTotalMax],
    ['first_withdrawal', rules.notFirst && facts.isFirst],
    ['over_betting', facts.stake > stakeMax],
    ['profit', facts.profit > profitMax],
    ['profit_today', facts.profitToday > rules.profitDayMax],
    ['removed_card', facts.removedCards > 0],
    ['watch_list', facts.openFlags > 0],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule);
}

// The rules that approve a withdrawal without an officer (agency.md 5.4); pure.
import { DAY_MS, mulFloor, type Amount, type Instant } from '@fairhouse/values';
import type { CashierSettings } from '../settings/index.ts';

/** The input of the rules: the order, and the member's play since the last paid withdrawal. */
export interface RiskFacts {
  readonly amount: Amount;
  readonly isFirst: boolean;
  readonly dayTotal: Amount;
  readonly deposits: Amount;
  readonly stake: bigint;
  readonly profit: bigint;
  readonly profitToday: bigint;
  /** Consecutive business days up to now on which the member's play ended with a profit. */
  readonly winningDays: number;
  /** When the member first connected from its newest region; undefined for the first region. */
  readonly newRegionAt: Instant | undefined;
  readonly paymentPasswordAt: Instant | undefined;
  readonly vendorMoves: number;
  readonly removedCards: number;
  readonly openFlags: number;
}

export type RiskRule =
  | 'switched_off'
  | 'amount'
  | 'day_total'
  | 'first_withdrawal'
  | 'low_betting'
  | 'over_betting'
  | 'profit'
  | 'profit_today'
  | 'winning_days'
  | 'new_region'
  | 'payment_password'
  | 'vendor_moves'
  | 'removed_card'
  | 'watch_list';

/** The rules that fail; the withdrawal is approved automatically only when there are none. */
export function findBrokenRules(
  facts: RiskFacts,
  rules: CashierSettings['automatic'],
  now: Instant,
): readonly RiskRule[] {
  const within = (at: Instant | undefined, days: number): boolean =>
    at !== undefined && now - at < days * DAY_MS;
  const stakeMin = mulFloor(facts.deposits, rules.stakeMultipleMin);
  const stakeMax = mulFloor(facts.deposits, rules.stakeMultipleMax);
  const profitMax = mulFloor(facts.deposits, rules.profitMultipleMax);
  const broken: readonly (readonly [RiskRule, boolean])[] = [
    ['switched_off', !rules.enabled],
    ['amount', facts.amount < rules.min || facts.amount > rules.max],
    ['day_total', facts.dayTotal > rules.dayTotalMax],
    ['first_withdrawal', rules.notFirst && facts.isFirst],
    ['low_betting', facts.stake < stakeMin],
    ['over_betting', facts.stake > stakeMax],
    ['profit', facts.profit > profitMax],
    ['profit_today', facts.profitToday > rules.profitDayMax],
    ['winning_days', rules.winningDays > 0 && facts.winningDays >= rules.winningDays],
    ['new_region', within(facts.newRegionAt, rules.newRegionDays)],
    ['payment_password', within(facts.paymentPasswordAt, rules.paymentPasswordDays)],
    ['vendor_moves', rules.noVendorMoves && facts.vendorMoves > 0],
    ['removed_card', facts.removedCards > 0],
    ['watch_list', facts.openFlags > 0],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule);
}

// The figures of a team or a member over business days, in the shapes of the rules.
import {
  GAME_CATEGORIES,
  resultsOf,
  type TeamFigures,
  type TeamResults,
} from '@fairhouse/rules/agency';
import { amount, delta, type Day, type Id } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  countActiveMembers,
  listMemberFlow,
  listMemberPlay,
  listTeamFlow,
  listTeamPlay,
  type FlowSums,
  type PlaySums,
} from './store/read-team.ts';

/** Whose figures, and of which business days, both included. */
export interface FiguresOf {
  readonly merchant: Merchant;
  readonly of: Id<'member'>;
  readonly from: Day;
  readonly to: Day;
}

/** Sums as the rules have them. */
export function figuresOf(
  play: readonly PlaySums[],
  flow: readonly FlowSums[],
): TeamFigures & TeamResults {
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
    rows.reduce((total, row) => total + of(row), 0n);
  const figures: TeamFigures = {
    deposit: amount(sum(flow, (row) => row.deposit)),
    withdrawal: amount(sum(flow, (row) => row.withdrawal)),
    bet: amount(sum(play, (row) => row.bet)),
    payout: amount(sum(play, (row) => row.payout)),
    betRebate: amount(sum(play, (row) => row.bet_rebate)),
    agentRebate: amount(sum(flow, (row) => row.agent_rebate + row.vendor_rebate)),
    activity: amount(sum(flow, (row) => row.activity)),
    salary: delta(sum(flow, (row) => row.salary)),
    dividend: delta(sum(flow, (row) => row.dividend)),
    fees: amount(sum(flow, (row) => row.fees)),
  };
  return { ...figures, ...resultsOf(figures) };
}

/** The figures of an agent with everyone below. */
export async function readTeamFigures(sql: Sql, of: FiguresOf): Promise<TeamFigures> {
  const days = { ...of, merchant: of.merchant.id };
  return figuresOf(await listTeamPlay(sql, days), await listTeamFlow(sql, days));
}

/** The figures of one member alone. */
export async function readMemberFigures(sql: Sql, of: FiguresOf): Promise<TeamFigures> {
  const days = { ...of, merchant: of.merchant.id };
  return figuresOf(await listMemberPlay(sql, days), await listMemberFlow(sql, days));
}

/**
 * How many people of a team bet at least `minBet`, over the given categories together or over all;
 * nobody is active without a bet.
 */
export async function countActive(
  sql: Sql,
  of: FiguresOf,
  active: { readonly minBet: bigint; readonly categories?: readonly string[] },
): Promise<number> {
  const days = { ...of, merchant: of.merchant.id };
  const { minBet, categories = GAME_CATEGORIES } = active;
  return countActiveMembers(sql, days, { minBet, categories });
}

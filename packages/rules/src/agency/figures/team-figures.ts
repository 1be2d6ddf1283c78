// The figures of a member or a team in a period, their sums and results (agency.md 3.1).
import { amount, delta, ZERO, type Amount, type Delta } from '@fairhouse/values';

export interface TeamFigures {
  readonly deposit: Amount;
  readonly withdrawal: Amount;
  readonly bet: Amount;
  readonly payout: Amount;
  readonly betRebate: Amount;
  readonly agentRebate: Amount;
  readonly activity: Amount;
  /** Received less paid to downlines. */
  readonly salary: Delta;
  /** Received less paid to downlines. */
  readonly dividend: Delta;
  /** Fees that the platform bore. */
  readonly fees: Amount;
}

const NO_CHANGE = 0n as Delta;

export const NO_FIGURES: TeamFigures = {
  deposit: ZERO,
  withdrawal: ZERO,
  bet: ZERO,
  payout: ZERO,
  betRebate: ZERO,
  agentRebate: ZERO,
  activity: ZERO,
  salary: NO_CHANGE,
  dividend: NO_CHANGE,
  fees: ZERO,
};

/** The sums of several members or teams: a team is its agent and everyone below. */
export function sumFigures(rows: readonly TeamFigures[]): TeamFigures {
  return rows.reduce<TeamFigures>(
    (all, row) => ({
      deposit: amount(all.deposit + row.deposit),
      withdrawal: amount(all.withdrawal + row.withdrawal),
      bet: amount(all.bet + row.bet),
      payout: amount(all.payout + row.payout),
      betRebate: amount(all.betRebate + row.betRebate),
      agentRebate: amount(all.agentRebate + row.agentRebate),
      activity: amount(all.activity + row.activity),
      salary: delta(all.salary + row.salary),
      dividend: delta(all.dividend + row.dividend),
      fees: amount(all.fees + row.fees),
    }),
    NO_FIGURES,
  );
}

/** Results in the view of the members: below zero is lost. */
export interface TeamResults {
  readonly rebate: Amount;
  /** Payout less bet. */
  readonly gameResult: Delta;
  /** With rebates and activities. */
  readonly memberResult: Delta;
  /** With salary and dividend. */
  readonly netResult: Delta;
  /** The house's: the net result reversed, less fees. */
  readonly companyResult: Delta;
  readonly depositLessWithdrawal: Delta;
}

/** The results of figures; they add up as the figures do. */
export function resultsOf(figures: TeamFigures): TeamResults {
  const rebate = amount(figures.betRebate + figures.agentRebate);
  const gameResult = delta(figures.payout - figures.bet);
  const memberResult = delta(gameResult + rebate + figures.activity);
  const netResult = delta(memberResult + figures.salary + figures.dividend);
  return {
    rebate,
    gameResult,
    memberResult,
    netResult,
    companyResult: delta(-netResult - figures.fees),
    depositLessWithdrawal: delta(figures.deposit - figures.withdrawal),
  };
}

/** A row of the drill-down: the agent itself, or one direct downline with its team. */
export interface TeamLine<Name extends string> {
  readonly name: Name;
  readonly figures: TeamFigures;
}

/** The lines below an agent, and the team that is exactly their sum. */
export function drillDown<Name extends string>(
  lines: readonly { readonly name: Name; readonly members: readonly TeamFigures[] }[],
): { readonly lines: readonly TeamLine<Name>[]; readonly team: TeamFigures } {
  const summed = lines.map(({ name, members }) => ({ name, figures: sumFigures(members) }));
  return { lines: summed, team: sumFigures(summed.map(({ figures }) => figures)) };
}

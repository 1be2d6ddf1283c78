// Winning and losing stakes of a team (agency.md 2.3), and what of them does not count.
import { sum, type Amount, type Rate } from '@fairhouse/values';

/** A bet whose payout is its stake is even, and counts in neither. */
export type BetOutcome = 'won' | 'lost' | 'even';

/** The outcome of a settled bet by its payout. */
export function outcomeOf(stake: Amount, payout: Amount): BetOutcome {
  if (payout === stake) return 'even';
  return payout > stake ? 'won' : 'lost';
}

export interface SettledStake<Bet extends string> {
  readonly id: Bet;
  readonly stake: Amount;
  readonly outcome: BetOutcome;
  /** The share of the combinations that it covers; undefined where a game has none. */
  readonly coverage?: Rate;
  /** The same member bet on both sides. */
  readonly isHedged?: boolean;
}

/** Whether a bet covers less than a contract asks: never, where a game has no combinations. */
export const isNarrowBet = (coverage: Rate | undefined, minCoverage: Rate | undefined): boolean =>
  minCoverage !== undefined && coverage !== undefined && coverage < minCoverage;

export interface SplitStakes<Bet extends string> {
  readonly winStake: Amount;
  readonly lossStake: Amount;
  /** Bets left out for their coverage or as hedged. */
  readonly excluded: readonly Bet[];
}

/** The winning and losing stakes; bets below the coverage and hedged ones are in neither. */
export function splitStakes<Bet extends string>(
  bets: readonly SettledStake<Bet>[],
  minCoverage: Rate | undefined,
): SplitStakes<Bet> {
  const counts = ({ coverage, isHedged }: SettledStake<Bet>): boolean =>
    isHedged !== true && !isNarrowBet(coverage, minCoverage);
  const total = (outcome: BetOutcome): Amount =>
    sum(bets.filter((bet) => bet.outcome === outcome && counts(bet)).map(({ stake }) => stake));
  return {
    winStake: total('won'),
    lossStake: total('lost'),
    excluded: bets.filter((bet) => !counts(bet)).map(({ id }) => id),
  };
}

/** A member's turnover and result in a day. */
export interface MemberDay {
  readonly turnover: Amount;
  /** In the view of the member: below zero is lost. */
  readonly result: bigint;
}

/** The turnover of the members who won and of those who lost that day; others are in neither. */
export function splitMembers(days: readonly MemberDay[]): Omit<SplitStakes<never>, 'excluded'> {
  const total = (keeps: (result: bigint) => boolean): Amount =>
    sum(days.filter(({ result }) => keeps(result)).map(({ turnover }) => turnover));
  return { winStake: total((result) => result > 0n), lossStake: total((result) => result < 0n) };
}

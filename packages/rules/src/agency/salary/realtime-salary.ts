// Real-time salary of settled bets: each agent on the path earns the difference of its rate and the
// highest below (agency.md 2.4).
import { delta, mulFloor, type Amount, type Delta, type Rate } from '@fairhouse/values';
import type { TierPay } from '../contracts/tier.ts';
import { differences } from '../../lottery/pricing/differences.ts';
import { reverseLines, type ShareLine } from '../rebates/share.ts';
import type { BetOutcome } from './stakes.ts';

/** An agent with an active real-time contract on the path of a bet. */
export interface SalaryAgent<Member extends string> {
  readonly id: Member;
  /** The rates that hold today, after the gates. */
  readonly pay: TierPay;
  /** Stopped or frozen: it keeps its place in the line and earns nothing. */
  readonly isStopped: boolean;
}

export interface SalaryBet<Bet extends string> {
  readonly id: Bet;
  readonly stake: Amount;
  readonly outcome: BetOutcome;
}

/** The lines of one bet. */
export interface BetLines<Bet extends string, Member extends string> {
  readonly bet: Bet;
  readonly lines: readonly ShareLine<Member>[];
}

/** The line of every agent, the nearest first; each is rounded down to a ten-thousandth. */
export function realtimeLines<Bet extends string, Member extends string>(
  bet: SalaryBet<Bet>,
  line: readonly SalaryAgent<Member>[],
): BetLines<Bet, Member> {
  const gains = differences(
    0n,
    line.map(({ pay }) => rateFor(pay, bet.outcome)),
  );
  const lines = line.map(({ id, isStopped }, at) => {
    const gain = (isStopped ? 0n : (gains[at] ?? 0n)) as Rate;
    return { id, amount: delta(mulFloor(bet.stake, gain)) };
  });
  return { bet: bet.id, lines };
}

/** The lines of a bet that became void after it was paid: exactly what was paid, taken back. */
export function voidLines<Bet extends string, Member extends string>(
  paid: BetLines<Bet, Member>,
): BetLines<Bet, Member> {
  return { bet: paid.bet, lines: reverseLines(paid.lines) };
}

function rateFor(pay: TierPay, outcome: BetOutcome): bigint {
  if (pay.kind === 'rate') return pay.rate;
  if (pay.kind === 'fixed' || outcome === 'even') return 0n;
  return outcome === 'won' ? pay.winRate : pay.lossRate;
}

/** The sums of a slot by agent, in order of first appearance. */
export function sumSlot<Bet extends string, Member extends string>(
  bets: readonly BetLines<Bet, Member>[],
): ReadonlyMap<Member, Delta> {
  const totals = new Map<Member, Delta>();
  for (const { lines } of bets) {
    for (const { id, amount } of lines) totals.set(id, delta((totals.get(id) ?? 0n) + amount));
  }
  return totals;
}

/** Whether a team's turnover of the day has passed the limit of its contract. */
export function hasReachedStopLimit(turnoverToday: Amount, stopLimit: Amount | undefined): boolean {
  return stopLimit !== undefined && turnoverToday >= stopLimit;
}

// A player's own result from the sums of its lines (agency.md 3.1, seen by the member).
import { delta, type Day, type Delta } from '@fairhouse/values';
import type { Code } from '../../accounts.ts';

/** What one code moved in the player's accounts on one business day, signed. */
export interface LineSum {
  readonly day: Day;
  readonly account: 'main' | 'held';
  readonly code: string;
  readonly change: bigint;
}

/** Stake without what was given back; `net` is payout + rebate + activity - stake. */
export interface Result {
  readonly stake: Delta;
  readonly payout: Delta;
  readonly rebate: Delta;
  readonly activity: Delta;
  readonly deposits: Delta;
  readonly withdrawals: Delta;
  readonly net: Delta;
}

type Figure = 'stake' | 'payout' | 'rebate' | 'deposits' | 'withdrawals';

/** The figure that a code belongs to, and the sign with which it counts there. */
const FIGURES: Readonly<Partial<Record<Code, readonly [Figure, 1n | -1n]>>> = {
  stake: ['stake', -1n],
  stake_refund: ['stake', -1n],
  refund_reversal: ['stake', -1n],
  payout: ['payout', 1n],
  payout_reversal: ['payout', 1n],
  rebate: ['rebate', 1n],
  rebate_reversal: ['rebate', 1n],
  deposit: ['deposits', 1n],
  withdrawal_paid: ['withdrawals', -1n],
};

/** The result over all the given sums. */
export function sumResults(sums: readonly LineSum[]): Result {
  const totals = { stake: 0n, payout: 0n, rebate: 0n, deposits: 0n, withdrawals: 0n };
  for (const { code, change } of sums) {
    const figure = FIGURES[code as Code];
    if (figure !== undefined) totals[figure[0]] += change * figure[1];
  }
  return {
    stake: delta(totals.stake),
    payout: delta(totals.payout),
    rebate: delta(totals.rebate),
    activity: delta(0n),
    deposits: delta(totals.deposits),
    withdrawals: delta(totals.withdrawals),
    net: delta(totals.payout + totals.rebate - totals.stake),
  };
}

/** How many days with play were won one after another, up to the newest. */
export function winningStreak(days: readonly { readonly result: Result }[]): number {
  const played = days.filter(({ result }) => result.stake !== 0n || result.payout !== 0n);
  const lost = played.findIndex(({ result }) => result.net <= 0n);
  return lost === -1 ? played.length : lost;
}

/** One result for each day that has lines, newest first. */
export function resultsByDay(sums: readonly LineSum[]): { day: Day; result: Result }[] {
  const days = [...new Set(sums.map((sum) => sum.day))].sort().reverse();
  return days.map((day) => ({ day, result: sumResults(sums.filter((sum) => sum.day === day)) }));
}

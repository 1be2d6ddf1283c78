// Settles a chase as its draws are settled: won, lost, stopped or refunded (lottery.md 2.3, 2.5).
import { amount, type Amount } from '@fairhouse/values';
import type { PreparedDraw } from '../plays/play.ts';
import { NO_CAPS, settleBet, type SettledBet, type Settlement } from '../settling/settle.ts';

/** 中奖即停 stops after a win; 出号即停 stops once the numbers are drawn; undefined plays all draws. */
export type ChaseStop = 'on_win' | 'on_shown' | undefined;

/** CANCELLED_HIT is order state 6, CANCELLED_SHOWN 7, VOID 12 (lottery.md 2.3). */
export type ChaseStatus = 'WIN' | 'LOSE' | 'TIE' | 'VOID' | 'CANCELLED_HIT' | 'CANCELLED_SHOWN';

export interface SettledChase {
  readonly statuses: readonly ChaseStatus[];
  readonly settlements: readonly (Settlement | undefined)[];
  readonly winningNotes: number;
  /** The stakes of the draws that were played; cancelled and void draws are refunded. */
  readonly charged: Amount;
  readonly released: Amount;
  readonly payout: Amount;
}

/**
 * Settles a chase over its draws in order. An undefined draw is void: its stake is refunded and the
 * plan continues. `bet` is the bet at multiple 1; `multiples` are those of `planChase`.
 */
export function settleChase(
  bet: SettledBet,
  multiples: readonly number[],
  stop: ChaseStop,
  draws: readonly (PreparedDraw | undefined)[],
  caps = NO_CAPS,
): SettledChase {
  const statuses: ChaseStatus[] = [];
  const settlements: (Settlement | undefined)[] = [];
  let [stopped, winningNotes] = [false, 0];
  let [charged, released, payout] = [0n, 0n, 0n];
  for (const [index, multiple] of multiples.entries()) {
    const draw = draws[index];
    const stake = bet.unit * BigInt(bet.notes) * BigInt(multiple);
    const settled = stopped || !draw ? undefined : settleBet({ ...bet, multiple }, draw, caps);
    settlements.push(settled);
    statuses.push(settled?.result ?? idleStatus(stopped, stop));
    if (settled) charged += stake;
    else released += stake;
    payout += settled?.payout ?? 0n;
    winningNotes += settled?.winningNotes ?? 0;
    stopped ||= stop !== undefined && settled?.result === 'WIN';
  }
  return {
    statuses,
    settlements,
    winningNotes,
    charged: amount(charged),
    released: amount(released),
    payout: amount(payout),
  };
}

function idleStatus(stopped: boolean, stop: ChaseStop): ChaseStatus {
  if (!stopped) return 'VOID';
  return stop === 'on_shown' ? 'CANCELLED_SHOWN' : 'CANCELLED_HIT';
}

import type { LiveBet, LiveRound } from './live-round.ts';
import type { StoredWin } from './cash-out-intake.ts';

/** What happens at a table, in order, for those who show it. */
export interface TableNews {
  /** The next round was logged, and witnessed. */
  announced(round: LiveRound): void;
  /** It takes bets from now on. */
  opened(round: LiveRound): void;
  accepted(round: LiveRound, bets: readonly LiveBet[]): void;
  /** The round takes no more bets; its root is logged. */
  rooted(round: LiveRound, root: string): void;
  running(round: LiveRound): void;
  cashed(round: LiveRound, wins: readonly StoredWin[]): void;
  crashed(round: LiveRound, point: number): void;
  voided(round: LiveRound, reason: VoidReason): void;
  /** Three void rounds have closed the table, or it cannot open. */
  closed(): void;
  /** This process leads no more; what it showed may be old. */
  lost(): void;
}

export type VoidReason = 'no_reveal' | 'no_witness' | 'interrupted';

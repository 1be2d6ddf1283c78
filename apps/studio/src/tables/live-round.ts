// A shared round as the leading process holds it.
import type { Amount } from '@fairhouse/values';
import type { TableLeaf } from '@fairhouse/rules/games';
import type { Session } from '../sessions/session.ts';

export interface CashedOut {
  readonly x100: number;
  readonly ms: number;
  readonly kind: 'AUTO' | 'MANUAL';
}

export interface LiveBet {
  /** The round of its player. */
  readonly id: string;
  readonly callId: string;
  readonly seq: number;
  readonly playerId: string;
  /** Unknown of a bet that another process took: its calls are left to the job. */
  readonly session: Session | undefined;
  readonly stake: Amount;
  readonly auto: number | null;
  readonly leaf: TableLeaf;
  readonly leafHash: string;
  readonly receipt: string;
  readonly receiptAt: number;
  cashed?: CashedOut;
  /** The cash-out once it is stored. */
  saved?: Promise<boolean>;
}

export interface Run {
  /** The stopwatch at which the round had run `baseMs`. */
  readonly startedAt: number;
  readonly baseMs: number;
  /** Milliseconds of the round in one of the stopwatch. */
  readonly pace: number;
  readonly point: number;
  /** The first millisecond at which nobody is in time. */
  readonly moment: number;
  isOver: boolean;
}

export interface LiveRound {
  readonly drawId: string;
  readonly chainId: string;
  readonly place: number;
  readonly commit: string;
  readonly openSeq: number;
  /** Milliseconds since 1970. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly bets: LiveBet[];
  readonly byPlayer: Map<string, LiveBet>;
  /** Bets are taken only between the two times, and while this is true. */
  takesBets: boolean;
  run: Run | undefined;
  /** Resolves once the end of the round is stored. */
  readonly ended: Promise<void>;
  readonly end: () => void;
}

export function liveRound(
  given: Pick<LiveRound, 'drawId' | 'chainId' | 'place' | 'commit' | 'openSeq'> &
    Pick<LiveRound, 'opensAt' | 'closesAt'>,
): LiveRound {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    ...given,
    bets: [],
    byPlayer: new Map(),
    takesBets: false,
    run: undefined,
    ended,
    end,
  };
}

/** Whole milliseconds that a round had run at a time of the stopwatch. */
export function ranMs({ startedAt, baseMs, pace }: Run, stopwatch: number): number {
  return Math.max(0, Math.floor(baseMs + (stopwatch - startedAt) * pace));
}

export function addBet(round: LiveRound, bet: LiveBet): void {
  round.bets.push(bet);
  round.byPlayer.set(bet.playerId, bet);
}

// Cash-outs of a running round: judged at their receipt by the stopwatch of this process, stored
// before they are answered, in the order in which they came.
import { randomUUID } from 'node:crypto';
import { CASH_OUT_MIN, cashOut, cashOutMessage, growthAt } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { openBatcher } from './batches/batcher.ts';
import type { Leadership } from './leadership.ts';
import { ranMs, type CashedOut, type LiveBet, type LiveRound } from './live-round.ts';
import { saveCashOuts, type SavedCashOut } from './store/bets.ts';

export type CashAnswer =
  | { readonly kind: 'cashed'; readonly bet: LiveBet; readonly cashed: CashedOut }
  /** It came when the round was over; both times are of the round, in milliseconds. */
  | { readonly kind: 'late'; readonly ms: number; readonly moment: number; readonly point: number }
  | { readonly kind: 'too-early' }
  | { readonly kind: 'none' };

/** A cash-out that is stored, and the win that is to be sent. */
export interface StoredWin {
  readonly bet: LiveBet;
  readonly winId: string;
  readonly payout: Amount;
}

export interface CashOutIntake {
  /** `receivedAt` is the stopwatch when the request arrived. */
  take(round: LiveRound, playerId: string, receivedAt: number): Promise<CashAnswer>;
  /** Cashes out every automatic cash-out that a multiplier has reached. */
  reach(round: LiveRound, x100: number): void;
  idle(): Promise<void>;
}

interface Options {
  readonly context: StudioContext;
  readonly leadership: Leadership;
  readonly failed: (error: unknown) => void;
  readonly stored: (round: LiveRound, wins: readonly StoredWin[]) => void;
}

interface Marked {
  readonly round: LiveRound;
  readonly bet: LiveBet;
  readonly cashed: CashedOut;
}

const BATCH = 500;

export function openCashOutIntake(options: Options): CashOutIntake {
  const { failed } = options;
  const storing = openBatcher<Marked, boolean>(
    (marked) =>
      storeAll(options, marked).catch((error: unknown) => {
        failed(error);
        throw error;
      }),
    BATCH,
  );
  const mark = (round: LiveRound, bet: LiveBet, cashed: CashedOut): Promise<boolean> => {
    bet.cashed = cashed;
    const saved = storing.add({ round, bet, cashed });
    bet.saved = saved;
    // A failed write is reported elsewhere, and to those who wait for it.
    saved.catch(() => undefined);
    return saved;
  };
  return {
    idle: () => storing.idle(),
    take: async (round, playerId, receivedAt) => {
      const bet = round.byPlayer.get(playerId);
      const { run } = round;
      if (bet === undefined || run === undefined) return { kind: 'none' };
      if (bet.cashed !== undefined) {
        await bet.saved;
        return { kind: 'cashed', bet, cashed: bet.cashed };
      }
      const ms = ranMs(run, receivedAt);
      if (run.isOver || ms >= run.moment) {
        await round.ended;
        const { cashed } = bet;
        if (cashed !== undefined) return { kind: 'cashed', bet, cashed };
        return { kind: 'late', ms, moment: run.moment, point: run.point };
      }
      const now = growthAt(ms);
      if (now < CASH_OUT_MIN) return { kind: 'too-early' };
      const isAuto = bet.auto !== null && bet.auto <= now;
      const cashed: CashedOut = isAuto
        ? { x100: bet.auto, ms, kind: 'AUTO' }
        : { x100: now, ms, kind: 'MANUAL' };
      await mark(round, bet, cashed);
      return { kind: 'cashed', bet, cashed };
    },
    reach: (round, x100) => {
      const { run } = round;
      if (run === undefined) return;
      for (const bet of round.bets) {
        if (bet.auto === null || bet.auto > x100 || bet.cashed !== undefined) continue;
        void mark(round, bet, { x100: bet.auto, ms: 0, kind: 'AUTO' });
      }
    },
  };
}

async function storeAll(
  { context, leadership, stored }: Options,
  marked: readonly Marked[],
): Promise<readonly boolean[]> {
  const wins = marked.map(({ round, bet, cashed }) => {
    const { x100, kind } = cashed;
    // The time of an automatic cash-out proves nothing: its value was fixed with the bet.
    const ms = kind === 'AUTO' ? 0 : cashed.ms;
    const { drawId } = round;
    const { payout } = cashOut(round.run?.point ?? 0, x100, bet.stake);
    const statement = { drawId, leaf: bet.leafHash, ms, seq: bet.seq, x100 };
    const row: SavedCashOut = {
      id: bet.id,
      callId: bet.callId,
      winId: randomUUID(),
      x100,
      kind,
      ms,
      signature: context.keys.signLog(cashOutMessage(NODE_HASHES, statement)).toString('hex'),
      payout: String(payout),
      outcome: { drawId, seq: bet.seq, point: null, cashOut: x100, kind, ms },
    };
    return { round, row, win: { bet, winId: row.winId, payout } };
  });
  const closed = await leadership.write((sql) =>
    saveCashOuts(
      sql,
      wins.map(({ row }) => row),
      new Date(context.clock()),
    ),
  );
  const ids = new Set(closed);
  for (const round of new Set(wins.map((each) => each.round))) {
    const own = wins.filter((each) => each.round === round && ids.has(each.row.id));
    stored(
      round,
      own.map(({ win }) => win),
    );
  }
  return wins.map(({ row }) => ids.has(row.id));
}

// Goes on with the round that another process left, from what is stored of it.
import type { TableLeaf } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import { closeRound, chainOf, revealRound, type Seeds } from './close-round.ts';
import { addBet, liveRound, type LiveRound } from './live-round.ts';
import { isWitnessed } from './open-round.ts';
import { runRound, settleRound } from './run-round.ts';
import { listBets } from './store/bets.ts';
import { readStoredLeaf } from './stored-leaf.ts';
import type { TableRoundRow } from './store/table-rounds.ts';
import { goOn, untilTime, type TableParts } from './table-parts.ts';
import { voidRound } from './void-round.ts';

/**
 * Finishes a round. One that took bets takes them until its close, one that ran goes on where it
 * was last known to be: every multiplier that a player could have taken in between is offered
 * again, and its crash point is what it was.
 */
export async function resumeRound(parts: TableParts, row: TableRoundRow): Promise<void> {
  const round = await readRound(parts, row);
  parts.state.round = round;
  if (row.phase === 'OPEN') {
    if (!(await isWitnessed(parts, round))) return voidRound(parts, round, 'no_witness');
    await untilTime(parts, round.opensAt);
    parts.news.opened(round);
    return takeBets(parts, round);
  }
  const rooted = { root: row.root ?? '', count: row.count ?? 0, sinceMs: sinceRoot(parts, row) };
  if (row.phase === 'ROOTED') return revealAndRun(parts, round, rooted);
  const chain = await chainOf(parts, round);
  const seeds: Seeds = {
    seed: chain.own.seedAt(round.place),
    reveal: row.reveal ?? '',
    root: rooted.root,
    count: rooted.count,
  };
  if (row.phase === 'RUNNING') return runRound(parts, round, { seeds, baseMs: row.ran_ms });
  await settleRound(parts, round, { seeds, point: row.point ?? 0 });
}

/** Takes the bets of an open round, and plays it to its end. */
export async function takeBets(parts: TableParts, round: LiveRound): Promise<void> {
  round.takesBets = true;
  await untilTime(parts, round.closesAt);
  round.takesBets = false;
  await parts.bets.idle();
  goOn(parts);
  await revealAndRun(parts, round, await closeRound(parts, round));
}

async function revealAndRun(
  parts: TableParts,
  round: LiveRound,
  rooted: { readonly root: string; readonly count: number; readonly sinceMs: number },
): Promise<void> {
  const seeds = await revealRound(parts, round, rooted);
  if (seeds === undefined) return voidRound(parts, round, 'no_reveal');
  await runRound(parts, round, { seeds, baseMs: 0 });
}

function sinceRoot({ context }: TableParts, { rooted_at: at }: TableRoundRow): number {
  return at === null ? 0 : Math.max(0, context.clock() - at.getTime());
}

async function readRound(parts: TableParts, row: TableRoundRow): Promise<LiveRound> {
  const { context } = parts;
  const shell = {
    drawId: row.draw_id,
    chainId: row.chain_id,
    place: row.place,
    openSeq: Number(row.open_seq),
    opensAt: Number(row.opens_at),
    closesAt: Number(row.closes_at),
  };
  const chain = await chainOf(parts, { ...liveRound({ ...shell, commit: '' }) });
  const round = liveRound({ ...shell, commit: chain.own.seedAt(row.place - 1) });
  for (const bet of await listBets(context.database, row.draw_id)) {
    const leaf: TableLeaf = readStoredLeaf(bet.leaf);
    addBet(round, {
      id: bet.round_id,
      callId: bet.bet_call_id,
      seq: bet.seq,
      playerId: bet.player_id,
      session: undefined,
      stake: bet.stake as Amount,
      auto: bet.auto,
      leaf,
      leafHash: bet.leaf_hash,
      receipt: bet.receipt,
      receiptAt: Number(bet.receipt_at),
      ...(bet.cash_out !== null && {
        cashed: {
          x100: bet.cash_out,
          ms: bet.cash_ms ?? 0,
          kind: bet.cash_kind ?? ('MANUAL' as const),
        },
      }),
    });
  }
  return round;
}

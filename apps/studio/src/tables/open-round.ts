// Logs the next round of a table before it takes bets, and has the opening witnessed.
import { tableDrawId } from '@fairhouse/rules/games';
import { appendLine, ROUNDS_LOG } from './append-line.ts';
import { liveRound, type LiveRound } from './live-round.ts';
import { takePlace } from './store/chains.ts';
import { listHeads } from './store/log.ts';
import { insertTableRound } from './store/table-rounds.ts';
import type { TableParts } from './table-parts.ts';

/** The least time between the line of an opening and the opening. */
const AHEAD_MS = 50;

/** Logs the next round; undefined where the chain is not bound, or the witness is not there. */
export async function openRound(
  parts: TableParts,
  opensIn: number,
): Promise<LiveRound | undefined> {
  const { context, leadership, chains, facts, times } = parts;
  const chain = await chains.current();
  if (chain === undefined) return undefined;
  const opensAt = context.clock() + Math.max(opensIn, AHEAD_MS);
  const closesAt = opensAt + times.bettingMs;
  return leadership.write(async (sql) => {
    const place = await takePlace(sql, chain.row.id);
    if (place === undefined) return undefined;
    const drawId = tableDrawId(chain.row.id, place);
    const commit = chain.own.seedAt(place - 1);
    const body = { drawId, commit, opensAt, closesAt };
    const openSeq = await appendLine(context, sql, { kind: 'open', body });
    const { id: chainId } = chain.row;
    const tableCode = facts.code;
    await insertTableRound(sql, { drawId, chainId, place, tableCode, opensAt, closesAt, openSeq });
    return liveRound({ drawId, chainId, place, commit, openSeq, opensAt, closesAt });
  });
}

/** Whether a witness has signed for the opening of a round before it. */
export async function isWitnessed(parts: TableParts, round: LiveRound): Promise<boolean> {
  const { context, facts } = parts;
  const party = parts.party();
  if (facts.mode === 'house') {
    void party?.witness.show().catch(() => undefined);
    return true;
  }
  if (party === undefined) return false;
  const wanted = async (): Promise<boolean> => {
    const heads = await listHeads(context.database, ROUNDS_LOG, [round.openSeq]);
    return heads.some(({ at }) => at < round.opensAt);
  };
  if (await wanted()) return true;
  await party.witness.show();
  return wanted();
}

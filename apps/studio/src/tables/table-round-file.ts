// All that is needed to verify a player's bet of a shared round (games.md 2.3), as one file: both
// chains, the lines of the log with the witness's heads, every bet, and the player's cash-out.
import type { RoundLogLine } from '@fairhouse/rules/fair';
import { formatAmount } from '@fairhouse/values';
import { tableKey } from '@fairhouse/rules/games';
import type { StudioContext } from '../context.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import type { Round } from '../rounds/round.ts';
import { ROUNDS_LOG } from './append-line.ts';
import { findBet, listLeaves, type StoredBet } from './store/bets.ts';
import { findChain, type ChainRow } from './store/chains.ts';
import { listHeads, listLines } from './store/log.ts';
import { findTableRound, type TableRoundRow } from './store/table-rounds.ts';

/** The file of a round that has crashed or is void; undefined before its end. */
export async function readTableRoundFile(
  context: StudioContext,
  round: Round,
): Promise<object | undefined> {
  const { database } = context;
  const bet = await findBet(database, round.id);
  const table = bet && (await findTableRound(database, bet.draw_id));
  const chain = table && (await findChain(database, table.chain_id));
  if (bet === undefined || table === undefined || chain === undefined) return undefined;
  const seqs = [chain.line_seq, table.open_seq, table.root_seq ?? 0n, table.end_seq ?? 0n];
  const log = await listLines(database, seqs);
  // A round that had no root had no bets.
  if (log.length !== seqs.length) return undefined;
  const heads = await listHeads(database, ROUNDS_LOG, seqs.slice(0, 3));
  const shared = {
    game: round.game,
    round: round.id,
    mode: chain.mode,
    rules: chain.rules,
    rulesHash: chain.rules_hash,
    chain: {
      id: chain.id,
      length: chain.length,
      head: chain.head,
      party: chain.party,
      partyHead: chain.party_head,
      publicKey: chain.party_key,
      signature: chain.party_signature,
    },
    drawId: bet.draw_id,
    place: table.place,
    root: table.root ?? '',
    count: table.count ?? 0,
    logKey: context.keys.logKey,
    log,
    witness: heads.filter(({ party }) => chain.mode === 'cosign' && party === chain.party),
    bets: await listLeaves(database, bet.draw_id),
    seq: bet.seq,
    receipt: { at: Number(bet.receipt_at), signature: bet.receipt },
    stake: formatAmount(round.stake),
  };
  if (table.phase === 'CRASHED')
    return { ...shared, ...resultOf({ round, bet, table, chain, log }) };
  if (table.phase !== 'VOID') return undefined;
  const [, open, , end] = log;
  return {
    ...shared,
    scheme: 'LD2/void',
    commit: String(open?.body['commit']),
    reason: String(end?.body['reason']),
    isRootSeen: shared.witness.length === 3,
    refund: formatAmount(round.stake),
  };
}

interface Crashed {
  readonly round: Round;
  readonly bet: StoredBet;
  readonly table: TableRoundRow;
  readonly chain: ChainRow;
  readonly log: readonly RoundLogLine[];
}

/** The seeds of a round, what they give, and what the bet came to. */
function resultOf({ round, bet, table, chain, log }: Crashed): object {
  const [root, count, reveal] = [table.root ?? '', table.count ?? 0, table.reveal ?? ''];
  const seed = String(log.at(-1)?.body['seed']);
  const material = { drawId: bet.draw_id, rulesHash: chain.rules_hash, seed, reveal, root, count };
  return {
    scheme: 'LD2',
    seed,
    reveal,
    revealSignature: table.reveal_signature ?? '',
    key: tableKey(NODE_HASHES, material),
    point: table.point,
    cashOut:
      bet.cash_out === null
        ? null
        : {
            x100: bet.cash_out,
            kind: bet.cash_kind,
            ms: bet.cash_ms,
            signature: bet.cash_signature,
          },
    multiplier: String(round.multiplier),
    payout: formatAmount(round.payout ?? (0n as typeof round.stake)),
  };
}

// All that is needed to verify a player's bet of a shared round (games.md 2.3), as one file: both
// chains, the lines of the log with the witness's heads, every bet, and the player's cash-out.
import { formatAmount } from '@fairhouse/values';
import { tableKey } from '@fairhouse/rules/games';
import type { StudioContext } from '../context.ts';
import { NODE_HASHES } from '../keys/node-hashes.ts';
import type { Round } from '../rounds/round.ts';
import { ROUNDS_LOG } from './append-line.ts';
import { findBet, listLeaves } from './store/bets.ts';
import { findChain } from './store/chains.ts';
import { listHeads, listLines } from './store/log.ts';
import { findTableRound } from './store/table-rounds.ts';

/** The file of a round that has crashed; undefined before, and of one that is void. */
export async function readTableRoundFile(
  { database, keys }: StudioContext,
  round: Round,
): Promise<object | undefined> {
  const bet = await findBet(database, round.id);
  const table = bet && (await findTableRound(database, bet.draw_id));
  const chain = table && (await findChain(database, table.chain_id));
  if (bet === undefined || chain === undefined || table?.phase !== 'CRASHED') return undefined;
  const seqs = [chain.line_seq, table.open_seq, table.root_seq ?? 0n, table.end_seq ?? 0n];
  const log = await listLines(database, seqs);
  const end = log.at(-1)?.body;
  const [root, count, reveal] = [table.root ?? '', table.count ?? 0, table.reveal ?? ''];
  const seed = String(end?.['seed']);
  const material = { drawId: bet.draw_id, rulesHash: chain.rules_hash, seed, reveal, root, count };
  return {
    scheme: 'LD2',
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
    seed,
    reveal,
    revealSignature: table.reveal_signature ?? '',
    root,
    count,
    key: tableKey(NODE_HASHES, material),
    point: table.point,
    logKey: keys.logKey,
    log,
    witness: (await listHeads(database, ROUNDS_LOG, seqs.slice(0, 3))).filter(
      ({ party }) => chain.mode === 'cosign' && party === chain.party,
    ),
    bets: await listLeaves(database, bet.draw_id),
    seq: bet.seq,
    receipt: { at: Number(bet.receipt_at), signature: bet.receipt },
    cashOut:
      bet.cash_out === null
        ? null
        : {
            x100: bet.cash_out,
            kind: bet.cash_kind,
            ms: bet.cash_ms,
            signature: bet.cash_signature,
          },
    stake: formatAmount(round.stake),
    multiplier: String(round.multiplier),
    payout: formatAmount(round.payout ?? (0n as typeof round.stake)),
  };
}

// Checks of what came after the root was logged: beacon, key, numbers, winners.
import {
  cosignBeacon,
  cosignCommit,
  cosignRevealMessage,
  drandBeacon,
  houseBeacon,
  roundTime,
} from '../beacon.ts';
import { BLOCK_PARTY, blockNumbers } from '../block-numbers.ts';
import { hexBytes } from '../bytes.ts';
import { drawKey } from '../commit.ts';
import { entriesSuffice, numbersOf } from '../numbers.ts';
import type { CosignReveal } from '../proof.ts';
import { entriesAmong } from '../read-rules.ts';
import { betOfLeaf, payoutsOf } from '../settle-leaf.ts';
import { liveTickets } from './at-close.ts';
import { linesOf, sameBody, UNCHECKED, type Context, type Finding } from './check.ts';

/** The beacon's parts are those that were fixed, and came out after the root. */
export function checkBeaconSource(context: Context): Finding {
  const { proof, rules } = context;
  if (proof.round !== rules.round) return 'round_differs';
  if (rules.mode === 'cosign') return checkReveals(context, proof.reveals ?? []);
  if (proof.reveals) return 'reveals_without_parties';
  if (rules.mode === 'house') return proof.signature === undefined ? undefined : 'beacon_differs';
  if (proof.signature === undefined) return 'signature_missing';
  const [line] = linesOf(proof, 'reveal');
  const { drawId, signature } = proof;
  const body = { drawId, party: 'drand', reveal: '', signature };
  if (!line || !sameBody(line.body, body)) return 'beacon_line_differs';
  return (proof.rootLoggedAt ?? Infinity) < roundTime(rules.round)
    ? undefined
    : 'root_after_beacon';
}

function checkReveals(context: Context, reveals: readonly CosignReveal[]): Finding {
  const { proof, rules, hashes } = context;
  const parties = rules.parties.split(',');
  const [committed] = linesOf(proof, 'commit');
  const keys = String(committed?.body.keys).split(',');
  const commits = String(committed?.body.commits).split(',');
  const lines = linesOf(proof, 'reveal');
  if (proof.signature !== undefined) return 'beacon_differs';
  if (reveals.length !== parties.length || lines.length !== parties.length) return 'reveal_missing';
  for (const [at, { party, publicKey, commit, reveal, signature }] of reveals.entries()) {
    if (party !== parties[at] || publicKey !== keys[at]) return 'party_differs';
    const of = { drawId: proof.drawId, party };
    if (commit !== commits[at]) return 'party_commit_differs';
    if (cosignCommit(hashes, of, reveal) !== commit) return 'reveal_does_not_open_commit';
    const body = { drawId: proof.drawId, party, reveal, signature };
    if (!sameBody(lines[at]?.body ?? {}, body)) return 'reveal_line_differs';
  }
  return undefined;
}

/** Co-signers signed their reveals for this root; drand's round carries its group's signature. */
export function checkBeaconSignature(context: Context): Finding {
  const { proof, rules, hashes, verifySignature, verifyBeacon } = context;
  const { drawId, root = '' } = proof;
  if (rules.mode === 'cosign') {
    const signed = (proof.reveals ?? []).every(
      ({ party, publicKey, commit, reveal, signature }) => {
        const message = cosignRevealMessage(hashes, { drawId, party }, { root, commit, reveal });
        return verifySignature(hexBytes(publicKey), message, hexBytes(signature));
      },
    );
    return signed ? undefined : 'party_signature_wrong';
  }
  if (rules.mode === 'house') return undefined;
  if (!verifyBeacon) return UNCHECKED;
  return verifyBeacon(rules.round, hexBytes(proof.signature ?? '')) ? undefined : 'signature_wrong';
}

export function checkBeacon({ proof, rules, hashes }: Context): Finding {
  const { mode } = rules;
  const beacon =
    mode === 'cosign'
      ? cosignBeacon(
          hashes,
          (proof.reveals ?? []).map((each) => each.reveal),
        )
      : mode === 'drand'
        ? drandBeacon(hashes, proof.signature ?? '')
        : houseBeacon(hashes, proof.drawId);
  return beacon === proof.beacon ? undefined : 'beacon_differs';
}

export function checkKey({ proof, hashes }: Context): Finding {
  const { drawId, rulesHash, seed, root, count, round, beacon, key } = proof;
  if (seed === undefined || root === undefined || beacon === undefined) return 'field_missing';
  if (count === undefined || round === undefined) return 'field_missing';
  const made = drawKey(hashes, { drawId, rulesHash, seed, root, count, round, beacon });
  return made === key ? undefined : 'key_differs';
}

/** The numbers are the stream's, and those of the log's result line where there is one. */
export function checkNumbers({ proof, rules, hashes }: Context): Finding {
  const { drawId, key, seed, numbers } = proof;
  if (seed === undefined || numbers === undefined) return 'field_missing';
  if (rules.mode !== 'entered') {
    if (key === undefined) return 'field_missing';
    const entries = entriesAmong(proof.tickets ?? []);
    if (rules.format === 'sum' && !entriesSuffice(entries)) return 'entries_too_few';
    if (numbersOf(hashes, key, rules, entries) !== numbers) return 'numbers_differ';
  }
  const [line] = linesOf(proof, 'result');
  return !line || sameBody(line.body, { drawId, seed, numbers })
    ? undefined
    : 'result_line_differs';
}

/**
 * The block that the log names gives the numbers, and tickets were fixed before it could exist.
 * That it stands in the chain, and is the first of its moment, is seen in the chain alone.
 */
export function checkBlock({ proof, rules }: Context): Finding {
  const { drawId, block, numbers, rootLoggedAt = Infinity } = proof;
  const { block: rule, blockAt = 0 } = rules;
  if (block === undefined || rule === undefined) return 'field_missing';
  if (rootLoggedAt >= blockAt) return 'root_after_block';
  const [line] = linesOf(proof, 'reveal');
  const body = { drawId, party: BLOCK_PARTY, reveal: block, signature: '' };
  if (!line || !sameBody(line.body, body)) return 'block_line_differs';
  return blockNumbers(rule, block) === numbers ? undefined : 'numbers_differ';
}

/** Every ticket settled again: the same winners with the same payouts. */
export function checkWinners({ proof, rules }: Context): Finding {
  const { tickets, numbers, winners } = proof;
  if (!tickets || numbers === undefined || !winners) return 'field_missing';
  const payoutOf = payoutsOf(rules, numbers);
  const live = liveTickets(tickets);
  if (!payoutOf || typeof live === 'string') return 'cannot_be_settled';
  const due: string[] = [];
  for (const ticket of live.values()) {
    const bet = betOfLeaf(rules, ticket);
    if (!bet) return 'cannot_be_settled';
    const payout = payoutOf(bet);
    if (payout > 0n) due.push(`${ticket.seq} ${ticket.play} ${payout}`);
  }
  const paid = winners.map(({ seq, play, payout }) => `${seq} ${play} ${payout}`);
  return due.length === paid.length && due.every((each, at) => each === paid[at])
    ? undefined
    : 'winners_differ';
}

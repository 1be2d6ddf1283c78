// Checks of what came after the root was logged: beacon, key, numbers, winners.
import {
  cosignBeacon,
  cosignCommit,
  cosignRevealMessage,
  DRAWN_WITHIN_MS,
  drandBeacon,
  houseBeacon,
  roundTime,
} from '../beacon.ts';
import { BLOCK_PARTY, blockNumbers } from '../block-numbers.ts';
import { hexBytes } from '../bytes.ts';
import { drawKey } from '../commit.ts';
import { entriesSuffice, numbersOf } from '../numbers.ts';
import type { BoundReveal, CosignReveal } from '../party-words.ts';
import { entriesAmong } from '../read-rules.ts';
import { boundRevealMessage } from '../signed-bytes.ts';
import { betOfLeaf, payoutsOf } from '../settle-leaf.ts';
import { liveTickets } from './at-close.ts';
import { linesOf, listOf, sameBody, UNCHECKED, type Context, type Finding } from './check.ts';

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

function checkReveals(context: Context, reveals: readonly Reveal[]): Finding {
  const { proof, rules, hashes } = context;
  const parties = listOf(rules.parties);
  const lines = linesOf(proof, 'reveal');
  if (proof.signature !== undefined) return 'beacon_differs';
  if (reveals.length !== parties.length || lines.length !== parties.length) return 'reveal_missing';
  for (const [at, each] of reveals.entries()) {
    const { party, commit, reveal, signature } = each;
    if (party !== parties[at]) return 'party_differs';
    const problem = isBound(each) ? checkBound(context, each, at) : checkOld(context, each, at);
    if (problem !== undefined) return problem;
    const of = { drawId: proof.drawId, party };
    if (cosignCommit(hashes, of, reveal) !== commit) return 'reveal_does_not_open_commit';
    const body = { drawId: proof.drawId, party, reveal, signature };
    if (!sameBody(lines[at]?.body ?? {}, body)) return 'reveal_line_differs';
  }
  return undefined;
}

type Reveal = CosignReveal | BoundReveal;

function isBound(reveal: Reveal): reveal is BoundReveal {
  return 'houseCommit' in reveal;
}

/** Under LD1 key and commitment of a party stood in the house's commit line. */
function checkOld(context: Context, { publicKey, commit }: CosignReveal, at: number): Finding {
  const { proof, partyKeys } = context;
  const [committed] = linesOf(proof, 'commit');
  const isForeign = publicKey !== proof.logKey && partyKeys?.includes(publicKey) === false;
  if (isForeign) return 'party_key_differs';
  if (publicKey !== listOf(committed?.body.keys)[at]) return 'party_differs';
  return commit === listOf(committed?.body.commits)[at] ? undefined : 'party_commit_differs';
}

/** Under LD2 a reveal names what it is for, and the witnessed head over the root. */
function checkBound({ proof }: Context, reveal: BoundReveal, at: number): Finding {
  if (reveal.commit !== proof.commits?.[at]?.commit) return 'party_commit_differs';
  if (reveal.houseCommit !== proof.commit) return 'reveal_for_another_commit';
  const isForRoot = reveal.root === proof.root && reveal.count === proof.count;
  if (!isForRoot) return 'reveal_for_another_root';
  const isHead = (proof.witness ?? []).some(
    ({ seq, hash }, index) => index % 2 === 1 && seq === reveal.headSeq && hash === reveal.headHash,
  );
  return isHead ? undefined : 'reveal_for_another_head';
}

/** Co-signers signed their reveals for this root; drand's round carries its group's signature. */
export function checkBeaconSignature(context: Context): Finding {
  const { proof, rules, hashes, verifySignature, verifyBeacon } = context;
  const { drawId, root = '' } = proof;
  if (rules.mode === 'cosign') {
    const signed = (proof.reveals ?? []).every((each, at) => {
      const of = { drawId, party: each.party };
      const [message, publicKey] = isBound(each)
        ? [boundRevealMessage(hashes, of, each), proof.commits?.[at]?.publicKey ?? '']
        : [cosignRevealMessage(hashes, of, { ...each, root }), each.publicKey];
      return verifySignature(hexBytes(publicKey), message, hexBytes(each.signature));
    });
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

/**
 * The numbers are those of the log's result line, and of the stream where the house draws; by its
 * own rules it draws within ten minutes after the close or not at all.
 */
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
  if (!line) return 'result_not_logged';
  const isLate = rules.mode !== 'entered' && line.at >= rules.closesAt + DRAWN_WITHIN_MS;
  if (proof.scheme === 'LD2' && isLate) return 'drawn_too_late';
  return sameBody(line.body, { drawId, seed, numbers }) ? undefined : 'result_line_differs';
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

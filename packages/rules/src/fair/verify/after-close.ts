// Checks of everything after the root was logged: beacon, key, numbers, winners.
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
import { hasEnoughEntries, deriveNumbers } from '../numbers.ts';
import type { BoundReveal, CosignReveal } from '../party-statements.ts';
import { readEntries } from '../read-rules.ts';
import { boundRevealMessage } from '../signed-messages.ts';
import { readLeafBet, makePayoutCalculator } from '../leaf-bet.ts';
import { liveTickets } from './at-close.ts';
import {
  listLogLines,
  splitNames,
  sameBody,
  UNCHECKED,
  type CheckContext,
  type Finding,
} from './check.ts';

/** The parts of the beacon match what was fixed, and were published after the root. */
export function checkBeaconSource(context: CheckContext): Finding {
  const { proof, rules } = context;
  if (proof.round !== rules.round) return 'round_differs';
  if (rules.mode === 'cosign') return checkReveals(context, proof.reveals ?? []);
  if (proof.reveals) return 'reveals_without_parties';
  if (rules.mode === 'house') return proof.signature === undefined ? undefined : 'beacon_differs';
  if (proof.signature === undefined) return 'signature_missing';
  const [line] = listLogLines(proof, 'reveal');
  const { drawId, signature } = proof;
  const body = { drawId, party: 'drand', reveal: '', signature };
  if (!line || !sameBody(line.body, body)) return 'beacon_line_differs';
  return (proof.rootLoggedAt ?? Infinity) < roundTime(rules.round)
    ? undefined
    : 'root_after_beacon';
}

function checkReveals(context: CheckContext, reveals: readonly Reveal[]): Finding {
  const { proof, rules, hashes } = context;
  const parties = splitNames(rules.parties);
  const lines = listLogLines(proof, 'reveal');
  if (proof.signature !== undefined) return 'beacon_differs';
  if (reveals.length !== parties.length || lines.length !== parties.length) return 'reveal_missing';
  for (const [at, each] of reveals.entries()) {
    const { party, commit, reveal, signature } = each;
    if (party !== parties[at]) return 'party_differs';
    const problem = isBound(each)
      ? checkLd2Reveal(context, each, at)
      : checkLd1Reveal(context, each, at);
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

/** Under LD1 the party's key and commitment are in the house's commit line. */
function checkLd1Reveal(
  context: CheckContext,
  { publicKey, commit }: CosignReveal,
  at: number,
): Finding {
  const { proof, partyKeys } = context;
  const [committed] = listLogLines(proof, 'commit');
  const isForeign = publicKey !== proof.logKey && partyKeys?.includes(publicKey) === false;
  if (isForeign) return 'party_key_differs';
  if (publicKey !== splitNames(committed?.body.keys)[at]) return 'party_differs';
  return commit === splitNames(committed?.body.commits)[at] ? undefined : 'party_commit_differs';
}

/**
 * Under LD2 a reveal is bound to the commitment, the root and the witnessed head that covers the
 * root.
 */
function checkLd2Reveal({ proof }: CheckContext, reveal: BoundReveal, at: number): Finding {
  if (reveal.commit !== proof.commits?.[at]?.commit) return 'party_commit_differs';
  if (reveal.houseCommit !== proof.commit) return 'reveal_for_another_commit';
  const isForRoot = reveal.root === proof.root && reveal.count === proof.count;
  if (!isForRoot) return 'reveal_for_another_root';
  const isHead = (proof.witness ?? []).some(
    ({ seq, hash }, index) => index % 2 === 1 && seq === reveal.headSeq && hash === reveal.headHash,
  );
  return isHead ? undefined : 'reveal_for_another_head';
}

/** The co-signers signed their reveals for this root; the drand round is signed by its group. */
export function checkBeaconSignature(context: CheckContext): Finding {
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

export function checkBeacon({ proof, rules, hashes }: CheckContext): Finding {
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

export function checkKey({ proof, hashes }: CheckContext): Finding {
  const { drawId, rulesHash, seed, root, count, round, beacon, key } = proof;
  if (seed === undefined || root === undefined || beacon === undefined) return 'field_missing';
  if (count === undefined || round === undefined) return 'field_missing';
  const made = drawKey(hashes, { drawId, rulesHash, seed, root, count, round, beacon });
  return made === key ? undefined : 'key_differs';
}

/**
 * The numbers match the result line of the log and, where the house draws, the stream. By its own
 * rules the house draws within ten minutes after the close or not at all.
 */
export function checkNumbers({ proof, rules, hashes }: CheckContext): Finding {
  const { drawId, key, seed, numbers } = proof;
  if (seed === undefined || numbers === undefined) return 'field_missing';
  if (rules.mode !== 'entered') {
    if (key === undefined) return 'field_missing';
    const entries = readEntries(proof.tickets ?? []);
    if (rules.format === 'sum' && !hasEnoughEntries(entries)) return 'entries_too_few';
    if (deriveNumbers(hashes, key, rules, { entries, drawId }) !== numbers) return 'numbers_differ';
  }
  const [line] = listLogLines(proof, 'result');
  if (!line) return 'result_not_logged';
  const isLate = rules.mode !== 'entered' && line.at >= rules.closesAt + DRAWN_WITHIN_MS;
  if (proof.scheme === 'LD2' && isLate) return 'drawn_too_late';
  return sameBody(line.body, { drawId, seed, numbers }) ? undefined : 'result_line_differs';
}

/**
 * The numbers are derived from the block that the log names, and the tickets were fixed before it
 * could exist. Whether the block is in the chain and is the first of its time can only be checked
 * in the chain.
 */
export function checkBlock({ proof, rules }: CheckContext): Finding {
  const { drawId, block, numbers, rootLoggedAt = Infinity } = proof;
  const { block: rule, blockAt = 0 } = rules;
  if (block === undefined || rule === undefined) return 'field_missing';
  if (rootLoggedAt >= blockAt) return 'root_after_block';
  const [line] = listLogLines(proof, 'reveal');
  const body = { drawId, party: BLOCK_PARTY, reveal: block, signature: '' };
  if (!line || !sameBody(line.body, body)) return 'block_line_differs';
  return blockNumbers(rule, block) === numbers ? undefined : 'numbers_differ';
}

/** Settling every ticket again gives the same winners with the same payouts. */
export function checkWinners({ proof, rules }: CheckContext): Finding {
  const { tickets, numbers, winners } = proof;
  if (!tickets || numbers === undefined || !winners) return 'field_missing';
  const payoutOf = makePayoutCalculator(rules, numbers);
  const live = liveTickets(tickets);
  if (!payoutOf || typeof live === 'string') return 'cannot_be_settled';
  const due: string[] = [];
  for (const ticket of live.values()) {
    const bet = readLeafBet(rules, ticket);
    if (!bet) return 'cannot_be_settled';
    const payout = payoutOf(bet);
    if (payout > 0n) due.push(`${ticket.seq} ${ticket.play} ${payout}`);
  }
  const paid = winners.map(({ seq, play, payout }) => `${seq} ${play} ${payout}`);
  return due.length === paid.length && due.every((each, at) => each === paid[at])
    ? undefined
    : 'winners_differ';
}

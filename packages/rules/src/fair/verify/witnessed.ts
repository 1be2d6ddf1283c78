// Checks of what binds the house under LD2: others signed its commitment before the opening, and a
// witness saw the lines of the draw in the log.
import { roundTime } from '../beacon.ts';
import { hexBytes } from '../bytes.ts';
import { logHash } from '../log.ts';
import type { WitnessHead } from '../party-words.ts';
import type { DrawRules, LogLine } from '../proof.ts';
import { boundCommitMessage, headMessage } from '../signed-bytes.ts';
import { linesOf, listOf, PENDING, type Context, type Finding } from './check.ts';

/** Every co-signing party committed for this commitment of the house, and signed both. */
export function checkCosigned(context: Context): Finding {
  const { proof, rules, hashes, stage, verifySignature, partyKeys } = context;
  const { drawId, commits } = proof;
  const [line] = linesOf(proof, 'commit');
  if (rules.mode !== 'cosign') {
    if (commits !== undefined) return 'commits_without_parties';
    return line?.body.ownCommit === '' ? undefined : 'own_commit_not_logged';
  }
  if (commits === undefined) return stage === 0 ? PENDING : 'party_commit_missing';
  const parties = listOf(rules.parties);
  const keys = listOf(line?.body.keys);
  if (commits.length !== parties.length) return 'party_commit_missing';
  // Nobody but the house signs what it commits to as a party: had the line not fixed it, the house
  // could choose its own reveal once it knew the others.
  const own = commits.find(({ publicKey }) => publicKey === proof.logKey)?.commit ?? '';
  if (line?.body.ownCommit !== own) return 'own_commit_not_logged';
  for (const [at, { party, publicKey, houseCommit, commit, signature }] of commits.entries()) {
    if (party !== parties[at] || publicKey !== keys[at]) return 'party_differs';
    const isForeign = publicKey !== proof.logKey && partyKeys?.includes(publicKey) === false;
    if (isForeign) return 'party_key_differs';
    if (houseCommit !== proof.commit) return 'party_signed_another_commit';
    const message = boundCommitMessage(hashes, { drawId, party }, { houseCommit, commit });
    const isSigned = verifySignature(hexBytes(publicKey), message, hexBytes(signature));
    if (!isSigned) return 'party_signature_wrong';
  }
  return undefined;
}

/** Each witness signed a head over the commit line, by its own clock before the opening. */
export function checkWitnessed(context: Context): Finding {
  const { proof, stage, partyKeys } = context;
  const [line] = linesOf(proof, 'commit');
  if (!line) return 'commit_not_logged';
  if (proof.witness === undefined && stage === 0) {
    return proof.between === undefined ? PENDING : 'between_without_witness';
  }
  if (proof.witness === undefined || proof.between === undefined) return 'witness_missing';
  const { heads, problem } = headsOf(context);
  if (problem !== undefined) return problem;
  for (const [{ publicKey }] of heads) {
    if (partyKeys && !partyKeys.includes(publicKey)) return 'witness_key_differs';
  }
  // A draw that was not bound by its opening is void for that, and was never sold: no lie of it.
  const isUnbound = stage === 0 && proof.commits === undefined && linesOf(proof, 'void').length > 0;
  for (const [head] of heads) {
    if (head.at >= proof.opensAt && !isUnbound) return 'witnessed_after_opening';
    const found = coversNot(context, head, line);
    if (found !== undefined) return found;
  }
  return checkBetween(context);
}

/** Each witness signed a head over the root line too, before a beacon from outside could be out. */
export function checkRootWitnessed(context: Context): Finding {
  const { proof, rules, stage } = context;
  const [line] = linesOf(proof, 'root');
  if (!line) return 'root_not_logged';
  const { heads, problem } = headsOf(context);
  if (problem !== undefined) return problem;
  // A root that came too late is a reason to void a draw, and no lie of one that is void.
  const isVoid = stage < 2 && linesOf(proof, 'void').length > 0;
  for (const [first, second] of heads) {
    // A result from outside does not wait for the witness; what the house draws does.
    const isDue = stage === 2 && rules.mode !== 'entered';
    if (second === undefined) return isDue ? 'witness_missing' : PENDING;
    if (second.seq <= first.seq || second.at < first.at) return 'heads_out_of_order';
    const late = isVoid ? undefined : lateness(rules, second.at);
    if (late !== undefined) return late;
    const found = coversNot(context, second, line);
    if (found !== undefined) return found;
  }
  return undefined;
}

function lateness(rules: DrawRules, at: number): Finding {
  if (rules.mode === 'drand' && at >= roundTime(rules.round)) return 'root_after_beacon';
  return rules.blockAt !== undefined && at >= rules.blockAt ? 'root_after_block' : undefined;
}

type HeadsOfWitness = readonly [WitnessHead, WitnessHead | undefined];

/** The heads of each witness that the commit line names, in its order: one or two of each. */
function headsOf({ proof, hashes, verifySignature }: Context): {
  readonly heads: readonly HeadsOfWitness[];
  readonly problem: Finding;
} {
  const [line] = linesOf(proof, 'commit');
  const names = listOf(line?.body.witnesses);
  const keys = listOf(line?.body.witnessKeys);
  const heads: HeadsOfWitness[] = [];
  const given = proof.witness ?? [];
  let at = 0;
  for (const [index, name] of names.entries()) {
    const [first, second] = [given[at], given[at + 1]];
    if (first?.party !== name) return { heads, problem: 'witness_missing' };
    const both = second?.party === name ? [first, second] : [first];
    if (both.some(({ publicKey }) => publicKey !== keys[index])) {
      return { heads, problem: 'witness_differs' };
    }
    heads.push([first, both[1]]);
    at += both.length;
  }
  if (at !== given.length) return { heads, problem: 'witness_differs' };
  const isOfOne = given.every(({ log }) => /^draws(\/|$)/.test(log) && log === given[0]?.log);
  if (!isOfOne) return { heads, problem: 'another_log' };
  const isSigned = given.every((head) =>
    verifySignature(hexBytes(head.publicKey), headMessage(hashes, head), hexBytes(head.signature)),
  );
  return { heads, problem: isSigned ? undefined : 'witness_signature_wrong' };
}

/** Undefined when the lines of the file lead from the line to the head without a gap. */
function coversNot({ proof }: Context, head: WitnessHead, line: LogLine): Finding {
  if (head.seq < line.seq) return 'head_before_line';
  const lines = new Map([...(proof.between ?? []), ...proof.log].map((each) => [each.seq, each]));
  let hash = line.hash;
  for (let seq = line.seq + 1; seq <= head.seq; seq += 1) {
    const next = lines.get(seq);
    if (next?.prev !== hash) return 'line_between_missing';
    hash = next.hash;
  }
  return hash === head.hash ? undefined : 'head_of_another_log';
}

/** The lines between are the log's, in order, each hashed and signed, and none beside them. */
function checkBetween({ proof, hashes, verifySignature }: Context): Finding {
  const key = hexBytes(proof.logKey);
  const spans = (proof.witness ?? []).map(({ seq }, at) => {
    const kind = at % 2 === 0 ? 'commit' : 'root';
    return { from: linesOf(proof, kind)[0]?.seq ?? 0, upTo: seq };
  });
  let last = 0;
  for (const line of proof.between ?? []) {
    if (line.seq <= last) return 'lines_out_of_order';
    last = line.seq;
    if (!spans.some(({ from, upTo }) => line.seq > from && line.seq <= upTo)) {
      return 'line_not_between';
    }
    if (proof.log.some(({ seq }) => seq === line.seq)) return 'line_repeated';
    if (logHash(hashes, line) !== line.hash) return 'line_hash_differs';
    if (!verifySignature(key, hexBytes(line.hash), hexBytes(line.signature))) {
      return 'line_signature_wrong';
    }
  }
  return undefined;
}

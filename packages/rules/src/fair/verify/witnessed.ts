// Checks of what binds the house under LD2: other parties signed its commitment before the opening,
// and a witness saw the lines of the draw in the log.
import { roundTime } from '../beacon.ts';
import { hexBytes } from '../bytes.ts';
import { logHash } from '../log.ts';
import type { WitnessHead } from '../party-statements.ts';
import type { DrawRules, LogLine } from '../proof.ts';
import { boundCommitMessage, headMessage } from '../signed-messages.ts';
import { listLogLines, splitNames, PENDING, type CheckContext, type Finding } from './check.ts';

/** Every co-signing party committed in reply to this commitment of the house, and signed both. */
export function checkCosigned(context: CheckContext): Finding {
  const { proof, rules, hashes, stage, verifySignature, partyKeys } = context;
  const { drawId, commits } = proof;
  const [line] = listLogLines(proof, 'commit');
  if (rules.mode !== 'cosign') {
    if (commits !== undefined) return 'commits_without_parties';
    return line?.body.ownCommit === '' ? undefined : 'own_commit_not_logged';
  }
  if (commits === undefined) return stage === 0 ? PENDING : 'party_commit_missing';
  const parties = splitNames(rules.parties);
  const keys = splitNames(line?.body.keys);
  if (commits.length !== parties.length) return 'party_commit_missing';
  // No other party signs the house's commitment as a party. Unless the line fixes it, the house
  // could choose its own reveal after it has seen the others.
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

/** Each witness signed a head that covers the commit line, before the opening by its own clock. */
export function checkWitnessed(context: CheckContext): Finding {
  const { proof, stage, partyKeys } = context;
  const [line] = listLogLines(proof, 'commit');
  if (!line) return 'commit_not_logged';
  if (proof.witness === undefined && stage === 0) {
    return proof.between === undefined ? PENDING : 'between_without_witness';
  }
  if (proof.witness === undefined || proof.between === undefined) return 'witness_missing';
  const { heads, problem } = readHeads(context);
  if (problem !== undefined) return problem;
  for (const [{ publicKey }] of heads) {
    if (partyKeys && !partyKeys.includes(publicKey)) return 'witness_key_differs';
  }
  // A draw that was not bound before its opening is void for that reason and was never sold, which
  // is not fraud.
  const isUnbound =
    stage === 0 && proof.commits === undefined && listLogLines(proof, 'void').length > 0;
  for (const [head] of heads) {
    if (head.at >= proof.opensAt && !isUnbound) return 'witnessed_after_opening';
    const found = findCoverGap(context, head, line);
    if (found !== undefined) return found;
  }
  return checkBetween(context);
}

/**
 * Each witness signed a head that covers the root line too, before an outside beacon could be
 * published.
 */
export function checkRootWitnessed(context: CheckContext): Finding {
  const { proof, rules, stage } = context;
  const [line] = listLogLines(proof, 'root');
  if (!line) return 'root_not_logged';
  const { heads, problem } = readHeads(context);
  if (problem !== undefined) return problem;
  // A late root is a reason to void a draw; in a void draw it is not fraud.
  const isVoid = stage < 2 && listLogLines(proof, 'void').length > 0;
  for (const [first, second] of heads) {
    // A result from outside does not wait for the witness; a draw by the house does.
    const isDue = stage === 2 && rules.mode !== 'entered';
    if (second === undefined) return isDue ? 'witness_missing' : PENDING;
    if (second.seq <= first.seq || second.at < first.at) return 'heads_out_of_order';
    const late = isVoid ? undefined : findLateness(rules, second.at);
    if (late !== undefined) return late;
    const found = findCoverGap(context, second, line);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findLateness(rules: DrawRules, at: number): Finding {
  if (rules.mode === 'drand' && at >= roundTime(rules.round)) return 'root_after_beacon';
  return rules.blockAt !== undefined && at >= rules.blockAt ? 'root_after_block' : undefined;
}

type WitnessHeads = readonly [WitnessHead, WitnessHead | undefined];

/** The heads of each witness that the commit line names, in its order: one or two per witness. */
function readHeads({ proof, hashes, verifySignature }: CheckContext): {
  readonly heads: readonly WitnessHeads[];
  readonly problem: Finding;
} {
  const [line] = listLogLines(proof, 'commit');
  const names = splitNames(line?.body.witnesses);
  const keys = splitNames(line?.body.witnessKeys);
  const heads: WitnessHeads[] = [];
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
  const isSameLog = given.every(({ log }) => /^draws(\/|$)/.test(log) && log === given[0]?.log);
  if (!isSameLog) return { heads, problem: 'another_log' };
  const isSigned = given.every((head) =>
    verifySignature(hexBytes(head.publicKey), headMessage(hashes, head), hexBytes(head.signature)),
  );
  return { heads, problem: isSigned ? undefined : 'witness_signature_wrong' };
}

/** Undefined when the lines of the file lead from the line to the head without a gap. */
function findCoverGap({ proof }: CheckContext, head: WitnessHead, line: LogLine): Finding {
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

/**
 * The lines between are consecutive lines of the log, each with a correct hash and signature, and
 * there are no others.
 */
function checkBetween({ proof, hashes, verifySignature }: CheckContext): Finding {
  const key = hexBytes(proof.logKey);
  const spans = (proof.witness ?? []).map(({ seq }, at) => {
    const kind = at % 2 === 0 ? 'commit' : 'root';
    return { from: listLogLines(proof, kind)[0]?.seq ?? 0, upTo: seq };
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

// Checks of everything that was fixed before the draw opened: rules, log, commitment.
import { hexBytes } from '../bytes.ts';
import { drawCommit, rulesHash } from '../commit.ts';
import { roundForClose } from '../beacon.ts';
import { logHash, LOG_START } from '../log.ts';
import type { FlatObject } from '../proof.ts';
import { listLogLines, splitNames, type CheckContext, type Finding } from './check.ts';

const HASH = /^[0-9a-f]{64}$/;

export function checkRules({ proof, hashes }: CheckContext): Finding {
  return rulesHash(hashes, proof.rules) === proof.rulesHash ? undefined : 'rules_hash_differs';
}

/**
 * Fields that the file repeats outside its hashed rules equal the rules; the drand round follows
 * from the close.
 */
export function checkRulesAgree({ proof, rules }: CheckContext): Finding {
  if (proof.lottery !== rules.lottery) return 'lottery_differs';
  if (proof.mode !== rules.mode) return 'mode_differs';
  if (proof.opensAt !== rules.opensAt || proof.closesAt !== rules.closesAt) return 'times_differ';
  if (rules.opensAt >= rules.closesAt) return 'closes_before_it_opens';
  if (proof.scheme === 'LD2' && rules.independent === undefined) return 'independence_unsaid';
  if (proof.round !== undefined && proof.round !== rules.round) return 'round_differs';
  const due = rules.mode === 'drand' ? roundForClose(rules.closesAt) : 0;
  return rules.round === due ? undefined : 'round_not_due';
}

/** Each line's hash is correct, lines ascend in number and time, and adjacent lines are chained. */
export function checkLogChain({ proof, hashes }: CheckContext): Finding {
  for (const [index, line] of proof.log.entries()) {
    if (logHash(hashes, line) !== line.hash) return 'line_hash_differs';
    if (line.seq < 1 || (line.seq === 1) !== (line.prev === LOG_START)) return 'first_line_differs';
    const before = proof.log[index - 1];
    if (!before) continue;
    if (line.seq <= before.seq || line.at < before.at) return 'lines_out_of_order';
    if (line.seq === before.seq + 1 && line.prev !== before.hash) return 'chain_broken';
  }
  return undefined;
}

export function checkLogSignatures(context: CheckContext): Finding {
  const { proof, logKey, verifySignature } = context;
  if (logKey !== undefined && logKey !== proof.logKey) return 'log_key_differs';
  const key = hexBytes(proof.logKey);
  const signed = proof.log.every((line) =>
    verifySignature(key, hexBytes(line.hash), hexBytes(line.signature)),
  );
  return signed ? undefined : 'line_signature_wrong';
}

/** The lines belong to this draw; each kind occurs in the number and order that a draw has. */
export function checkLogLines({ proof, rules }: CheckContext): Finding {
  if (proof.log.some((line) => line.body.drawId !== proof.drawId)) return 'line_of_another_draw';
  const order = ['commit', 'root', 'reveal', 'result', 'void'];
  const ranks = proof.log.map((line) => order.indexOf(line.kind));
  if (ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0))) return 'lines_out_of_order';
  const parties = rules.parties === '' ? [] : rules.parties.split(',');
  const reveals =
    rules.mode === 'cosign' ? parties.length : rules.mode === 'drand' || rules.block ? 1 : 0;
  const most = { commit: 1, root: 1, reveal: reveals, result: 1, void: 1 };
  const tooMany = Object.entries(most).some(
    ([kind, count]) => proof.log.filter((line) => line.kind === kind).length > count,
  );
  if (tooMany) return 'line_repeated';
  return listLogLines(proof, 'commit').length === 1 ? undefined : 'commit_not_logged';
}

/** The commitment, and those of the co-signers, were logged before bets could be placed. */
export function checkCommitLogged(context: CheckContext): Finding {
  const { proof, rules } = context;
  const [line] = listLogLines(proof, 'commit');
  if (!line) return 'commit_not_logged';
  const { body } = line;
  const isFit =
    proof.scheme === 'LD1' ? isOldCommitLine(context, body) : isCommitLine(context, body);
  if (!isFit) return 'commit_line_differs';
  const same =
    body.lottery === proof.lottery &&
    body.rulesHash === proof.rulesHash &&
    body.commit === proof.commit &&
    body.parties === rules.parties;
  if (!same) return 'commit_line_differs';
  const parties = [rules.parties, body.keys, proof.scheme === 'LD1' ? body.commits : body.keys];
  const counts = parties.map((list) => splitNames(list).length);
  const least = rules.mode === 'cosign' ? 2 : 0;
  const enough = counts.every(
    (count) => count === counts[0] && (least ? count >= least : count === 0),
  );
  if (!enough) return 'parties_differ';
  if (line.at !== proof.commitLoggedAt) return 'commit_time_differs';
  return line.at < proof.opensAt ? undefined : 'commit_after_opening';
}

function isOldCommitLine(_: CheckContext, body: FlatObject): boolean {
  return Object.keys(body).length === 7 && body.commits !== undefined;
}

/**
 * The line states the opening, the close and the witnesses: at least one, no duplicates, and not
 * the house itself.
 */
function isCommitLine({ proof, rules }: CheckContext, body: FlatObject): boolean {
  const names = splitNames(body.witnesses);
  const keys = splitNames(body.witnessKeys);
  const partyKeys = splitNames(body.keys);
  return (
    Object.keys(body).length === 11 &&
    body.opensAt === rules.opensAt &&
    body.closesAt === rules.closesAt &&
    names.length >= 1 &&
    names.length === keys.length &&
    new Set(names).size === names.length &&
    new Set(keys).size === keys.length &&
    new Set(partyKeys).size === partyKeys.length &&
    keys.every((key) => HASH.test(key) && key !== proof.logKey)
  );
}

export function checkCommitOpens({ proof, hashes }: CheckContext): Finding {
  const { drawId, seed, commit } = proof;
  if (seed === undefined) return 'seed_missing';
  const opened = drawCommit(hashes, { drawId, rulesHash: proof.rulesHash, seed });
  return opened === commit ? undefined : 'seed_does_not_open_commit';
}

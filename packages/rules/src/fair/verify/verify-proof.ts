// Verifies a proof file against itself, its log and what the reader knows: every claim of
// docs/fairness.
import { hashLeaf } from '../merkle.ts';
import type { ProofFile } from '../proof.ts';
import { readRules } from '../read-rules.ts';
import {
  checkBeacon,
  checkBeaconSignature,
  checkBeaconSource,
  checkBlock,
  checkKey,
  checkNumbers,
  checkWinners,
} from './after-close.ts';
import { checkReceipt, checkRoot, checkRootLogged, checkTickets } from './at-close.ts';
import {
  checkCommitLogged,
  checkCommitOpens,
  checkLogChain,
  checkLogLines,
  checkLogSignatures,
  checkRules,
  checkRulesAgree,
} from './before-opening.ts';
import { checkShares, hasShares } from './shares.ts';
import { checkCosigned, checkRootWitnessed, checkWitnessed } from './witnessed.ts';
import {
  listLogLines,
  PENDING,
  UNCHECKED,
  type Check,
  type CheckName,
  type CheckContext,
  type Finding,
  type Stage,
  type Verification,
  type VerifyKnowledge,
  type VerifyPorts,
} from './check.ts';

/** Every check after the shape of the file, with the stage of the draw from which it applies. */
const CHECKS: readonly (readonly [CheckName, Stage, (context: CheckContext) => Finding])[] = [
  ['rules', 0, checkRules],
  ['rules_agree', 0, checkRulesAgree],
  ['log_chain', 0, checkLogChain],
  ['log_signatures', 0, checkLogSignatures],
  ['log_lines', 0, checkLogLines],
  ['commit_logged', 0, checkCommitLogged],
  ['cosigned', 0, checkCosigned],
  ['witnessed', 0, checkWitnessed],
  ['tickets', 1, checkTickets],
  ['root', 1, checkRoot],
  ['root_logged', 1, checkRootLogged],
  ['root_witnessed', 1, checkRootWitnessed],
  ['beacon_source', 2, checkBeaconSource],
  ['beacon_signature', 2, checkBeaconSignature],
  ['beacon', 2, checkBeacon],
  ['block', 2, checkBlock],
  ['commit_opens', 2, checkCommitOpens],
  ['key', 2, checkKey],
  ['numbers', 2, checkNumbers],
  ['winners', 2, checkWinners],
  ['shares', 1, checkShares],
  ['receipt', 1, checkReceipt],
];

/** Checks of how the house draws; they do not apply to a draw whose result comes from outside. */
const DRAWING_CHECKS: ReadonlySet<CheckName> = new Set([
  'beacon_source',
  'beacon_signature',
  'beacon',
  'key',
]);

/** Checks of the signatures of other parties, which LD1 does not have. */
const LD2_CHECKS: ReadonlySet<CheckName> = new Set(['cosigned', 'witnessed', 'root_witnessed']);

/**
 * Verifies a proof whose shape was checked, because it comes from an untrusted source. Never
 * throws: what cannot be computed is a failed check. An unfinished draw has the verdict
 * `incomplete`, with the remaining checks as `pending`.
 */
export function verifyProof(
  proof: ProofFile,
  ports: VerifyPorts,
  knowledge: VerifyKnowledge = {},
): Verification {
  const rules = readRules(proof.rules);
  if (!rules) return broken('malformed: rules');
  const leaves = (proof.tickets ?? []).map((ticket) => hashLeaf(ports.hashes, ticket));
  const stage = stageOf(proof);
  const context: CheckContext = { ...ports, ...knowledge, proof, rules, leaves, stage };
  const checks: Check[] = [{ name: 'form', status: 'ok' }];
  for (const [name, from, check] of CHECKS) {
    if (rules.mode === 'entered' && DRAWING_CHECKS.has(name)) continue;
    if (rules.block === undefined && name === 'block') continue;
    if (name === 'shares' && !hasShares(proof)) continue;
    if (proof.scheme === 'LD1' && LD2_CHECKS.has(name)) continue;
    checks.push(stage < from ? { name, status: 'pending' } : outcome(name, check, context));
  }
  return { verdict: verdictOf(context, stage, checks), checks };
}

/**
 * The stage that the file claims: any field of a stage implies that stage, and then all of its
 * fields are required.
 */
function stageOf(proof: ProofFile): Stage {
  const has = (names: readonly (keyof ProofFile)[]) => names.some((name) => name in proof);
  const drawn = [
    'beacon',
    'signature',
    'reveals',
    'block',
    'seed',
    'key',
    'numbers',
    'winners',
  ] as const;
  if (has(drawn)) return 2;
  if (listLogLines(proof, 'reveal').length + listLogLines(proof, 'result').length > 0) return 2;
  const closed = has([
    'closedAt',
    'tickets',
    'count',
    'totalStake',
    'root',
    'rootLoggedAt',
    'offers',
  ]);
  return closed || listLogLines(proof, 'root').length > 0 ? 1 : 0;
}

function outcome(
  name: CheckName,
  check: (context: CheckContext) => Finding,
  context: CheckContext,
): Check {
  let finding: Finding;
  try {
    finding = check(context);
  } catch {
    finding = 'cannot_be_worked_out';
  }
  if (finding === undefined) return { name, status: 'ok' };
  if (finding === UNCHECKED || finding === PENDING) return { name, status: finding };
  return { name, status: 'failed', problem: finding };
}

/** A void draw has a void line in the log and no result. */
function verdictOf(
  { proof, rules }: CheckContext,
  stage: Stage,
  checks: readonly Check[],
): Verification['verdict'] {
  if (checks.some((check) => check.status === 'failed')) return 'failed';
  if (listLogLines(proof, 'void').length > 0) return stage === 2 ? 'failed' : 'void';
  // A beacon with an unverified signature could be invented by the house, and an unwitnessed root
  // could still be replaced.
  const isWhole = !checks.some(
    ({ name, status }) =>
      status === 'pending' || (name === 'beacon_signature' && status === 'unchecked'),
  );
  if (stage < 2 || !isWhole) return 'incomplete';
  if (rules.mode === 'entered') return 'entered';
  return proof.scheme === 'LD1' ? 'unbound' : 'verified';
}

function broken(problem: string): Verification {
  return { verdict: 'failed', checks: [{ name: 'form', status: 'failed', problem }] };
}

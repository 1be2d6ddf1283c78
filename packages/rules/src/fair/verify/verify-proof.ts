// Checks a proof file against itself, its log and what the reader knows: every claim of
// docs/fairness.
import { leafOf } from '../merkle.ts';
import type { ProofFile } from '../proof.ts';
import { readProof } from '../read-proof.ts';
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
import { checkCosigned, checkRootWitnessed, checkWitnessed } from './witnessed.ts';
import {
  linesOf,
  PENDING,
  UNCHECKED,
  type Check,
  type CheckName,
  type Context,
  type Finding,
  type Stage,
  type Verification,
  type VerifyKnowledge,
  type VerifyPorts,
} from './check.ts';

/** Every check after the file's form: from which stage of the draw it can be made, and how. */
const CHECKS: readonly (readonly [CheckName, Stage, (context: Context) => Finding])[] = [
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
  ['receipt', 1, checkReceipt],
];

/** Checks of how the house draws: they say nothing of a draw whose result comes from outside. */
const OF_DRAWING: ReadonlySet<CheckName> = new Set([
  'beacon_source',
  'beacon_signature',
  'beacon',
  'key',
]);

/** Checks of what others signed: LD1 had nobody to sign it. */
const OF_LD2: ReadonlySet<CheckName> = new Set(['cosigned', 'witnessed', 'root_witnessed']);

/**
 * Checks a proof file (a parsed JSON value, of any shape). Never throws: what cannot be worked out
 * is a failed check. A draw that has not come to its end gives `incomplete`, with the checks that
 * wait as `pending`.
 */
export function verifyProof(
  file: unknown,
  ports: VerifyPorts,
  knowledge: VerifyKnowledge = {},
): Verification {
  const read = readProof(file);
  if (!read.ok) return broken(`malformed: ${read.problem.join(', ')}`);
  const proof = read.value;
  const rules = readRules(proof.rules);
  if (!rules) return broken('malformed: rules');
  const leaves = (proof.tickets ?? []).map((ticket) => leafOf(ports.hashes, ticket));
  const stage = stageOf(proof);
  const context: Context = { ...ports, ...knowledge, proof, rules, leaves, stage };
  const checks: Check[] = [{ name: 'form', status: 'ok' }];
  for (const [name, from, check] of CHECKS) {
    if (rules.mode === 'entered' && OF_DRAWING.has(name)) continue;
    if (rules.block === undefined && name === 'block') continue;
    if (proof.scheme === 'LD1' && OF_LD2.has(name)) continue;
    checks.push(stage < from ? { name, status: 'pending' } : outcome(name, check, context));
  }
  return { verdict: verdictOf(context, stage, checks), checks };
}

/** Any field of a stage says that the draw has come that far, and then all fields of it are due. */
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
  if (linesOf(proof, 'reveal').length + linesOf(proof, 'result').length > 0) return 2;
  const closed = has(['closedAt', 'tickets', 'count', 'totalStake', 'root', 'rootLoggedAt']);
  return closed || linesOf(proof, 'root').length > 0 ? 1 : 0;
}

function outcome(name: CheckName, check: (context: Context) => Finding, context: Context): Check {
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

/** A void draw has its void in the log and nothing drawn. */
function verdictOf(
  { proof, rules }: Context,
  stage: Stage,
  checks: readonly Check[],
): Verification['verdict'] {
  if (checks.some((check) => check.status === 'failed')) return 'failed';
  if (linesOf(proof, 'void').length > 0) return stage === 2 ? 'failed' : 'void';
  // A beacon whose signature nobody looked at could be one of the house's own making, and a root
  // that nobody has seen yet another one.
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

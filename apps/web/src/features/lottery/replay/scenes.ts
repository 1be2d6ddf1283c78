// The checks of a draw shown as four scenes: what each rests on, and whether it holds.
import {
  readRules,
  shownMode,
  type Check,
  type CheckName,
  type ProofFile,
  type Verification,
} from '@fairhouse/rules/fair';
import type { OwnCheck, OwnFinding } from './own-tickets.ts';

export const SCENE_NAMES = ['seed', 'box', 'cosigner', 'numbers'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** A check of the proof, or one of the player's own tickets. */
export type SceneCheckName = Exclude<CheckName, 'receipt'> | 'own' | 'payout';

export interface SceneCheck extends Omit<Check, 'name'> {
  readonly name: SceneCheckName;
}

/** `outside`: the numbers come from outside, which nothing here proves; `void`: called off. */
export type SceneState = 'ok' | 'failed' | 'open' | 'outside' | 'void';

export interface Scene {
  readonly name: SceneName;
  readonly state: SceneState;
  readonly checks: readonly SceneCheck[];
  /** The first check that failed. */
  readonly failed: SceneCheck | undefined;
}

/** The scene of each check: every check belongs to one. */
const CHECKS: Readonly<Record<SceneName, readonly SceneCheckName[]>> = {
  seed: [
    'form',
    'rules',
    'rules_agree',
    'commit_logged',
    'witnessed',
    'log_chain',
    'log_signatures',
    'log_lines',
    'commit_opens',
  ],
  box: ['tickets', 'root', 'root_logged', 'root_witnessed', 'own'],
  cosigner: ['cosigned', 'beacon_source', 'beacon_signature', 'beacon', 'block'],
  numbers: ['key', 'numbers', 'winners', 'shares', 'payout'],
};

/** The origin of what the house could not know. `alone`: a party that the house runs itself. */
export type Addition = 'cosign' | 'alone' | 'drand' | 'house' | 'block' | 'entered';

/** The addition that the rules of a proof name; undefined for a file without rules. */
export function additionOf(proof: ProofFile | undefined): Addition | undefined {
  const rules = proof && readRules(proof.rules);
  if (rules === undefined) return undefined;
  if (rules.block !== undefined) return 'block';
  if (rules.mode !== 'cosign' || rules.independent === undefined) return rules.mode;
  return shownMode(rules) === 'house' ? 'alone' : 'cosign';
}

/** The four scenes of a verified proof; `own` are the player's tickets, none for a visitor. */
export function scenesOf(
  {
    verification,
    proof,
  }: { readonly verification: Verification; readonly proof?: ProofFile | undefined },
  own: readonly OwnFinding[] = [],
): Scene[] {
  const checks: readonly SceneCheck[] = [
    ...verification.checks.flatMap(({ name, ...rest }) =>
      name === 'receipt' ? [] : [{ ...rest, name }],
    ),
    ...ownCheck(
      'own',
      own.map(({ box }) => box),
    ),
    ...ownCheck(
      'payout',
      own.map(({ payout }) => payout),
    ),
  ];
  const isVoid = verification.verdict === 'void';
  const isOutside = additionOf(proof) === 'entered';
  return SCENE_NAMES.map((name) => {
    const of = CHECKS[name].flatMap((each) => checks.find((check) => check.name === each) ?? []);
    const failed = of.find(({ status }) => status === 'failed');
    return { name, checks: of, failed, state: stateOf(name, of, { isVoid, isOutside }) };
  });
}

interface Circumstances {
  readonly isVoid: boolean;
  readonly isOutside: boolean;
}

function stateOf(
  name: SceneName,
  checks: readonly SceneCheck[],
  { isVoid, isOutside }: Circumstances,
): SceneState {
  if (checks.some(({ status }) => status === 'failed')) return 'failed';
  // The secret is opened after the draw; that it was locked holds before.
  const isOpen =
    checks.length === 0 ||
    checks.some(
      ({ name: each, status }) =>
        each !== 'commit_opens' && (status === 'pending' || status === 'unchecked'),
    );
  if (isVoid && (isOpen || name === 'numbers')) return 'void';
  if (name === 'cosigner' && isOutside) return 'outside';
  return isOpen ? 'open' : 'ok';
}

/** The checks of all own tickets as one: the worst of them. */
function ownCheck(name: 'own' | 'payout', all: readonly OwnCheck[]): SceneCheck[] {
  if (all.length === 0) return [];
  for (const each of all) {
    if (each.state === 'failed') return [{ name, status: 'failed', problem: each.problem }];
  }
  const isPending = all.some(({ state }) => state === 'pending');
  return [{ name, status: isPending ? 'pending' : 'ok' }];
}

/** The answer to "is my ticket in the draw?", as a text of the catalogue. */
export type StoryVerdict = 'ok' | 'entered' | 'alone' | 'unbound' | 'void' | 'open' | 'failed';

export function storyVerdict(
  scenes: readonly Scene[],
  {
    verification,
    proof,
  }: { readonly verification: Verification; readonly proof?: ProofFile | undefined },
): StoryVerdict {
  const states = scenes.map(({ state }) => state);
  if (states.includes('failed') || verification.verdict === 'failed') return 'failed';
  if (verification.verdict === 'void') return 'void';
  if (states.includes('open') || verification.verdict === 'incomplete') return 'open';
  if (verification.verdict === 'unbound') return 'unbound';
  const addition = additionOf(proof);
  if (addition === 'alone' || addition === 'house') return 'alone';
  return verification.verdict === 'entered' && addition === 'entered' ? 'entered' : 'ok';
}

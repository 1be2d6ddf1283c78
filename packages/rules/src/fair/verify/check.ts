// The result of verifying a proof, and the context of every check.
import type { VerifySignature } from '../ed25519.ts';
import type { Hashes } from '../hashes.ts';
import type { DrawRules, LogKind, LogLine, ProofFile, Receipt } from '../proof.ts';

/** The dependencies of the checks. */
export interface VerifyPorts {
  readonly hashes: Hashes;
  readonly verifySignature: VerifySignature;
  /** The BLS verification of a drand round; without it that check is reported as `unchecked`. */
  readonly verifyBeacon?: (round: number, signature: Uint8Array) => boolean;
}

/** What the reader knows from other sources. */
export interface VerifyKnowledge {
  /**
   * The log key that the house published; without it the key in the file is only consistent with
   * itself.
   */
  readonly logKey?: string;
  /**
   * The keys that co-signers publish at addresses of their own; without them the witness that the
   * file names is only consistent with itself.
   */
  readonly partyKeys?: readonly string[];
  /** The player's own receipt of a ticket in this draw. */
  readonly receipt?: Receipt;
}

export const CHECK_NAMES = [
  'form',
  'rules',
  'rules_agree',
  'log_chain',
  'log_signatures',
  'log_lines',
  'commit_logged',
  'cosigned',
  'witnessed',
  'tickets',
  'root',
  'root_logged',
  'root_witnessed',
  'beacon_source',
  'beacon_signature',
  'beacon',
  'block',
  'commit_opens',
  'key',
  'numbers',
  'winners',
  'shares',
  'receipt',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/**
 * `pending`: the draw has not reached that stage. `unchecked`: a port or a piece of the reader's
 * knowledge is missing.
 */
export interface Check {
  readonly name: CheckName;
  readonly status: 'ok' | 'failed' | 'pending' | 'unchecked';
  /** A problem code, only where the status is `failed`. */
  readonly problem?: string;
}

export interface Verification {
  /**
   * `verified`: every check is ok, apart from a receipt that was not given. `unbound`: the same for
   * a draw of LD1, in which no other party signed the house's commitment. `entered`: every check of
   * the house's part is ok, and the numbers came from outside. `incomplete`: the draw is not
   * finished, or its drand round could not be verified here.
   */
  readonly verdict: 'verified' | 'unbound' | 'entered' | 'incomplete' | 'void' | 'failed';
  readonly checks: readonly Check[];
}

/** The stage of a draw: open for bets, closed with its root logged, drawn. */
export type Stage = 0 | 1 | 2;

export interface CheckContext extends VerifyPorts, VerifyKnowledge {
  readonly proof: ProofFile;
  readonly rules: DrawRules;
  readonly leaves: readonly Uint8Array[];
  readonly stage: Stage;
}

/** Undefined for success, `unchecked`, `pending`, or a problem code. */
export type Finding = string | undefined;
export const UNCHECKED = 'unchecked';
export const PENDING = 'pending';

/** The names in a list joined by commas; none for an empty or absent text. */
export function splitNames(joined: string | number | undefined): readonly string[] {
  return joined === undefined || joined === '' ? [] : String(joined).split(',');
}

/** The lines of one kind, in file order. */
export function listLogLines(proof: ProofFile, kind: LogKind): LogLine[] {
  return proof.log.filter((line) => line.kind === kind);
}

/** Whether two flat bodies have the same fields with the same values. */
export function sameBody(
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}

// A proof file comes from anywhere: before it is checked, its shape is.
import { fail, ok, type Result } from '@fairhouse/values';
import { isFlat } from './canon.ts';
import { BEACON_MODES, LOG_KINDS, type ProofFile } from './proof.ts';
import {
  digits,
  hash,
  hex,
  listOf,
  oneOf,
  problemsOf,
  record,
  signed,
  text,
  whole,
  type Shape,
} from './shape.ts';

const REQUIRED: Readonly<Record<string, Shape>> = {
  scheme: oneOf(['LD1']),
  drawId: text,
  lottery: text,
  mode: oneOf(BEACON_MODES),
  rules: isFlat,
  rulesHash: hash,
  commit: hash,
  commitLoggedAt: whole,
  opensAt: whole,
  closesAt: whole,
  logKey: hash,
  log: listOf(
    record({
      seq: whole,
      at: whole,
      kind: oneOf(LOG_KINDS),
      body: isFlat,
      prev: hash,
      hash,
      signature: signed,
    }),
  ),
};

const LATER: Readonly<Record<string, Shape>> = {
  closedAt: whole,
  tickets: listOf(isFlat),
  count: whole,
  totalStake: digits,
  root: hash,
  rootLoggedAt: whole,
  round: whole,
  beacon: hash,
  signature: hex,
  reveals: listOf(
    record({ party: text, publicKey: hash, commit: hash, reveal: hash, signature: signed }),
  ),
  block: hash,
  seed: hash,
  key: hash,
  numbers: text,
  winners: listOf(record({ seq: whole, play: text, payout: digits })),
};

/**
 * The proof file in a parsed JSON value, or the names of the fields that are missing, unknown or
 * malformed.
 */
export function readProof(value: unknown): Result<ProofFile, readonly string[]> {
  const problems = problemsOf(value, REQUIRED, LATER);
  return problems.length === 0 ? ok(value as ProofFile) : fail(problems);
}

// Validates the shape of a proof file, which comes from an untrusted source, before it is verified.
import { fail, ok, type Result } from '@fairhouse/values';
import { isFlat } from './canon.ts';
import { BEACON_MODES, LOG_KINDS, SCHEMES, type ProofFile, type Scheme } from './proof.ts';
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

const line = record({
  seq: whole,
  at: whole,
  kind: oneOf(LOG_KINDS),
  body: isFlat,
  prev: hash,
  hash,
  signature: signed,
});

const REQUIRED: Readonly<Record<string, Shape>> = {
  scheme: oneOf(SCHEMES),
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
  log: listOf(line),
};

const OPTIONAL_FIELDS: Readonly<Record<string, Shape>> = {
  closedAt: whole,
  tickets: listOf(isFlat),
  count: whole,
  totalStake: digits,
  root: hash,
  rootLoggedAt: whole,
  round: whole,
  beacon: hash,
  signature: hex,
  block: hash,
  seed: hash,
  key: hash,
  numbers: text,
  winners: listOf(record({ seq: whole, play: text, payout: digits })),
};

const OF_SCHEME: Readonly<Record<Scheme, Readonly<Record<string, Shape>>>> = {
  LD1: {
    reveals: listOf(
      record({ party: text, publicKey: hash, commit: hash, reveal: hash, signature: signed }),
    ),
  },
  LD2: {
    commits: listOf(
      record({ party: text, publicKey: hash, houseCommit: hash, commit: hash, signature: signed }),
    ),
    reveals: listOf(
      record({
        party: text,
        houseCommit: hash,
        root: hash,
        count: whole,
        commit: hash,
        reveal: hash,
        headSeq: whole,
        headHash: hash,
        signature: signed,
      }),
    ),
    witness: listOf(
      record({
        party: text,
        publicKey: hash,
        log: text,
        seq: whole,
        hash,
        at: whole,
        signature: signed,
      }),
    ),
    between: listOf(line),
  },
};

/**
 * The proof file in a parsed JSON value, or the names of its missing, unknown and malformed fields.
 */
export function readProof(value: unknown): Result<ProofFile, readonly string[]> {
  const scheme = (value as Partial<ProofFile> | null | undefined)?.scheme;
  const later = { ...OPTIONAL_FIELDS, ...OF_SCHEME[scheme === 'LD1' ? scheme : 'LD2'] };
  const problems = problemsOf(value, REQUIRED, later);
  return problems.length === 0 ? ok(value as ProofFile) : fail(problems);
}

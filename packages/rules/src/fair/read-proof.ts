// A proof file comes from anywhere: before it is checked, its shape is.
import { fail, ok, type Result } from '@fairhouse/values';
import { isFlat } from './canon.ts';
import { BEACON_MODES, LOG_KINDS, type ProofFile } from './proof.ts';

type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string' && value.length <= 200;
const hash: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const signed: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{128}$/.test(value);
const hex: Shape = (value) => typeof value === 'string' && /^(?:[0-9a-f]{2}){1,200}$/.test(value);
const whole: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const money: Shape = (value) => typeof value === 'string' && /^(?:0|[1-9]\d{0,17})$/.test(value);
const oneOf =
  (list: readonly string[]): Shape =>
  (value) =>
    list.some((each) => each === value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with exactly these fields. */
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    problemsOf(value, fields, {}).length === 0;

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
  totalStake: money,
  root: hash,
  rootLoggedAt: whole,
  round: whole,
  beacon: hash,
  signature: hex,
  reveals: listOf(
    record({ party: text, publicKey: hash, commit: hash, reveal: hash, signature: signed }),
  ),
  seed: hash,
  key: hash,
  numbers: text,
  winners: listOf(record({ seq: whole, play: text, payout: money })),
};

/**
 * The proof file in a parsed JSON value, or the names of the fields that are missing, unknown or
 * malformed.
 */
export function readProof(value: unknown): Result<ProofFile, readonly string[]> {
  const problems = problemsOf(value, REQUIRED, LATER);
  return problems.length === 0 ? ok(value as ProofFile) : fail(problems);
}

function problemsOf(
  value: unknown,
  required: Readonly<Record<string, Shape>>,
  later: Readonly<Record<string, Shape>>,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['not an object'];
  const fields = new Map(Object.entries(value as Record<string, unknown>));
  const missing = Object.keys(required).filter((name) => !fields.has(name));
  const wrong = [...fields.keys()].filter((name) => {
    const shape = required[name] ?? later[name];
    return !shape?.(fields.get(name));
  });
  return [...missing, ...wrong];
}

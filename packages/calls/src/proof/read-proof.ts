// The shape of a proof file, which comes from an untrusted source, before it is verified.
import { BEACON_MODES, LOG_KINDS, type ProofFile } from '@fairhouse/rules/fair';
import type { Result } from '@fairhouse/values';
import * as z from 'zod/mini';
import { digits, flat, hash, hex, leaves, signed, text, whole } from './fields.ts';
import { readShape } from './read-shape.ts';

const line = z.strictObject({
  seq: whole,
  at: whole,
  kind: z.enum(LOG_KINDS),
  body: flat,
  prev: hash,
  hash,
  signature: signed,
});

/** The fields of both schemes. Those of a later stage may be absent, and are not `undefined`. */
const fields = {
  drawId: text,
  lottery: text,
  mode: z.enum(BEACON_MODES),
  rules: flat,
  rulesHash: hash,
  commit: hash,
  commitLoggedAt: whole,
  opensAt: whole,
  closesAt: whole,
  logKey: hash,
  log: z.array(line),
  closedAt: z.exactOptional(whole),
  tickets: z.exactOptional(leaves),
  count: z.exactOptional(whole),
  totalStake: z.exactOptional(digits),
  root: z.exactOptional(hash),
  rootLoggedAt: z.exactOptional(whole),
  round: z.exactOptional(whole),
  beacon: z.exactOptional(hash),
  signature: z.exactOptional(hex),
  block: z.exactOptional(hash),
  seed: z.exactOptional(hash),
  key: z.exactOptional(hash),
  numbers: z.exactOptional(text),
  winners: z.exactOptional(z.array(z.strictObject({ seq: whole, play: text, payout: digits }))),
};

const ld1 = z.strictObject({
  scheme: z.literal('LD1'),
  ...fields,
  reveals: z.exactOptional(
    z.array(
      z.strictObject({
        party: text,
        publicKey: hash,
        commit: hash,
        reveal: hash,
        signature: signed,
      }),
    ),
  ),
});

/** Group buys, which only draws of LD2 have. */
const offer = z.strictObject({
  offer: text,
  shares: whole,
  commission: whole,
  owners: z.array(
    z.strictObject({ no: whole, player: text, shares: whole, paid: z.exactOptional(digits) }),
  ),
});

const ld2 = z.strictObject({
  scheme: z.literal('LD2'),
  ...fields,
  commits: z.exactOptional(
    z.array(
      z.strictObject({
        party: text,
        publicKey: hash,
        houseCommit: hash,
        commit: hash,
        signature: signed,
      }),
    ),
  ),
  reveals: z.exactOptional(
    z.array(
      z.strictObject({
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
  ),
  witness: z.exactOptional(
    z.array(
      z.strictObject({
        party: text,
        publicKey: hash,
        log: text,
        seq: whole,
        hash,
        at: whole,
        signature: signed,
      }),
    ),
  ),
  between: z.exactOptional(z.array(line)),
  offers: z.exactOptional(z.array(offer)),
});

const ofLd1 = z.looseObject({ scheme: z.literal('LD1') });

/**
 * The proof file in a parsed JSON value, or the names of its missing, unknown and malformed fields.
 */
export function readProof(value: unknown): Result<ProofFile, readonly string[]> {
  return readShape(ofLd1.safeParse(value).success ? ld1 : ld2, value);
}

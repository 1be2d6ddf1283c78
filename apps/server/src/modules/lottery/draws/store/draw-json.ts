// The shapes of what a draw stores as JSON. Further fields stay: proofs publish what was stored.
import * as z from 'zod';

/** Rules, log lines and leaves: what is hashed is flat. */
export const FLAT_OBJECT = z.record(z.string(), z.union([z.string(), z.number()]));

const COSIGNER = z.looseObject({
  party: z.string(),
  publicKey: z.string(),
  houseCommit: z.string().exactOptional(),
  commit: z.string(),
  signature: z.string().exactOptional(),
});

const BOUND_REVEAL = z.looseObject({
  party: z.string(),
  houseCommit: z.string(),
  root: z.string(),
  count: z.number(),
  commit: z.string(),
  reveal: z.string(),
  headSeq: z.number(),
  headHash: z.string(),
  signature: z.string(),
});

const COSIGN_REVEAL = z.looseObject({
  party: z.string(),
  publicKey: z.string(),
  commit: z.string(),
  reveal: z.string(),
  signature: z.string(),
});

/** The JSON columns of a draw's row. */
export const DRAW_JSON = {
  rules: FLAT_OBJECT,
  cosigners: z.array(COSIGNER),
  reveals: z.array(z.union([BOUND_REVEAL, COSIGN_REVEAL])).nullable(),
};

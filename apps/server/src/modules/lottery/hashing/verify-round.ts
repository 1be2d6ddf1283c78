import { bls12_381 } from '@noble/curves/bls12-381.js';
import { makeRoundVerifier } from '@fairhouse/rules/fair';
import { NODE_HASHES } from '@fairhouse/hashes';

/** Whether a signature is drand quicknet's for a round. Takes about 30 ms. */
export const verifyRound = makeRoundVerifier(NODE_HASHES, bls12_381.shortSignatures);

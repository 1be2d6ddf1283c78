import { bls12_381 } from '@noble/curves/bls12-381.js';
import { checkOfRounds } from '@fairhouse/rules/fair';
import { NODE_HASHES } from './node-hashes.ts';

/** Whether a signature is that of drand's quicknet over a round. Takes some 30 ms. */
export const verifyRound = checkOfRounds(NODE_HASHES, bls12_381.shortSignatures);

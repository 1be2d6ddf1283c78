// What the checks of a proof need in a browser: hashes, signatures, and those of public rounds.
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { makeRoundVerifier, PURE_HASHES, verifyEd25519 } from '@fairhouse/rules/fair';

export const VERIFY_PORTS = {
  hashes: PURE_HASHES,
  verifySignature: verifyEd25519,
  verifyBeacon: makeRoundVerifier(PURE_HASHES, bls12_381.shortSignatures),
};

import {
  cosignBeacon,
  drandBeacon,
  houseBeacon,
  type BoundReveal,
  type CosignReveal,
  type DrawRules,
} from '@fairhouse/rules/fair';
import { NODE_HASHES } from '../hashing/index.ts';

/** The party name of drand's rounds in the log and with a draw. */
export const DRAND_PARTY = 'drand';

/**
 * A drand round as the draw stores it: without a commitment, and with the signature as the reveal.
 */
export function drandReveal(signature: string): CosignReveal {
  return { party: DRAND_PARTY, publicKey: '', commit: '', reveal: '', signature };
}

/** The beacon of a draw, in hex, from its reveals. */
export function drawBeacon(
  { mode }: DrawRules,
  proofId: string,
  reveals: readonly (BoundReveal | CosignReveal)[],
): string {
  if (mode === 'house') return houseBeacon(NODE_HASHES, proofId);
  if (mode === 'drand') return drandBeacon(NODE_HASHES, reveals[0]?.signature ?? '');
  return cosignBeacon(
    NODE_HASHES,
    reveals.map(({ reveal }) => reveal),
  );
}

import {
  cosignBeacon,
  drandBeacon,
  houseBeacon,
  type BoundReveal,
  type CosignReveal,
  type DrawRules,
} from '@fairhouse/rules/fair';
import { NODE_HASHES } from './node-hashes.ts';

/** The party under whose name drand's round stands in the log and with its draw. */
export const DRAND_PARTY = 'drand';

/** A round of drand as it is kept with its draw: nobody committed to it, and it reveals itself. */
export function drandReveal(signature: string): CosignReveal {
  return { party: DRAND_PARTY, publicKey: '', commit: '', reveal: '', signature };
}

/** The beacon of a draw, hex, from what was revealed for it. */
export function beaconOf(
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

import type { CosignerClock } from './cosigner-clock.ts';
import type { CosignerKey } from './cosigner-key.ts';
import type { WitnessStore } from './witness-store.ts';

/** A co-signing party: its identity, its key, its clock and its stored logs. */
export interface Party {
  readonly name: string;
  /** The name of the operator of the co-signer, as configured; empty if not set. */
  readonly runBy: string;
  readonly key: CosignerKey;
  readonly clock: CosignerClock;
  readonly witnessStore: WitnessStore;
}

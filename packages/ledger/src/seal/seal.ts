// A seal, and the hash over its fields, which is signed and included in the next seal.
import { hash } from 'node:crypto';

export interface Seal {
  readonly merchant: number;
  readonly number: bigint;
  /** The range of batches; `fromBatch` is inclusive, `toBatch` exclusive. */
  readonly fromBatch: bigint;
  readonly toBatch: bigint;
  readonly entries: number;
  /** The leaves of the entries, ordered by batch and id. */
  readonly leaves: Buffer;
  /** The hash of the previous seal; zeros in the first. */
  readonly previous: Buffer;
}

/** Signs a hash: Ed25519 over its 32 bytes. */
export type Signer = (hash: Uint8Array) => Uint8Array;

export const NO_SEAL = Buffer.alloc(32);

/** SHA-256 over the fields of the seal in a fixed format. */
export function sealHash(seal: Seal): Buffer {
  const words = [
    'fairhouse-seal-1',
    seal.merchant,
    seal.number,
    seal.fromBatch,
    seal.toBatch,
    seal.entries,
    hash('sha256', seal.leaves, 'hex'),
    seal.previous.toString('hex'),
  ];
  return hash('sha256', words.join('\n'), 'buffer');
}

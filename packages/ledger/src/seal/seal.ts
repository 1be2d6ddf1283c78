// A seal: what it says, and the hash over all of it that is signed and that the next seal carries.
import { hash } from 'node:crypto';

export interface Seal {
  readonly merchant: number;
  readonly number: bigint;
  /** Batches from here (in it) to there (not in it). */
  readonly fromBatch: bigint;
  readonly toBatch: bigint;
  readonly entries: number;
  /** The leaf of each entry, in the order of batch and id. */
  readonly leaves: Buffer;
  /** The hash of the seal before; zeros before the first. */
  readonly previous: Buffer;
}

/** Signs a hash: Ed25519 over its 32 bytes. */
export type Signer = (hash: Uint8Array) => Uint8Array;

export const NO_SEAL = Buffer.alloc(32);

/** SHA-256 over the seal's words in a fixed form. */
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

// The leaves of a day's tree, stored in rows that are complete subtrees of it.
import { merkleRoot } from './merkle.ts';

/** A power of two, so that each row but the last is a complete subtree. */
export const LEAVES_PER_ROW = 1024;
const HASH_BYTES = 32;

export interface LeafRow {
  readonly firstAddress: string;
  readonly firstCurrency: string;
  readonly root: Buffer;
  readonly leaves: Buffer;
}

export interface LeafRows {
  add(account: { readonly address: string; readonly currency: string }, leaf: Buffer): void;
  readonly size: number;
  /** All rows; the last one may be shorter. */
  rows(): readonly LeafRow[];
}

/** Collects leaves in the order of the tree. */
export function collectLeafRows(): LeafRows {
  const rows: { first: { address: string; currency: string }; leaves: Buffer[] }[] = [];
  let size = 0;
  return {
    add({ address, currency }, leaf) {
      const last = rows[rows.length - 1];
      if (last !== undefined && last.leaves.length < LEAVES_PER_ROW) last.leaves.push(leaf);
      else rows.push({ first: { address, currency }, leaves: [leaf] });
      size += 1;
    },
    get size() {
      return size;
    },
    rows: () =>
      rows.map(({ first, leaves }) => ({
        firstAddress: first.address,
        firstCurrency: first.currency,
        root: merkleRoot(leaves),
        leaves: Buffer.concat(leaves),
      })),
  };
}

/** The leaf hashes of a row. */
export function splitLeaves(leaves: Buffer): Buffer[] {
  return Array.from({ length: leaves.length / HASH_BYTES }, (_, at) =>
    leaves.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );
}

// The canonical form in which an entry is hashed, and the leaf that a seal stores for it.
import { hash } from 'node:crypto';
import type { Row } from '../rows.ts';

/** A leaf consists of the entry's id and a truncated hash. */
export const ID_BYTES = 16;
export const LEAF_BYTES = 32;

/**
 * The columns of a leg in the order in which they are hashed; accounts by address, not by number.
 */
export const HASHED_COLUMNS = [
  'merchant_id',
  'entry_id',
  'batch',
  'at_ms',
  'code',
  'reference',
  'reverses',
  'refused',
  'leg',
  'debit',
  'debit_currency',
  'credit',
  'credit_currency',
  'amount',
  'debit_sequence',
  'debit_balance',
  'credit_sequence',
  'credit_balance',
] as const;

/**
 * The leaf of an entry: its id (16 bytes) and the first 16 bytes of the SHA-256 of its legs, each
 * leg the JSON array of its columns as text (null stays null), one leg per line. 16 bytes rule out
 * a search for a second preimage, and the id identifies a changed row.
 */
export function entryLeaf(legs: readonly Row[]): Buffer {
  const text = legs
    .map((leg) =>
      JSON.stringify(
        HASHED_COLUMNS.map((column) => {
          const value = leg[column];
          return value === null || value === undefined
            ? null
            : String(value as bigint | string | number);
        }),
      ),
    )
    .join('\n');
  const id = Buffer.from(String(legs[0]?.['entry_id']).replaceAll('-', ''), 'hex');
  return Buffer.concat([id, hash('sha256', text, 'buffer').subarray(0, LEAF_BYTES - ID_BYTES)]);
}

/** The entry id of a leaf, in its text form. */
export function leafId(leaf: Buffer): string {
  const hex = leaf.toString('hex', 0, ID_BYTES);
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const start = all.slice(0, index).reduce((sum, one) => sum + one, 0);
      return hex.slice(start, start + length);
    })
    .join('-');
}

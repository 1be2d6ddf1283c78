// The published books of a merchant as one file: seals, daily roots, and the proofs of one owner.
import { fail, ok, type Result } from '@fairhouse/values';
import {
  digits,
  hash,
  listOf,
  oneOf,
  problemsOf,
  record,
  signed,
  whole,
  type Shape,
} from '../shape.ts';

export const BOOKS_SCHEME = 'fairhouse-books-1';

/** A sealed range of batches. Batch numbers are decimal digits; hashes are hex. */
export interface SealLine {
  readonly number: string;
  /** The range of batches: `fromBatch` inclusive, `toBatch` exclusive. */
  readonly fromBatch: string;
  readonly toBatch: string;
  readonly entries: number;
  /** SHA-256 over the leaves of the entries; the leaves themselves are not published. */
  readonly leavesHash: string;
  readonly previous: string;
  readonly hash: string;
  readonly signature: string;
  /** Milliseconds since 1970; not signed. */
  readonly at: number;
}

/** The root over all balances at the end of a business day. */
export interface RootLine {
  readonly day: string;
  /** The last seal whose entries are included in the balances, and the batch at which it ends. */
  readonly sealNumber: string;
  readonly toBatch: string;
  readonly accounts: number;
  readonly root: string;
  readonly signature: string;
  /** Milliseconds since 1970; not signed. */
  readonly at: number;
}

/** The position of one balance in the tree of a day; given to its owner only. */
export interface BalanceLine {
  readonly day: string;
  readonly address: string;
  readonly currency: string;
  /** Whole ten-thousandths of the currency. */
  readonly balance: string;
  /** The number of the account's last entry. */
  readonly lines: string;
  readonly blind: string;
  readonly index: number;
  /** The sibling hashes on the path to the root, lowest first. */
  readonly path: readonly string[];
}

export interface BooksFile {
  readonly scheme: typeof BOOKS_SCHEME;
  readonly merchant: number;
  /** The Ed25519 public key that signs seals and roots. */
  readonly publicKey: string;
  /** Oldest first, without gaps. */
  readonly seals: readonly SealLine[];
  /** Oldest first. */
  readonly roots: readonly RootLine[];
  readonly balances?: readonly BalanceLine[];
}

/** Text that needs no escape inside the quotes of a leaf. */
const plain: Shape = (value) =>
  typeof value === 'string' && /^[\x20\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(value);

const seal = record({
  number: digits,
  fromBatch: digits,
  toBatch: digits,
  entries: whole,
  leavesHash: hash,
  previous: hash,
  hash,
  signature: signed,
  at: whole,
});

const root = record({
  day: plain,
  sealNumber: digits,
  toBatch: digits,
  accounts: whole,
  root: hash,
  signature: signed,
  at: whole,
});

const balance = record({
  day: plain,
  address: plain,
  currency: plain,
  balance: digits,
  lines: digits,
  blind: hash,
  index: whole,
  path: listOf(hash),
});

const REQUIRED = {
  scheme: oneOf([BOOKS_SCHEME]),
  merchant: whole,
  publicKey: hash,
  seals: listOf(seal),
  roots: listOf(root),
};

const OPTIONAL_FIELDS = { balances: listOf(balance) };

/** The file in a parsed JSON value, or the names of its missing and malformed fields. */
export function readBooksFile(value: unknown): Result<BooksFile, readonly string[]> {
  const problems = problemsOf(value, REQUIRED, OPTIONAL_FIELDS);
  return problems.length === 0 ? ok(value as BooksFile) : fail(problems);
}

// What the house publishes of its books, as one file: seals, daily roots, and an owner's proofs.
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

/** One sealed run of batches. Numbers of batches are decimal digits; hashes are hex. */
export interface SealLine {
  readonly number: string;
  /** Batches from here (in it) to there (not in it). */
  readonly fromBatch: string;
  readonly toBatch: string;
  readonly entries: number;
  /** SHA-256 over the leaves of the entries; the leaves stay in the books. */
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
  /** The last seal whose entries are in the balances, and the batch at which it ends. */
  readonly sealNumber: string;
  readonly toBatch: string;
  readonly accounts: number;
  readonly root: string;
  readonly signature: string;
  /** Milliseconds since 1970; not signed. */
  readonly at: number;
}

/** Where one balance stands in the tree of a day; for its owner alone. */
export interface BalanceLine {
  readonly day: string;
  readonly address: string;
  readonly currency: string;
  /** Whole ten-thousandths of the currency. */
  readonly balance: string;
  /** The number of the account's last line. */
  readonly lines: string;
  readonly blind: string;
  readonly index: number;
  /** The hashes beside the way up to the root, the lowest first. */
  readonly path: readonly string[];
}

export interface BooksFile {
  readonly scheme: typeof BOOKS_SCHEME;
  readonly merchant: number;
  /** The Ed25519 key of the seals and roots. */
  readonly publicKey: string;
  /** Oldest first, without a gap. */
  readonly seals: readonly SealLine[];
  /** Oldest first. */
  readonly roots: readonly RootLine[];
  readonly balances?: readonly BalanceLine[];
}

/** What goes between quotes in a leaf as it is. */
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

const LATER = { balances: listOf(balance) };

/** The file in a parsed JSON value, or the names of the fields that are missing or malformed. */
export function readBooksFile(value: unknown): Result<BooksFile, readonly string[]> {
  const problems = problemsOf(value, REQUIRED, LATER);
  return problems.length === 0 ? ok(value as BooksFile) : fail(problems);
}

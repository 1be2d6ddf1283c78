// The published books of a merchant as one file: seals, daily roots, and the proofs of one owner.
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

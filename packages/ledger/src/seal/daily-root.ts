// The Merkle root over all balances of a merchant: the content of a leaf, and the hash that is
// signed.
import { createHmac, hash } from 'node:crypto';
import { readBigint, type Row } from '../rows.ts';
import { leafHash } from './merkle.ts';

export interface AccountState {
  readonly address: string;
  readonly currency: string;
  readonly balance: bigint;
  /** The number of the account's last line; zero for house accounts. */
  readonly lines: bigint;
}

export interface BalanceLeaf {
  /** 32 bytes that are disclosed only to the owner of the account. */
  readonly blind: Buffer;
  readonly hash: Buffer;
}

/**
 * One leaf of the tree; leaves are ordered by the bytes of address and currency. A hash of the
 * balance alone could be found by brute force. Each leaf is therefore blinded with an HMAC under
 * the day's salt, so that a neighbour's proof discloses nothing.
 */
export function balanceLeaf(state: AccountState, salt: Buffer): BalanceLeaf {
  const { address, currency, balance, lines } = state;
  const text = Buffer.from(JSON.stringify([address, currency, String(balance), String(lines)]));
  const blind = createHmac('sha256', salt).update(text).digest();
  return { blind, hash: leafHash(blind, text) };
}

/** The account of a row with `address`, `currency`, `balance` and `lines`. */
export function readState(row: Row): AccountState {
  return {
    address: String(row['address']),
    currency: String(row['currency']),
    balance: readBigint(row['balance']),
    lines: readBigint(row['lines']),
  };
}

export interface DailyRoot {
  readonly merchant: number;
  readonly day: string;
  /** The last seal whose entries are in the balances, and the batch where it ends (exclusive). */
  readonly sealNumber: bigint;
  readonly toBatch: bigint;
  readonly accounts: number;
  readonly root: Buffer;
}

/** SHA-256 over the fields of the root in a fixed format: the hash that is signed and published. */
export function rootHash(root: DailyRoot): Buffer {
  const words = [
    'fairhouse-balances-2',
    root.merchant,
    root.day,
    root.sealNumber,
    root.toBatch,
    root.accounts,
    root.root.toString('hex'),
  ];
  return hash('sha256', words.join('\n'), 'buffer');
}

// The root over all balances of a merchant: what one balance says, and what is signed.
import { createHmac, hash } from 'node:crypto';
import { big, type Row } from '../rows.ts';
import { leafHash } from './merkle.ts';

export interface AccountState {
  readonly address: string;
  readonly currency: string;
  readonly balance: bigint;
  /** The number of the account's last line; zero for accounts of the house. */
  readonly lines: bigint;
}

export interface BalanceLeaf {
  /** 32 bytes that only the account's owner is told. */
  readonly blind: Buffer;
  readonly hash: Buffer;
}

/**
 * One leaf of the tree; the leaves stand in the order of address and currency, by bytes. A hash of
 * the balance alone could be found by trying balances: the blind, which the day's salt makes for
 * each leaf, keeps a neighbour's proof from telling anything.
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
    balance: big(row['balance']),
    lines: big(row['lines']),
  };
}

export interface DailyRoot {
  readonly merchant: number;
  readonly day: string;
  /** The last seal whose entries are in the balances, and the batch at which it ends. */
  readonly sealNumber: bigint;
  readonly toBatch: bigint;
  readonly accounts: number;
  readonly root: Buffer;
}

/** SHA-256 over the root's words in a fixed form: what is signed and published. */
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

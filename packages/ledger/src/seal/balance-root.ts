// The root over all balances of a merchant: what one balance says, and what is signed.
import { hash } from 'node:crypto';

export interface AccountState {
  readonly address: string;
  readonly currency: string;
  readonly balance: bigint;
  /** The number of the account's last line; zero for accounts of the house. */
  readonly lines: bigint;
}

/** One leaf of the tree; the leaves stand in the order of address and currency, by bytes. */
export function balanceLeaf({ address, currency, balance, lines }: AccountState): string {
  return JSON.stringify([address, currency, String(balance), String(lines)]);
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
    'fairhouse-balances-1',
    root.merchant,
    root.day,
    root.sealNumber,
    root.toBatch,
    root.accounts,
    root.root.toString('hex'),
  ];
  return hash('sha256', words.join('\n'), 'buffer');
}

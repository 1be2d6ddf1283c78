// What the process remembers of accounts, so that a batch can be computed without asking first.
import { assert, type MerchantId } from '@fairhouse/values';
import type { AccountKind, KindOf } from './chart.ts';
import type { Address, Currency } from './ledger.ts';

export interface Account {
  readonly merchant: MerchantId;
  readonly currency: Currency;
  readonly address: Address;
  readonly kind: AccountKind;
  /** The row's number, once known. It never changes. */
  id: bigint | undefined;
  /** A player's balance at `version`; the version is undefined when it has to be read. */
  balance: bigint;
  version: bigint | undefined;
  /** How many queued movements hold on to this account. */
  pins: number;
  /** A batch in flight moves it. */
  busy: boolean;
}

export interface Accounts {
  /** The account of an address; a bug when the chart does not declare it. */
  get(merchant: MerchantId, currency: Currency, address: Address): Account;
  /** Forgets the balance, because somebody else may have changed it. */
  forget(merchant: MerchantId, currency: Currency, address: Address): void;
  /**
   * Drops what is above the limit, except what is in use. Not done while accounts are looked up: two
   * objects of one account must never meet in a batch.
   */
  trim(): void;
  /** Forgets every balance that no batch in flight is computing with. */
  forgetAll(): void;
}

/** Remembers at most `limit` accounts beside those in use, the latest used longest. */
export function rememberAccounts(kindOf: KindOf, limit: number): Accounts {
  const known = new Map<string, Account>();
  const keyOf = (merchant: MerchantId, currency: Currency, address: Address): string =>
    `${merchant}/${currency}/${address}`;

  return {
    get(merchant, currency, address) {
      const key = keyOf(merchant, currency, address);
      const found = known.get(key);
      if (found !== undefined) {
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const kind = kindOf(address);
      assert(kind !== undefined, `the chart declares no account ${address}`);
      const fresh = newAccount({ merchant, currency, address, kind });
      known.set(key, fresh);
      return fresh;
    },
    forget(merchant, currency, address) {
      const found = known.get(keyOf(merchant, currency, address));
      if (found !== undefined && !found.busy) found.version = undefined;
    },
    trim() {
      let tries = known.size - limit;
      for (const [key, account] of known) {
        if (tries-- <= 0) return;
        known.delete(key);
        if (account.pins > 0) known.set(key, account);
      }
    },
    forgetAll() {
      for (const account of known.values()) if (!account.busy) account.version = undefined;
    },
  };
}

type AccountName = Pick<Account, 'merchant' | 'currency' | 'address' | 'kind'>;

function newAccount(name: AccountName): Account {
  return { ...name, id: undefined, balance: 0n, version: undefined, pins: 0, busy: false };
}

/** Sorts by key: the one order in which rows of accounts are locked. */
export function compareAccounts(left: Account, right: Account): number {
  if (left.merchant !== right.merchant) return left.merchant - right.merchant;
  return accountId(left) < accountId(right) ? -1 : 1;
}

/** The number of an account that has been found or opened. */
export function accountId(account: Account): bigint {
  assert(account.id !== undefined, `account ${account.address} has not been opened`);
  return account.id;
}

// The in-process cache of accounts and their balances: a batch is computed from it without a read
// from the database.
import { assert, Bug, type MerchantId } from '@fairhouse/values';
import type { AccountKind, FindAccountKind } from './chart.ts';
import type { Address, Currency } from './ledger.ts';

export interface Account {
  readonly merchant: MerchantId;
  readonly currency: Currency;
  readonly address: Address;
  readonly kind: AccountKind;
  /** The primary key of the row, once it was read or inserted. It never changes. */
  id: bigint | undefined;
  /** A player's balance at `version`; without a version the balance has to be read first. */
  balance: bigint;
  version: bigint | undefined;
  /** The number of queued movements that refer to this account. */
  pins: number;
  /** A batch in flight changes it. */
  busy: boolean;
  /** Looked up since the last trim. */
  used: boolean;
}

export interface AccountCache {
  /** The account of an address; throws when the chart does not declare it. */
  get(merchant: MerchantId, currency: Currency, address: Address): Account;
  /** Invalidates the balance of one account, which another writer may have changed. */
  invalidate(merchant: MerchantId, currency: Currency, address: Address): void;
  /**
   * Evicts accounts above the limit, except pinned ones. A lookup never evicts: two objects of one
   * account must not end up in the same batch.
   */
  trim(): void;
  /** Invalidates every balance except those that a batch in flight uses. */
  invalidateAll(): void;
}

/**
 * Caches about `limit` accounts beside the pinned ones. Eviction takes accounts that were not
 * looked up between two trims first. A strict LRU, which moves each account to the end of its map
 * at each lookup, took a sixth of the process's time at 256 callers.
 */
export function createAccountCache(findAccountKind: FindAccountKind, limit: number): AccountCache {
  const cache = new Map<MerchantId, Map<Currency, Map<Address, Account>>>();
  let count = 0;

  const accountsOf = (merchant: MerchantId, currency: Currency): Map<Address, Account> => {
    const found = cache.get(merchant)?.get(currency);
    if (found !== undefined) return found;
    const currencies = cache.get(merchant) ?? new Map<Currency, Map<Address, Account>>();
    const accounts = new Map<Address, Account>();
    cache.set(merchant, currencies);
    currencies.set(currency, accounts);
    return accounts;
  };
  const allAccounts = (): Map<Address, Account>[] =>
    [...cache.values()].flatMap((currencies) => [...currencies.values()]);

  return {
    get(merchant, currency, address) {
      const accounts = accountsOf(merchant, currency);
      const found = accounts.get(address);
      if (found !== undefined) {
        found.used = true;
        return found;
      }
      const kind = findAccountKind(address);
      assert(kind !== undefined, `the chart declares no account ${address}`);
      const fresh = newAccount({ merchant, currency, address, kind });
      accounts.set(address, fresh);
      count += 1;
      return fresh;
    },
    invalidate(merchant, currency, address) {
      const found = cache.get(merchant)?.get(currency)?.get(address);
      if (found !== undefined && !found.busy) found.version = undefined;
    },
    trim() {
      if (count <= limit) return;
      const target = Math.floor(limit * 0.8);
      // The first round evicts accounts not looked up since the last trim, the second any other.
      for (let round = 0; round < 2 && count > target; round++) {
        for (const accounts of allAccounts()) {
          for (const [address, account] of accounts) {
            if (count <= target) return;
            if (account.pins === 0 && !account.used && accounts.delete(address)) count -= 1;
            account.used = false;
          }
        }
      }
    },
    invalidateAll() {
      for (const accounts of allAccounts()) {
        for (const account of accounts.values()) if (!account.busy) account.version = undefined;
      }
    },
  };
}

type AccountName = Pick<Account, 'merchant' | 'currency' | 'address' | 'kind'>;

/** Each field by its name: a spread took ten times as long. */
function newAccount({ merchant, currency, address, kind }: AccountName): Account {
  return {
    merchant,
    currency,
    address,
    kind,
    id: undefined,
    balance: 0n,
    version: undefined,
    pins: 0,
    busy: false,
    used: true,
  };
}

/** Compares by primary key, the order in which account rows are always locked. */
export function compareAccounts(left: Account, right: Account): number {
  if (left.merchant !== right.merchant) return left.merchant - right.merchant;
  return accountId(left) < accountId(right) ? -1 : 1;
}

/** The id of an account that was read or opened. */
export function accountId(account: Account): bigint {
  // Sorting asks for it very often: the text is made only where it is needed.
  if (account.id === undefined) throw new Bug(`account ${account.address} has not been opened`);
  return account.id;
}

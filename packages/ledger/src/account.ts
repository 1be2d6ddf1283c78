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
  /** Looked up since memory was last trimmed. */
  used: boolean;
}

export interface Accounts {
  /** The account of an address; a bug when the chart does not declare it. */
  get(merchant: MerchantId, currency: Currency, address: Address): Account;
  /** Forgets the balance, because somebody else may have changed it. */
  forget(merchant: MerchantId, currency: Currency, address: Address): void;
  /**
   * Drops what is above the limit, except what is in use. Not done while accounts are looked up:
   * two objects of one account must never meet in a batch.
   */
  trim(): void;
  /** Forgets every balance that no batch in flight is computing with. */
  forgetAll(): void;
}

/**
 * Remembers about `limit` accounts beside those in use. Lookups move nothing: what was not looked
 * up between two trims goes first. (Moving each account to the end of its map at each lookup cost
 * a sixth of the process's time at 256 callers.)
 */
export function rememberAccounts(kindOf: KindOf, limit: number): Accounts {
  const shelves = new Map<MerchantId, Map<Currency, Map<Address, Account>>>();
  let count = 0;

  const shelfOf = (merchant: MerchantId, currency: Currency): Map<Address, Account> => {
    const found = shelves.get(merchant)?.get(currency);
    if (found !== undefined) return found;
    const currencies = shelves.get(merchant) ?? new Map<Currency, Map<Address, Account>>();
    const shelf = new Map<Address, Account>();
    shelves.set(merchant, currencies);
    currencies.set(currency, shelf);
    return shelf;
  };
  const everyShelf = (): Map<Address, Account>[] =>
    [...shelves.values()].flatMap((currencies) => [...currencies.values()]);

  return {
    get(merchant, currency, address) {
      const shelf = shelfOf(merchant, currency);
      const found = shelf.get(address);
      if (found !== undefined) {
        found.used = true;
        return found;
      }
      const kind = kindOf(address);
      assert(kind !== undefined, `the chart declares no account ${address}`);
      const fresh = newAccount({ merchant, currency, address, kind });
      shelf.set(address, fresh);
      count += 1;
      return fresh;
    },
    forget(merchant, currency, address) {
      const found = shelves.get(merchant)?.get(currency)?.get(address);
      if (found !== undefined && !found.busy) found.version = undefined;
    },
    trim() {
      if (count <= limit) return;
      const enough = Math.floor(limit * 0.8);
      // The first round takes what was not looked up since the last trim, the second what it must.
      for (let round = 0; round < 2 && count > enough; round++) {
        for (const shelf of everyShelf()) {
          for (const [address, account] of shelf) {
            if (count <= enough) return;
            if (account.pins === 0 && !account.used && shelf.delete(address)) count -= 1;
            account.used = false;
          }
        }
      }
    },
    forgetAll() {
      for (const shelf of everyShelf()) {
        for (const account of shelf.values()) if (!account.busy) account.version = undefined;
      }
    },
  };
}

type AccountName = Pick<Account, 'merchant' | 'currency' | 'address' | 'kind'>;

function newAccount(name: AccountName): Account {
  return {
    ...name,
    id: undefined,
    balance: 0n,
    version: undefined,
    pins: 0,
    busy: false,
    used: true,
  };
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

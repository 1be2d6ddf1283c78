// Opens the ledger: its options, and the wiring of its parts.
import type { Pool, PoolClient } from 'pg';
import { assert, delta } from '@fairhouse/values';
import { createAccountCache } from './account.ts';
import { readBalances } from './balance.ts';
import { openBatcher } from './batcher.ts';
import { createBatchBooker } from './create-batch-booker.ts';
import { bookInTransaction } from './book-in-transaction.ts';
import { readChart, type Chart } from './chart.ts';
import { endHoldInTransaction, holdInTransaction } from './hold.ts';
import type { EntryRequest, Ledger, BatchParticipant } from './ledger.ts';
import { listCrossings } from './list-crossings.ts';
import { findEntry, findRecordedEntry, listEntries } from './list-entries.ts';
import { listAccounts } from './list-accounts.ts';
import { readPosting, type Codes } from './posting.ts';
import { readStatement } from './statement.ts';

export interface LedgerOptions {
  /**
   * Connections of the application's role; batches use up to two at a time. Should be a separate
   * pool, so that other work cannot starve the batches, and must not have connected yet. Its
   * connections pipeline statements: a batch with participants takes two round trips instead of
   * six.
   */
  readonly pool: Pool;
  /** The reasons for movements, with the number that is stored (1 to 32767, never reused). */
  readonly codes: Codes;
  readonly chart: Chart;
  /** The modules that participate in batches, by name. */
  readonly participants?: Readonly<Record<string, BatchParticipant<unknown>>>;
  /** The number of accounts cached between batches; about 300 bytes each. */
  readonly accountCacheSize?: number;
}

/** Opens the ledger on a database that has run the ledger's migrations. */
export function openLedger(options: LedgerOptions): Ledger {
  const { pool, codes } = options;
  const codeNames = readCodes(codes);
  // A connection can fail before the pool hands it over. Without an error listener from the start
  // that would end the process; the user of the connection gets the error from its statement.
  const listen = (client: PoolClient): void => void client.on('error', () => undefined);
  pool.on('connect', listen);
  const findAccountKind = readChart(options.chart);
  const accounts = createAccountCache(findAccountKind, options.accountCacheSize ?? 50_000);
  const batcher = openBatcher(
    createBatchBooker({ pool, accounts, codeNames, participants: options.participants ?? {} }),
    () => accounts.trim(),
  );
  const books = { codes, codeNames, findAccountKind };
  const invalidateAccounts = (entries: readonly EntryRequest[]): void => {
    for (const { merchant, currency, legs } of entries) {
      for (const { debit, credit } of legs) {
        accounts.invalidate(merchant, currency, debit);
        accounts.invalidate(merchant, currency, credit);
      }
    }
  };

  return {
    async book(entry, participation, attached = []) {
      const posting = readPosting(
        entry,
        { codes, accounts },
        { attached, ...(participation === undefined ? {} : { participation }) },
      );
      const [outcome] = batcher.add([posting]);
      assert(outcome !== undefined, 'one posting has one outcome');
      return outcome;
    },
    async bookMany(entries) {
      return Promise.all(
        batcher.add(entries.map((entry) => readPosting(entry, { codes, accounts }))),
      );
    },
    async refuseMany(entries, reason) {
      const options = { refusal: reason };
      return Promise.all(
        batcher.add(entries.map((entry) => readPosting(entry, { codes, accounts }, options))),
      );
    },
    async bookInTransaction(client, entries) {
      const outcomes = await bookInTransaction(
        books,
        client,
        entries.map((entry) => ({ entry })),
      );
      invalidateAccounts(entries);
      return outcomes;
    },
    holdInTransaction: (client, hold) => holdInTransaction(books, client, hold),
    settleHoldInTransaction: (client, end) => endHoldInTransaction(books, client, end),
    releaseHoldInTransaction: (client, end) => endHoldInTransaction(books, client, end),
    balance: async (merchant, currency, address) => {
      const found = await readBalances(pool, { merchant, currency, addresses: [address] });
      return found.get(address) ?? delta(0n);
    },
    balancesInTransaction: (client, query) => readBalances(client, query),
    statement: (query) => readStatement(pool, books, query),
    findRecordedEntry: (merchant, id) => findRecordedEntry(pool, codeNames, { merchant, id }),
    findEntry: (merchant, id) => findEntry(pool, codeNames, { merchant, id }),
    listAccounts: (query) => listAccounts(pool, query),
    listEntries: (query) => listEntries(pool, books, query),
    listCrossings: (query) => listCrossings(pool, books, query),
    clearCache() {
      accounts.invalidateAll();
      for (const participant of Object.values(options.participants ?? {}))
        participant.clearCache?.();
    },
    async close() {
      await batcher.close();
      pool.off('connect', listen);
    },
  };
}

function readCodes(codes: Codes): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [name, code] of Object.entries(codes)) {
    assert(Number.isInteger(code) && code > 0 && code <= 32_767, `code ${name} is 1 to 32767`);
    assert(!names.has(code), `two codes have the number ${code}`);
    names.set(code, name);
  }
  return names;
}

// Puts the ledger together: what it is opened with, and which part does what.
import type { Pool, PoolClient } from 'pg';
import { assert } from '@fairhouse/values';
import { rememberAccounts } from './account.ts';
import { readBalance } from './balance.ts';
import { openBatcher } from './batcher.ts';
import { batchBooker } from './book-batch.ts';
import { bookIn } from './book-in.ts';
import { readChart, type Chart } from './chart.ts';
import { endHoldIn, holdIn } from './hold.ts';
import type { EntryRequest, Ledger, RiderWriter } from './ledger.ts';
import { findEntry, findTaken, listEntries } from './list-entries.ts';
import { listAccounts } from './list-accounts.ts';
import { readPosting, type Codes } from './posting.ts';
import { readStatement } from './statement.ts';

export interface LedgerOptions {
  /**
   * Connections of the application's role; up to two are in use for batches. Best a pool of its
   * own, so that a crowd of other work cannot starve the batches; opened before its first
   * connection is made. Its connections send statements in a pipeline: a batch with riders waits
   * for the database twice instead of six times.
   */
  readonly pool: Pool;
  /** Why money moves, by the small number that is stored (1 to 32767, never used again). */
  readonly codes: Codes;
  readonly chart: Chart;
  /** The modules' rows that ride along, by the name that a rider gives. */
  readonly writers?: Readonly<Record<string, RiderWriter<unknown>>>;
  /** How many accounts are remembered between batches; about 300 bytes each. */
  readonly rememberedAccounts?: number;
}

/** Opens the ledger on a database that has the ledger's migrations. */
export function openLedger(options: LedgerOptions): Ledger {
  const { pool, codes } = options;
  const codeNames = readCodes(codes);
  // A new connection can break in the same moment in which it is handed over: without a listener
  // from the start that would end the process. Whoever uses the connection learns of it by its
  // statement.
  const listen = (client: PoolClient): void => void client.on('error', () => undefined);
  pool.on('connect', listen);
  const kindOf = readChart(options.chart);
  const accounts = rememberAccounts(kindOf, options.rememberedAccounts ?? 50_000);
  const batcher = openBatcher(
    batchBooker({ pool, accounts, codeNames, writers: options.writers ?? {} }),
    () => accounts.trim(),
  );
  const books = { codes, codeNames, kindOf };
  const forgetAccountsOf = (entries: readonly EntryRequest[]): void => {
    for (const { merchant, currency, legs } of entries) {
      for (const { debit, credit } of legs) {
        accounts.forget(merchant, currency, debit);
        accounts.forget(merchant, currency, credit);
      }
    }
  };

  return {
    async book(entry, rider) {
      const posting = readPosting(entry, { codes, accounts }, rider === undefined ? {} : { rider });
      const [outcome] = batcher.add([posting]);
      assert(outcome !== undefined, 'one posting has one outcome');
      return outcome;
    },
    async bookMany(entries) {
      return Promise.all(
        batcher.add(entries.map((entry) => readPosting(entry, { codes, accounts }))),
      );
    },
    async withholdMany(entries, reason) {
      const extra = { refuse: reason };
      return Promise.all(
        batcher.add(entries.map((entry) => readPosting(entry, { codes, accounts }, extra))),
      );
    },
    async bookIn(client, entries) {
      const outcomes = await bookIn(
        books,
        client,
        entries.map((entry) => ({ entry })),
      );
      forgetAccountsOf(entries);
      return outcomes;
    },
    holdIn: (client, hold) => holdIn(books, client, hold),
    settleHoldIn: (client, end) => endHoldIn(books, client, end),
    releaseHoldIn: (client, end) => endHoldIn(books, client, end),
    balance: (merchant, currency, address) => readBalance(pool, { merchant, currency, address }),
    statement: (query) => readStatement(pool, books, query),
    findTaken: (merchant, id) => findTaken(pool, codeNames, { merchant, id }),
    findEntry: (merchant, id) => findEntry(pool, codeNames, { merchant, id }),
    listAccounts: (query) => listAccounts(pool, query),
    listEntries: (query) => listEntries(pool, books, query),
    forget() {
      accounts.forgetAll();
      for (const writer of Object.values(options.writers ?? {})) writer.forget?.();
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

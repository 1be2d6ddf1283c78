// Books inside the caller's transaction, under row locks taken in account order.
import { Bug } from '@fairhouse/values';
import { createAccountCache, type Account } from './account.ts';
import type { FindAccountKind } from './chart.ts';
import { decide } from './decide.ts';
import type { EntryRequest, Outcome, SqlClient } from './ledger.ts';
import { readPosting, type Codes, type Posting, type PostingOptions } from './posting.ts';
import { findEntries, loadAccounts, lockBalances, queryRunner, writeBatch } from './store.ts';

export interface TransactionBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
  readonly findAccountKind: FindAccountKind;
}

export interface TransactionEntry extends PostingOptions {
  readonly entry: EntryRequest;
}

/**
 * Attempts when another transaction takes an id between our lookup and our insert.
 */
const TRIES_MAX = 5;

/**
 * Caches nothing that this transaction reads, because it may roll back. Stale entries of the shared
 * cache are detected by the account versions.
 */
export async function bookInTransaction(
  books: TransactionBooks,
  client: SqlClient,
  entries: readonly TransactionEntry[],
): Promise<readonly Outcome[]> {
  if (entries.length === 0) return [];
  const accounts = createAccountCache(books.findAccountKind, Number.MAX_SAFE_INTEGER);
  const postings = entries.map(({ entry, ...options }) =>
    readPosting(entry, { codes: books.codes, accounts }, options),
  );
  const run = queryRunner(client);
  const touched = accountsOf(postings);
  const players = touched.filter(({ kind }) => kind === 'player');
  await loadAccounts(run, touched);
  if (players.length > 0) await lockBalances(run, players);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const ids = postings.map(({ entry }) => entry);
    const decision = decide(postings, await findEntries(run, ids, books.codeNames));
    if (decision.lines.length === 0) return decision.outcomes(0 as never);
    const written = await writeBatch(run, decision);
    if (written.state === 'written') return decision.outcomes(written.at);
  }
  throw new Bug('an entry id is taken by a transaction that cannot be seen: is it serializable?');
}

function accountsOf(postings: readonly Posting[]): Account[] {
  const touched = new Set<Account>();
  for (const { legs } of postings) {
    for (const { debit, credit } of legs) touched.add(debit).add(credit);
  }
  return [...touched];
}

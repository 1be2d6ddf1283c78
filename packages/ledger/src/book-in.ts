// Books inside somebody else's transaction: under row locks in account order, with the same
// numbers.
import { Bug } from '@fairhouse/values';
import { rememberAccounts, type Account } from './account.ts';
import type { KindOf } from './chart.ts';
import { decide } from './decide.ts';
import type { EntryRequest, Outcome, SqlClient } from './ledger.ts';
import { readPosting, type Codes, type Posting, type PostingExtra } from './posting.ts';
import { findEntries, loadAccounts, lockBalances, runOn, writeBatch } from './store.ts';

export interface TransactionBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
  readonly kindOf: KindOf;
}

export interface GivenEntry extends PostingExtra {
  readonly entry: EntryRequest;
}

/**
 * Another transaction may take an id while ours looks for it; it is looked for again this often.
 */
const TRIES_MAX = 5;

/**
 * Nothing is remembered of what this transaction sees: it may yet roll back. What the process
 * remembers elsewhere is protected by the versions.
 */
export async function bookIn(
  books: TransactionBooks,
  client: SqlClient,
  given: readonly GivenEntry[],
): Promise<readonly Outcome[]> {
  if (given.length === 0) return [];
  const accounts = rememberAccounts(books.kindOf, Number.MAX_SAFE_INTEGER);
  const postings = given.map(({ entry, ...extra }) =>
    readPosting(entry, { codes: books.codes, accounts }, extra),
  );
  const run = runOn(client);
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

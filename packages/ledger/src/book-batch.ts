// Writes one batch: computed from remembered balances first, under locks when those have moved.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { Bug } from '@fairhouse/values';
import type { Account, Accounts } from './account.ts';
import type { Failure } from './batcher.ts';
import { decide, type Decision, type StoredEntry } from './decide.ts';
import type { Outcome, RiderWriter } from './ledger.ts';
import { openRiders } from './open-riders.ts';
import type { Posting } from './posting.ts';
import { isConnectionLoss, isDataError, isTurnedAway } from './sql-error.ts';
import { findEntries, loadAccounts, lockBalances, writeBatch, type Run } from './store.ts';

export interface Books {
  readonly pool: Pool;
  readonly accounts: Accounts;
  readonly codeNames: ReadonlyMap<number, string>;
  readonly writers: Readonly<Record<string, RiderWriter<unknown>>>;
}

type Verdicts = readonly (Outcome | Failure)[];

/** How long a batch tries again when the database is gone, and pauses between tries. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;
/** How often a batch is computed again before something must be wrong. */
const TRIES_MAX = 20;
/** Batches that look for taken ids beforehand, after one has met a taken id. */
const CAREFUL_BATCHES = 32;

/** The function that books a batch of postings, in order, on a connection of the pool. */
export function batchBooker(books: Books): (postings: readonly Posting[]) => Promise<Verdicts> {
  const caution = { left: 0 };

  const book = async (postings: readonly Posting[]): Promise<Verdicts> => {
    try {
      return await bookPatiently(books, postings, caution);
    } catch (error) {
      const alone = postings.length === 1;
      if (alone || !isDataError(error)) return postings.map(() => ({ status: 'failed', error }));
      // One movement (or its rider) spoils the batch: the others must not fail with it.
      const half = Math.ceil(postings.length / 2);
      return [...(await book(postings.slice(0, half))), ...(await book(postings.slice(half)))];
    }
  };
  return book;
}

interface Caution {
  left: number;
}

/** Tries again what a deadlock turned away or a lost connection left open: ids make that safe. */
async function bookPatiently(
  books: Books,
  postings: readonly Posting[],
  caution: Caution,
): Promise<Verdicts> {
  const started = performance.now();
  let careful = false;
  for (let tries = 1; ; tries++) {
    try {
      return await bookOnce(books, postings, { careful, caution });
    } catch (error) {
      for (const account of playersOf(postings)) account.version = undefined;
      const lost = isConnectionLoss(error);
      if (lost) books.accounts.forgetAll();
      const again = isTurnedAway(error)
        ? tries < TRIES_MAX
        : lost && performance.now() - started < PATIENCE_MS;
      if (!again) throw error;
      careful = true;
      if (lost) await pause(Math.min(tries, 8) * PAUSE_MS);
    }
  }
}

async function bookOnce(
  books: Books,
  postings: readonly Posting[],
  { careful, caution }: { careful: boolean; caution: Caution },
): Promise<Verdicts> {
  const client = await books.pool.connect();
  let broken = true;
  try {
    const run: Run = async (name, text, values) =>
      (await client.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
    const unread = unreadAccounts(postings);
    if (unread.length > 0) await loadAccounts(run, unread);
    const plain = !careful && postings.every(({ rider }) => rider === undefined);
    const outcomes = plain
      ? ((await bookFast(books, postings, run, caution)) ??
        (await bookInTransaction(books, postings, { client, run, locked: true, caution })))
      : await bookInTransaction(books, postings, { client, run, locked: careful, caution });
    broken = false;
    return outcomes;
  } catch (error) {
    if (!isConnectionLoss(error)) broken = !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The usual way: one statement, which is its own transaction. Undefined when it wrote nothing. */
async function bookFast(
  books: Books,
  postings: readonly Posting[],
  run: Run,
  caution: Caution,
): Promise<readonly Outcome[] | undefined> {
  const stored = await takenIds(books, postings, run, caution);
  const decision = decide(postings, stored);
  const written = await writeDecision(run, decision);
  if (written.state === 'written') return remember(decision, written.at);
  if (written.state === 'taken') caution.left = CAREFUL_BATCHES;
  return undefined;
}

interface Transaction {
  readonly client: PoolClient;
  readonly run: Run;
  /** Balances are locked and read before anything is decided. */
  readonly locked: boolean;
  readonly caution: Caution;
}

async function bookInTransaction(
  books: Books,
  postings: readonly Posting[],
  { client, run, locked, caution }: Transaction,
): Promise<readonly Outcome[]> {
  await client.query('begin');
  let stored = locked ? new Map() : await takenIds(books, postings, run, caution);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    // Riders take their locks before balances are locked, in every batch of every process.
    const riders = await openRiders(books.writers, postings, client);
    if (locked || tries > 0) {
      const players = playersOf(postings);
      if (players.length > 0) await lockBalances(run, players);
      stored = await findEntries(
        run,
        postings.map(({ entry }) => entry),
        books.codeNames,
      );
    }
    const decision = decide(postings, stored, riders.admit);
    const written = await writeDecision(run, decision);
    if (written.state !== 'written') {
      if (written.state === 'taken') caution.left = CAREFUL_BATCHES;
      continue;
    }
    await riders.write(decision.booked);
    await client.query('commit');
    return remember(decision, written.at);
  }
  throw new Bug('a batch found its locked accounts moved, again and again');
}

/** Looks up ids that are taken, when some have been met lately. */
async function takenIds(
  books: Books,
  postings: readonly Posting[],
  run: Run,
  caution: Caution,
): Promise<ReadonlyMap<string, StoredEntry>> {
  if (caution.left === 0) return new Map();
  const ids = postings.map(({ entry }) => entry);
  const stored = await findEntries(run, ids, books.codeNames);
  caution.left = stored.size > 0 ? CAREFUL_BATCHES : caution.left - 1;
  return stored;
}

/** Writes nothing when there is nothing to write: every id was taken. */
async function writeDecision(run: Run, decision: Decision) {
  if (decision.lines.length === 0) return { state: 'written', at: 0 as never } as const;
  return writeBatch(run, decision);
}

/** Once committed, the new balances are the ones to remember. */
function remember(decision: Decision, at: Parameters<Decision['outcomes']>[0]) {
  for (const [account, draft] of decision.drafts) {
    account.balance = draft.balance;
    account.version = draft.version;
  }
  return decision.outcomes(at);
}

function playersOf(postings: readonly Posting[]): Account[] {
  const players = new Set<Account>();
  for (const { legs } of postings) {
    for (const { debit, credit } of legs) {
      if (debit.kind === 'player') players.add(debit);
      if (credit.kind === 'player') players.add(credit);
    }
  }
  return [...players];
}

function unreadAccounts(postings: readonly Posting[]): Account[] {
  const unread = new Set<Account>();
  for (const { legs } of postings) {
    for (const { debit, credit } of legs) {
      for (const account of [debit, credit]) {
        const known = account.kind === 'player' ? account.version : account.id;
        if (known === undefined) unread.add(account);
      }
    }
  }
  return [...unread];
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

// Books one batch, whatever happens to it: tries again what may be tried again, and lets no
// movement spoil it for the others.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Account, Accounts } from './account.ts';
import type { Failure } from './batcher.ts';
import {
  bookFast,
  bookUnderLocks,
  bookWithRiders,
  playersOf,
  type Caution,
  type WritingBooks,
} from './booking-ways.ts';
import type { Outcome } from './ledger.ts';
import type { Posting } from './posting.ts';
import { isConnectionLoss, isDataError, isTurnedAway } from './sql-error.ts';
import { loadAccounts, type Run } from './store.ts';

export interface Books extends WritingBooks {
  readonly pool: Pool;
  readonly accounts: Accounts;
}

type Verdicts = readonly (Outcome | Failure)[];

/** How long a batch tries again when the database is gone, and pauses between tries. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;
/** How often a batch is computed again before something must be wrong. */
const TRIES_MAX = 20;

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
    const plain = postings.every(({ rider }) => rider === undefined);
    const way = { client, run, caution };
    const booked = careful
      ? undefined
      : plain
        ? await bookFast(books, postings, way)
        : await bookWithRiders(books, postings, way);
    const outcomes = booked ?? (await bookUnderLocks(books, postings, way));
    broken = false;
    return outcomes;
  } catch (error) {
    if (!isConnectionLoss(error)) broken = !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
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

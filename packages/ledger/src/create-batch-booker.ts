// Books one batch with retries. When a movement makes the batch fail, the batch is split so that
// the other movements are booked.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Account, AccountCache } from './account.ts';
import type { Failure } from './batcher.ts';
import {
  bookOptimistically,
  bookUnderLocks,
  bookWithParticipants,
  playersOf,
  type IdCheckCountdown,
  type BatchBooks,
} from './booking-strategies.ts';
import type { Outcome } from './ledger.ts';
import { withAttached, type Posting } from './posting.ts';
import { isConnectionLoss, isDataError, isTransactionConflict } from './sql-error.ts';
import { loadAccounts, type QueryRunner } from './store.ts';

export interface Books extends BatchBooks {
  readonly pool: Pool;
  readonly accounts: AccountCache;
}

type BatchOutcomes = readonly (Outcome | Failure)[];

/** How long a batch is retried after a lost connection, and the delay between attempts. */
const RETRY_MS_MAX = 5000;
const RETRY_DELAY_MS = 50;
/** Attempts after transaction conflicts before the batch fails. */
const TRIES_MAX = 20;

/** Creates the function that books a batch of postings, in order, on a connection of the pool. */
export function createBatchBooker(
  books: Books,
): (postings: readonly Posting[]) => Promise<BatchOutcomes> {
  const countdown = { left: 0 };

  const book = async (postings: readonly Posting[]): Promise<BatchOutcomes> => {
    try {
      return await bookWithRetries(books, postings, countdown);
    } catch (error) {
      const alone = postings.length === 1;
      if (alone || !isDataError(error)) return postings.map(() => ({ status: 'failed', error }));
      // One movement, or its participant, makes the batch fail: bisect, so that the others succeed.
      const half = Math.ceil(postings.length / 2);
      return [...(await book(postings.slice(0, half))), ...(await book(postings.slice(half)))];
    }
  };
  return book;
}

/** Retries after transaction conflicts and lost connections; entry ids make a retry idempotent. */
async function bookWithRetries(
  books: Books,
  postings: readonly Posting[],
  countdown: IdCheckCountdown,
): Promise<BatchOutcomes> {
  const started = performance.now();
  let mustLock = false;
  for (let tries = 1; ; tries++) {
    try {
      return await bookOnce(books, postings, { mustLock, countdown });
    } catch (error) {
      for (const account of playersOf(postings)) account.version = undefined;
      const lost = isConnectionLoss(error);
      if (lost) books.accounts.invalidateAll();
      const canRetry = isTransactionConflict(error)
        ? tries < TRIES_MAX
        : lost && performance.now() - started < RETRY_MS_MAX;
      if (!canRetry) throw error;
      mustLock = true;
      if (lost) await sleep(Math.min(tries, 8) * RETRY_DELAY_MS);
    }
  }
}

async function bookOnce(
  books: Books,
  postings: readonly Posting[],
  { mustLock, countdown }: { mustLock: boolean; countdown: IdCheckCountdown },
): Promise<BatchOutcomes> {
  const client = await books.pool.connect();
  let broken = true;
  try {
    const run: QueryRunner = async (name, text, values) =>
      (await client.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
    const unread = unreadAccounts(postings);
    if (unread.length > 0) await loadAccounts(run, unread);
    const plain = postings.every(({ participation }) => participation === undefined);
    const context = { client, run, countdown };
    const booked = mustLock
      ? undefined
      : plain
        ? await bookOptimistically(books, postings, context)
        : await bookWithParticipants(books, postings, context);
    const outcomes = booked ?? (await bookUnderLocks(books, postings, context));
    broken = false;
    return outcomes;
  } catch (error) {
    if (!isConnectionLoss(error)) broken = !(await tryRollback(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

function unreadAccounts(postings: readonly Posting[]): Account[] {
  const unread = new Set<Account>();
  for (const { legs } of withAttached(postings)) {
    for (const { debit, credit } of legs) {
      for (const account of [debit, credit]) {
        const known = account.kind === 'player' ? account.version : account.id;
        if (known === undefined) unread.add(account);
      }
    }
  }
  return [...unread];
}

async function tryRollback(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

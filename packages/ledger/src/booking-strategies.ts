// The strategies by which one batch is written: first optimistically, from cached balances, and
// under row locks when those turn out to be stale.
import type { PoolClient } from 'pg';
import { Bug } from '@fairhouse/values';
import type { Account } from './account.ts';
import { decide, type Decision, type StoredEntry } from './decide.ts';
import type { Outcome, BatchParticipant, Statement } from './ledger.ts';
import { openParticipants } from './open-participants.ts';
import { withAttached, type Posting } from './posting.ts';
import {
  findEntries,
  lockBalances,
  writeBatch,
  writeBatchOrAbort,
  type QueryRunner,
} from './store.ts';

export interface BatchBooks {
  readonly codeNames: ReadonlyMap<number, string>;
  readonly participants: Readonly<Record<string, BatchParticipant<unknown>>>;
}

/** After a batch with a used id, this many batches look up their ids before they are decided. */
const ID_CHECK_BATCHES = 32;
/** Attempts to write a batch under locks. */
const TRIES_MAX = 20;

/** The result of a batch in which every id was already used. */
const NOTHING_WRITTEN = { state: 'written', at: 0 as never } as const;

export interface IdCheckCountdown {
  /** The number of further batches that look up their ids first. */
  left: number;
}

export interface BatchContext {
  readonly client: PoolClient;
  readonly run: QueryRunner;
  readonly countdown: IdCheckCountdown;
}

/** Writes a batch as one statement in autocommit mode. Undefined when nothing was written. */
export async function bookOptimistically(
  books: BatchBooks,
  postings: readonly Posting[],
  { run, countdown }: BatchContext,
): Promise<readonly Outcome[] | undefined> {
  const stored = await findTakenEntries(books, postings, run, countdown);
  const decision = decide(postings, stored);
  const written = await writeDecision(run, decision);
  if (written.state === 'written') return cacheBalances(decision, written.at);
  if (written.state === 'taken') countdown.left = ID_CHECK_BATCHES;
  return undefined;
}

/**
 * Writes a batch with participants in two round trips: statements that do not depend on each
 * other's results are pipelined, the commit included. Undefined when nothing was written.
 */
export async function bookWithParticipants(
  books: BatchBooks,
  postings: readonly Posting[],
  { client, run, countdown }: BatchContext,
): Promise<readonly Outcome[] | undefined> {
  const [, stored, participants] = await settleAll([
    client.query('begin'),
    findTakenEntries(books, postings, run, countdown),
    openParticipants(books.participants, postings, client),
  ]);
  const decision = decide(postings, stored, participants);
  const statements = participants.write(decision.booked);
  const [written, participantWrite, commit] = await Promise.allSettled([
    decision.lines.length === 0 ? NOTHING_WRITTEN : writeBatchOrAbort(run, decision),
    sendAll(run, statements),
    client.query('commit'),
  ]);
  if (written.status === 'rejected') throw written.reason;
  if (written.value.state !== 'written') {
    if (written.value.state === 'taken') countdown.left = ID_CHECK_BATCHES;
    return undefined;
  }
  if (participantWrite.status === 'rejected') throw participantWrite.reason;
  if (commit.status === 'rejected') throw commit.reason;
  // PostgreSQL answers the commit of a failed transaction with the command tag ROLLBACK.
  if (commit.value.command !== 'COMMIT') throw new Bug('a batch was rolled back without an error');
  return cacheBalances(decision, written.value.at);
}

/** Pipelines the statements in order. */
function sendAll(run: QueryRunner, statements: readonly Statement[]): Promise<unknown> {
  return settleAll(statements.map(({ name, text, values }) => run(name, text, values)));
}

/** Waits for all promises even if one rejects, so that no statement is pending at the rollback. */
async function settleAll<const Promises extends readonly Promise<unknown>[]>(promises: Promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Writes a batch after locking and reading its balances and looking up its ids. */
export async function bookUnderLocks(
  books: BatchBooks,
  postings: readonly Posting[],
  { client, run, countdown }: BatchContext,
): Promise<readonly Outcome[]> {
  await client.query('begin');
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    // Lock order: participants first, then balances, in every batch of every process.
    const participants = await openParticipants(books.participants, postings, client);
    const players = playersOf(postings);
    if (players.length > 0) await lockBalances(run, players);
    const ids = withAttached(postings).map(({ entry }) => entry);
    const stored = await findEntries(run, ids, books.codeNames);
    const decision = decide(postings, stored, participants);
    const written = await writeDecision(run, decision);
    if (written.state !== 'written') {
      if (written.state === 'taken') countdown.left = ID_CHECK_BATCHES;
      continue;
    }
    await sendAll(run, participants.write(decision.booked));
    await client.query('commit');
    return cacheBalances(decision, written.at);
  }
  throw new Bug('a batch found its locked accounts moved, again and again');
}

/** Looks up used ids, but only while `countdown` says that one was met recently. */
async function findTakenEntries(
  books: BatchBooks,
  postings: readonly Posting[],
  run: QueryRunner,
  countdown: IdCheckCountdown,
): Promise<ReadonlyMap<string, StoredEntry>> {
  if (countdown.left === 0) return new Map();
  const ids = withAttached(postings).map(({ entry }) => entry);
  const stored = await findEntries(run, ids, books.codeNames);
  countdown.left = stored.size > 0 ? ID_CHECK_BATCHES : countdown.left - 1;
  return stored;
}

/** Writes nothing when every id was already used. */
async function writeDecision(run: QueryRunner, decision: Decision) {
  return decision.lines.length === 0 ? NOTHING_WRITTEN : writeBatch(run, decision);
}

/** Stores the new balances in the account cache; called after the commit. */
function cacheBalances(decision: Decision, at: Parameters<Decision['outcomes']>[0]) {
  for (const [account, pending] of decision.pendingBalances) {
    account.balance = pending.balance;
    account.version = pending.version;
  }
  return decision.outcomes(at);
}

/** The player accounts that postings change. */
export function playersOf(postings: readonly Posting[]): Account[] {
  const players = new Set<Account>();
  for (const { legs } of postings) {
    for (const { debit, credit } of legs) {
      if (debit.kind === 'player') players.add(debit);
      if (credit.kind === 'player') players.add(credit);
    }
  }
  return [...players];
}

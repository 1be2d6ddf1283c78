// The ways in which one batch is written: computed from remembered balances first, under locks when
// those have moved.
import type { PoolClient } from 'pg';
import { Bug } from '@fairhouse/values';
import type { Account } from './account.ts';
import { decide, type Decision, type StoredEntry } from './decide.ts';
import type { Outcome, RiderWriter, Statement } from './ledger.ts';
import { openRiders } from './open-riders.ts';
import type { Posting } from './posting.ts';
import { findEntries, lockBalances, writeBatch, writeBatchOrEnd, type Run } from './store.ts';

export interface WritingBooks {
  readonly codeNames: ReadonlyMap<number, string>;
  readonly writers: Readonly<Record<string, RiderWriter<unknown>>>;
}

/** Batches that look for taken ids beforehand, after one has met a taken id. */
const CAREFUL_BATCHES = 32;
/** How often a batch is computed again before something must be wrong. */
const TRIES_MAX = 20;

/** What became of a batch in which every id was taken. */
const NOTHING_WRITTEN = { state: 'written', at: 0 as never } as const;

export interface Caution {
  /** How many batches more. */
  left: number;
}

export interface Way {
  readonly client: PoolClient;
  readonly run: Run;
  readonly caution: Caution;
}

/** The usual way: one statement, which is its own transaction. Undefined when it wrote nothing. */
export async function bookFast(
  books: WritingBooks,
  postings: readonly Posting[],
  { run, caution }: Way,
): Promise<readonly Outcome[] | undefined> {
  const stored = await takenIds(books, postings, run, caution);
  const decision = decide(postings, stored);
  const written = await writeDecision(run, decision);
  if (written.state === 'written') return remember(decision, written.at);
  if (written.state === 'taken') caution.left = CAREFUL_BATCHES;
  return undefined;
}

/**
 * The usual way with riders: two journeys to the database, because statements that do not need
 * each other's answers are sent together, and the commit behind them. Undefined when nothing was
 * written.
 */
export async function bookWithRiders(
  books: WritingBooks,
  postings: readonly Posting[],
  { client, run, caution }: Way,
): Promise<readonly Outcome[] | undefined> {
  const [, stored, riders] = await together([
    client.query('begin'),
    takenIds(books, postings, run, caution),
    openRiders(books.writers, postings, client),
  ]);
  const decision = decide(postings, stored, riders.admit);
  const riding = riders.write(decision.booked);
  const [written, ridden, ended] = await Promise.allSettled([
    decision.lines.length === 0 ? NOTHING_WRITTEN : writeBatchOrEnd(run, decision),
    sendAll(run, riding),
    client.query('commit'),
  ]);
  if (written.status === 'rejected') throw written.reason;
  if (written.value.state !== 'written') {
    if (written.value.state === 'taken') caution.left = CAREFUL_BATCHES;
    return undefined;
  }
  if (ridden.status === 'rejected') throw ridden.reason;
  if (ended.status === 'rejected') throw ended.reason;
  // PostgreSQL answers a commit of a failed transaction with what it did instead.
  if (ended.value.command !== 'COMMIT') throw new Bug('a batch was rolled back without an error');
  return remember(decision, written.value.at);
}

/** All at once, in order. */
function sendAll(run: Run, statements: readonly Statement[]): Promise<unknown> {
  return together(statements.map(({ name, text, values }) => run(name, text, values)));
}

/** Waits for all, whichever fails, so that none is under way behind a rollback. */
async function together<const Asked extends readonly Promise<unknown>[]>(asked: Asked) {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

/** The slow way: balances are locked and read, and ids looked up, before anything is decided. */
export async function bookUnderLocks(
  books: WritingBooks,
  postings: readonly Posting[],
  { client, run, caution }: Way,
): Promise<readonly Outcome[]> {
  await client.query('begin');
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    // Riders take their locks before balances are locked, in every batch of every process.
    const riders = await openRiders(books.writers, postings, client);
    const players = playersOf(postings);
    if (players.length > 0) await lockBalances(run, players);
    const ids = postings.map(({ entry }) => entry);
    const stored = await findEntries(run, ids, books.codeNames);
    const decision = decide(postings, stored, riders.admit);
    const written = await writeDecision(run, decision);
    if (written.state !== 'written') {
      if (written.state === 'taken') caution.left = CAREFUL_BATCHES;
      continue;
    }
    await sendAll(run, riders.write(decision.booked));
    await client.query('commit');
    return remember(decision, written.at);
  }
  throw new Bug('a batch found its locked accounts moved, again and again');
}

/** Looks up ids that are taken, when some have been met lately. */
async function takenIds(
  books: WritingBooks,
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
  return decision.lines.length === 0 ? NOTHING_WRITTEN : writeBatch(run, decision);
}

/** Once committed, the new balances are the ones to remember. */
function remember(decision: Decision, at: Parameters<Decision['outcomes']>[0]) {
  for (const [account, draft] of decision.drafts) {
    account.balance = draft.balance;
    account.version = draft.version;
  }
  return decision.outcomes(at);
}

/** The players' accounts that postings move. */
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

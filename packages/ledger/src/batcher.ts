// Queues movements while batches are in flight, and decides which of them form the next batch.
import { assert } from '@fairhouse/values';
import type { Account } from './account.ts';
import type { Outcome } from './ledger.ts';
import { withAttached, type Posting, type PostingLeg } from './posting.ts';
import { isConnectionLoss } from './sql-error.ts';

interface QueuedPosting {
  readonly posting: Posting;
  /** The player accounts that the posting changes. */
  readonly players: readonly Account[];
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** Books postings in order. A posting that failed on its own has a `Failure` as its outcome. */
export type BookBatch = (postings: readonly Posting[]) => Promise<readonly (Outcome | Failure)[]>;

export interface Failure {
  readonly status: 'failed';
  readonly error: unknown;
}

export interface Batcher {
  add(postings: readonly Posting[]): Promise<Outcome>[];
  close(): Promise<void>;
}

const IN_FLIGHT_MAX = 2;
/** A second batch is sent beside one in flight only when it has at least this many movements. */
const SHARE_MIN = 32;
const BATCH_MAX = 2048;
/** How many queued movements are examined for ones that need not wait. */
const SCAN_MAX = 3 * BATCH_MAX;

/**
 * There is no timer: a batch is sent as soon as fewer than two are in flight. An account, and an
 * entry id, is in at most one batch in flight; a movement waits for every earlier one on its
 * accounts. `afterBatch` runs when a batch has released its accounts.
 */
export function openBatcher(book: BookBatch, afterBatch: () => void): Batcher {
  let waiting: QueuedPosting[] = [];
  let inFlight = 0;
  let scheduled = false;
  let closed = false;
  let drained: (() => void) | undefined;
  const busyIds = new Set<string>();

  const pump = (): void => {
    scheduled = false;
    while (inFlight < IN_FLIGHT_MAX && waiting.length > 0) {
      if (inFlight > 0 && waiting.length < SHARE_MIN) return;
      const shared = waiting.length >= 2 * SHARE_MIN && inFlight === 0;
      const size = Math.min(BATCH_MAX, shared ? Math.ceil(waiting.length / 2) : waiting.length);
      const { batch, rest } = takeBatch(waiting, size, busyIds);
      if (batch.length === 0) return;
      waiting = rest;
      inFlight += 1;
      void send(batch);
    }
  };

  /**
   * When a batch gives up on a lost connection, the queued movements have waited equally long and
   * were never sent. They fail at once instead of waiting for another timeout.
   */
  const failWaiting = (outcomes: readonly (Outcome | Failure)[]): void => {
    const lost = outcomes.find((each) => each.status === 'failed' && isConnectionLoss(each.error));
    if (lost?.status !== 'failed') return;
    const failed = waiting;
    waiting = [];
    for (const { posting, reject } of failed) {
      unpin(posting);
      reject(lost.error);
    }
  };

  const send = async (batch: readonly QueuedPosting[]): Promise<void> => {
    for (const { posting, players } of batch) {
      busyIds.add(posting.key);
      for (const account of players) account.busy = true;
    }
    let outcomes: readonly (Outcome | Failure)[];
    try {
      outcomes = await book(batch.map(({ posting }) => posting));
    } catch (error) {
      outcomes = batch.map(() => ({ status: 'failed', error }));
    }
    inFlight -= 1;
    for (const [index, { posting, players, resolve, reject }] of batch.entries()) {
      busyIds.delete(posting.key);
      for (const account of players) account.busy = false;
      unpin(posting);
      const outcome = outcomes[index] ?? { status: 'failed', error: new Error('no outcome') };
      if (outcome.status === 'failed') reject(outcome.error);
      else resolve(outcome);
    }
    failWaiting(outcomes);
    afterBatch();
    pump();
    if (inFlight === 0 && waiting.length === 0) drained?.();
  };

  return {
    add(postings) {
      assert(!closed, 'the ledger is closed');
      const answers = postings.map(
        (posting) =>
          new Promise<Outcome>((resolve, reject) => {
            waiting.push({ posting, players: pinAccounts(posting), resolve, reject });
          }),
      );
      // Movements that arrive in the same turn of the event loop form one batch.
      if (!scheduled) setImmediate(pump);
      scheduled = true;
      return answers;
    },
    async close() {
      closed = true;
      if (inFlight === 0 && waiting.length === 0) return;
      await new Promise<void>((resolve) => (drained = resolve));
    },
  };
}

/** Pins a posting's accounts until it is booked, and returns the player accounts among them. */
function pinAccounts(posting: Posting): Account[] {
  const players: Account[] = [];
  for (const { debit, credit } of legsOf(posting)) {
    debit.pins += 1;
    credit.pins += 1;
    if (debit.kind === 'player') players.push(debit);
    if (credit.kind === 'player') players.push(credit);
  }
  return players;
}

function unpin(posting: Posting): void {
  for (const { debit, credit } of legsOf(posting)) {
    debit.pins -= 1;
    credit.pins -= 1;
  }
}

const legsOf = (posting: Posting): readonly PostingLeg[] =>
  posting.attached === undefined
    ? posting.legs
    : withAttached([posting]).flatMap(({ legs }) => legs);

/** Splits off the first `size` movements that do not conflict with a batch in flight. */
function takeBatch(waiting: readonly QueuedPosting[], size: number, busyIds: ReadonlySet<string>) {
  const batch: QueuedPosting[] = [];
  const skipped: QueuedPosting[] = [];
  const behind = new Set<Account | string>();
  let index = 0;
  for (; index < waiting.length && batch.length < size && index < SCAN_MAX; index++) {
    const one = waiting[index] as QueuedPosting;
    const { posting, players } = one;
    const waits =
      busyIds.has(posting.key) ||
      behind.has(posting.key) ||
      players.some((account) => account.busy || behind.has(account));
    if (!waits) {
      batch.push(one);
      continue;
    }
    skipped.push(one);
    behind.add(posting.key);
    for (const account of players) behind.add(account);
  }
  return { batch, rest: [...skipped, ...waiting.slice(index)] };
}

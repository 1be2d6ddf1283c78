// Gathers movements while a batch is in flight; which of them may go together, and when.
import { assert } from '@fairhouse/values';
import type { Account } from './account.ts';
import type { Outcome } from './ledger.ts';
import type { Posting } from './posting.ts';
import { isConnectionLoss } from './sql-error.ts';

interface Waiting {
  readonly posting: Posting;
  /** The player accounts it moves. */
  readonly players: readonly Account[];
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** Books postings in order. The outcome of one that failed for itself is the error. */
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
/** A second batch in flight is worth its own statement from this many movements on. */
const SHARE_MIN = 32;
const BATCH_MAX = 2048;
/** How far past movements that have to wait we look for some that need not. */
const SCAN_MAX = 3 * BATCH_MAX;

/**
 * Nothing waits on a timer: a batch goes when one of the two places is free. An account, and an id,
 * is in one batch in flight only; a movement waits for every earlier one on its accounts.
 * `afterBatch` runs when a batch has let go of its accounts.
 */
export function openBatcher(book: BookBatch, afterBatch: () => void): Batcher {
  let waiting: Waiting[] = [];
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
   * Where a batch has lost patience with a database that is gone, what waits behind it has waited
   * as long, and nothing of it was sent: it is not made to wait once more.
   */
  const failWaiting = (outcomes: readonly (Outcome | Failure)[]): void => {
    const lost = outcomes.find((each) => each.status === 'failed' && isConnectionLoss(each.error));
    if (lost?.status !== 'failed') return;
    const given = waiting;
    waiting = [];
    for (const { posting, reject } of given) {
      unpin(posting);
      reject(lost.error);
    }
  };

  const send = async (batch: readonly Waiting[]): Promise<void> => {
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
            waiting.push({ posting, players: playersOf(posting), resolve, reject });
          }),
      );
      // What arrives in the same turn of the event loop goes together.
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

/** Pins a posting's accounts for as long as it waits, and lists the players among them. */
function playersOf(posting: Posting): Account[] {
  const players: Account[] = [];
  for (const { debit, credit } of posting.legs) {
    debit.pins += 1;
    credit.pins += 1;
    if (debit.kind === 'player') players.push(debit);
    if (credit.kind === 'player') players.push(credit);
  }
  return players;
}

function unpin({ legs }: Posting): void {
  for (const { debit, credit } of legs) {
    debit.pins -= 1;
    credit.pins -= 1;
  }
}

/** The first `size` movements that no batch in flight stands in the way of, and all the others. */
function takeBatch(waiting: readonly Waiting[], size: number, busyIds: ReadonlySet<string>) {
  const batch: Waiting[] = [];
  const skipped: Waiting[] = [];
  const behind = new Set<Account | string>();
  let index = 0;
  for (; index < waiting.length && batch.length < size && index < SCAN_MAX; index++) {
    const one = waiting[index] as Waiting;
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

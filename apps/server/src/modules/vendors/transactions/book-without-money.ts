// Books bets and wins of nothing, which are no entries of the ledger: those that arrive while one
// transaction is under way form the next one.
import type { BalanceAfter } from '@fairhouse/ledger';
import type { Amount } from '@fairhouse/values';
import { currencyOf } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { appCache } from '../../../platform/database/app-cache.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import type { WatchedMembers } from '../../protection/index.ts';
import { bookAlone, refusedBooking, type DecidedBooking } from './book-move.ts';
import { openMoves } from './move-participant.ts';
import { mainOf } from './move-legs.ts';
import type { MoveRow } from './move-row.ts';
import { oneByOne, runStatements } from './store/run-statements.ts';

const BATCH_MAX = 256;

interface Waiting {
  readonly row: MoveRow;
  resolve(booking: DecidedBooking): void;
  reject(error: unknown): void;
}

interface Queue {
  waiting: Waiting[];
  isRunning: boolean;
}

const queues = new WeakMap<AppContext, Queue>();
const watchedMembers = appCache<WatchedMembers>();

/** Books a movement of nothing with others that arrive at the same time. */
export function bookWithoutMoney(app: AppContext, row: MoveRow): Promise<DecidedBooking> {
  const queue = queues.get(app) ?? { waiting: [], isRunning: false };
  queues.set(app, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ row, resolve, reject });
    if (queue.isRunning) return;
    queue.isRunning = true;
    setImmediate(() => void drain(app, queue));
  });
}

async function drain(app: AppContext, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) {
    const { batch, rest } = takeBatch(queue.waiting);
    queue.waiting = rest;
    await bookTogether(
      app,
      batch.map(({ row }) => row),
    ).then(
      (bookings) => {
        for (const [index, { resolve }] of batch.entries()) {
          resolve(bookings[index] as DecidedBooking);
        }
      },
      // A conflict, or one that cannot be written: the others are booked without it.
      async () => {
        for (const { row, resolve, reject } of batch) {
          await bookAlone(app, row).then(resolve, reject);
        }
      },
    );
  }
  queue.isRunning = false;
}

/** The first movements of each id: a repetition waits until that one was answered. */
function takeBatch(waiting: readonly Waiting[]) {
  const ids = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const each of waiting) {
    const { merchant, vendor, transaction: id } = each.row;
    const name = `${merchant}/${vendor}/${id}`;
    if (batch.length >= BATCH_MAX || ids.has(name)) rest.push(each);
    else batch.push(each);
    ids.add(name);
  }
  return { batch, rest };
}

async function bookTogether(
  app: AppContext,
  rows: readonly MoveRow[],
): Promise<readonly DecidedBooking[]> {
  const watched = watchedMembers.get(app) ?? new Map();
  watchedMembers.set(app, watched);
  return transaction(app.pool, async (sql) => {
    const batch = await openMoves(oneByOne(sql), rows, { watched });
    const balances = await listBalances(app, sql, rows);
    const admitted: MoveRow[] = [];
    const value = rows.map((row): DecidedBooking => {
      const after = balances(row);
      const refusal = batch.withhold(row) ?? batch.admit(row, [after]);
      if (refusal !== undefined) return refusedBooking(row, refusal);
      admitted.push(row);
      return { state: 'booked', balance: after.balance, entry: undefined };
    });
    await runStatements(sql, batch.write(admitted));
    return { commit: admitted.length > 0, value };
  });
}

/** What the members of these movements can spend. */
async function listBalances(app: AppContext, sql: Sql, rows: readonly MoveRow[]) {
  const found = new Map<number, ReadonlyMap<string, bigint>>();
  for (const { merchant, calendar } of rows) {
    if (found.has(merchant)) continue;
    const own = rows.filter((row) => row.merchant === merchant);
    const addresses = [...new Set(own.map(mainOf))];
    const currency = currencyOf(calendar.currency);
    const query = { merchant, currency, addresses };
    found.set(merchant, await app.ledger.balancesInTransaction(sql, query));
  }
  return (row: MoveRow): BalanceAfter => {
    const address = mainOf(row);
    return { address, balance: (found.get(row.merchant)?.get(address) ?? 0n) as Amount };
  };
}

// What placing and cancelling read: named prepared statements in the ledger's batch.
import type { SqlClient } from '@fairhouse/ledger';
import { assert, instant, type Instant, type MerchantId } from '@fairhouse/values';
import type pg from 'pg';
import { array } from './array-literal.ts';

/** A draw's locked row for placing; `now` is the database's clock, read after the lock. */
export interface LockedBook {
  draw_id: bigint;
  opens_at: Date;
  closes_at: Date;
  closed: boolean;
  leaf_count: number;
  total_stake: bigint;
  total_rebate: bigint;
  edge: Buffer;
  step: number;
  stamp: string | null;
  now: Date;
  /** Increases with every change of any member's limits or exclusions. */
  guards: bigint;
}

// Locks the draws of a batch in the same order in all processes. A process that closes a draw waits
// here, and a placement after the close sees it.
const LOCK_BOOKS = `
  with locked as materialized (
    select draw_id, opens_at, closes_at, closed, leaf_count, total_stake, total_rebate, edge,
      step, stamp
    from lottery.draw_book where merchant_id = $1 and draw_id = any($2::bigint[])
    order by draw_id for no key update)
  select locked.*, (select protection.version_of($1)) as guards
  from locked`;

// The time of execution: sent after the locking statement, it is read when all locks are held.
const NOW = `select house_moment() as now`;

const STEPS_AFTER = `
  select items, stakes, liabilities, members, member_stakes, member_items, member_item_stakes,
    member_item_liabilities
  from lottery.draw_step
  where merchant_id = $1 and draw_id = $2 and step > $3 order by step`;

// The draw is locked, so these orders are not cancelled concurrently.
const CANCELLED = `
  select order_id from lottery.bet_order
  where merchant_id = $1 and order_id = any($2::uuid[]) and cancelled_at is not null`;

async function run<Row extends object>(
  client: SqlClient,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  // The ledger passes its own connection; a named statement lets the server keep its plan.
  const prepared = { name: `lottery-${name}`, text, values: [...values] };
  const { rows } = await (client as unknown as pg.PoolClient).query<Row & pg.QueryResultRow>(
    prepared,
  );
  return rows;
}

export async function lockBooks(
  client: SqlClient,
  merchant: MerchantId,
  draws: readonly bigint[],
): Promise<LockedBook[]> {
  // Both are sent together; the second starts when the first has its locks.
  const asked = [
    run<Omit<LockedBook, 'now'>>(client, 'lock-books', LOCK_BOOKS, [merchant, array(draws)]),
    readNow(client),
  ] as const;
  await Promise.allSettled(asked);
  const [locked, now] = await Promise.all(asked);
  return locked.map((book) => ({ now: new Date(now), ...book }));
}

/** The database's clock, for a chase, which locks no draw. */
export async function readNow(client: SqlClient): Promise<Instant> {
  const [row] = await run<{ now: Date }>(client, 'now', NOW, []);
  assert(row !== undefined, 'the clock answers');
  return instant(row.now.getTime());
}

export interface DrawStepRow {
  items: string[];
  stakes: string[];
  liabilities: string[];
  members: string[];
  member_stakes: string[];
  member_items: string[];
  member_item_stakes: string[];
  member_item_liabilities: string[];
}

export async function listDrawSteps(
  client: SqlClient,
  merchant: MerchantId,
  draw: bigint,
  after: number,
): Promise<DrawStepRow[]> {
  return run<DrawStepRow>(client, 'steps', STEPS_AFTER, [merchant, draw, after]);
}

export async function listCancelled(
  client: SqlClient,
  merchant: MerchantId,
  orders: readonly string[],
): Promise<Set<string>> {
  const rows = await run<{ order_id: string }>(client, 'cancelled', CANCELLED, [merchant, orders]);
  return new Set(rows.map((row) => row.order_id));
}

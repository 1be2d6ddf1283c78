// Statements of placing and cancelling: named prepared statements in the ledger's batch.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import { assert, instant, type Instant, type MerchantId } from '@fairhouse/values';
import type pg from 'pg';
import { array, bytesArray, textArray } from './array-literal.ts';

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

/**
 * Everything that a batch adds to one draw: orders and tickets in one statement. The draw's row is
 * locked.
 */
const WRITE_PLACED = `
  with orders as (
    insert into lottery.bet_order
      (merchant_id, draw_id, placed_at, order_id, member_id, username, trial, first_seq, bets,
       stake, content_hash, chase_id)
    select $1, $2, to_timestamp($3 / 1000.0), o.*
    from unnest($4::uuid[], $5::uuid[], $6::text[], $7::boolean[], $8::int[], $9::smallint[],
      $10::bigint[], $11::bytea[], $12::uuid[]) as o),
  tickets as (
    insert into lottery.ticket
      (merchant_id, draw_id, seq, notes, multiple, rebate_points, trial, member_id, unit, stake,
       rebate, nonce, style, play, terms, pick)
    select $1, $2, t.*
    from unnest($13::int[], $14::int[], $15::int[], $16::smallint[], $17::boolean[], $18::uuid[],
      $19::bigint[], $20::bigint[], $21::bigint[], $22::bytea[], $23::text[], $24::text[],
      $25::text[], $26::text[]) as t)
  select 1`;

const WRITE_CANCELLED = `
  with orders as (
    update lottery.bet_order b set cancelled_at = to_timestamp($3 / 1000.0),
      cancel_status = c.status, cancel_fee = c.fee, fee_due = c.fee > 0
    from unnest($4::uuid[], $5::smallint[], $11::bigint[]) as c (order_id, status, fee)
    where b.merchant_id = $1 and b.order_id = c.order_id)
  insert into lottery.cancellation (merchant_id, draw_id, seq, cancels, order_id, member_id, nonce)
  select $1, $2, c.* from unnest($6::int[], $7::int[], $8::uuid[], $9::uuid[], $10::bytea[]) as c`;

const WRITE_BOOK = `
  with book as (
    update lottery.draw_book
    set leaf_count = $3, total_stake = $4, total_rebate = $5, edge = $6, step = $7, stamp = $8
    where merchant_id = $1 and draw_id = $2)
  insert into lottery.draw_step
    (merchant_id, draw_id, step, stamp, items, stakes, liabilities, members, member_stakes,
     member_items, member_item_stakes, member_item_liabilities)
  values ($1, $2, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

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
  return locked.map((book) => ({ ...book, now: new Date(now) }));
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

export interface OrderColumns {
  readonly ids: string[];
  readonly members: string[];
  readonly usernames: string[];
  readonly trials: boolean[];
  readonly firstSeqs: number[];
  readonly bets: number[];
  readonly stakes: bigint[];
  readonly hashes: string[];
  readonly chases: (string | undefined)[];
}

export interface TicketColumns {
  readonly seqs: number[];
  readonly notes: number[];
  readonly multiples: number[];
  readonly rebatePoints: number[];
  readonly trials: boolean[];
  readonly members: string[];
  readonly units: bigint[];
  readonly stakes: bigint[];
  readonly rebates: bigint[];
  readonly nonces: string[];
  readonly styles: string[];
  readonly plays: string[];
  readonly terms: string[];
  readonly picks: string[];
}

export interface DrawWrite {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  readonly at: number;
}

export function writePlaced(
  { merchant, draw, at }: DrawWrite,
  orders: OrderColumns,
  tickets: TicketColumns,
): Statement {
  const values = [
    merchant,
    draw,
    at,
    array(orders.ids),
    array(orders.members),
    textArray(orders.usernames),
    array(orders.trials),
    array(orders.firstSeqs),
    array(orders.bets),
    array(orders.stakes),
    bytesArray(orders.hashes),
    array(orders.chases),
    array(tickets.seqs),
    array(tickets.notes),
    array(tickets.multiples),
    array(tickets.rebatePoints),
    array(tickets.trials),
    array(tickets.members),
    array(tickets.units),
    array(tickets.stakes),
    array(tickets.rebates),
    bytesArray(tickets.nonces),
    array(tickets.styles),
    array(tickets.plays),
    textArray(tickets.terms),
    textArray(tickets.picks),
  ];
  return { name: 'lottery-write-placed', text: WRITE_PLACED, values };
}

export interface CancelColumns {
  readonly orders: string[];
  readonly statuses: number[];
  readonly fees: bigint[];
  readonly seqs: number[];
  readonly cancels: number[];
  readonly ticketOrders: string[];
  readonly members: string[];
  readonly nonces: string[];
}

export function writeCancelled(
  { merchant, draw, at }: DrawWrite,
  cancel: CancelColumns,
): Statement {
  const values = [
    merchant,
    draw,
    at,
    array(cancel.orders),
    array(cancel.statuses),
    array(cancel.seqs),
    array(cancel.cancels),
    array(cancel.ticketOrders),
    array(cancel.members),
    bytesArray(cancel.nonces),
    array(cancel.fees),
  ];
  return { name: 'lottery-write-cancelled', text: WRITE_CANCELLED, values };
}

export interface BookUpdate {
  readonly leafCount: number;
  readonly totalStake: bigint;
  readonly totalRebate: bigint;
  readonly frontier: Buffer;
  readonly step: number;
  readonly stamp: string;
  readonly items: readonly string[];
  readonly stakes: readonly bigint[];
  readonly liabilities: readonly bigint[];
  readonly members: readonly string[];
  readonly memberStakes: readonly bigint[];
  /** By `member item`. */
  readonly memberItems: readonly string[];
  readonly memberItemStakes: readonly bigint[];
  readonly memberItemLiabilities: readonly bigint[];
}

export function writeBook({ merchant, draw }: DrawWrite, update: BookUpdate): Statement {
  const values = [
    merchant,
    draw,
    update.leafCount,
    update.totalStake,
    update.totalRebate,
    update.frontier,
    update.step,
    update.stamp,
    textArray(update.items),
    array(update.stakes),
    array(update.liabilities),
    array(update.members),
    array(update.memberStakes),
    textArray(update.memberItems),
    array(update.memberItemStakes),
    array(update.memberItemLiabilities),
  ];
  return { name: 'lottery-write-book', text: WRITE_BOOK, values };
}

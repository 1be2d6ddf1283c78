// Statements of placing and cancelling: named prepared statements in the ledger's batch.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import {
  assert,
  instant,
  nameParameters,
  valuesOf,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
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
const WRITE_PLACED = nameParameters(`
  with orders as (
    insert into lottery.bet_order
      (merchant_id, draw_id, placed_at, order_id, member_id, username, trial, first_seq, bets,
       stake, content_hash, chase_id)
    select $merchant, $draw, to_timestamp($at / 1000.0), o.*
    from unnest($orderIds::uuid[], $orderMembers::uuid[], $usernames::text[],
      $orderTrials::boolean[], $firstSeqs::int[], $bets::smallint[], $orderStakes::bigint[],
      $orderHashes::bytea[], $chases::uuid[]) as o),
  tickets as (
    insert into lottery.ticket
      (merchant_id, draw_id, seq, notes, multiple, rebate_points, trial, member_id, unit, stake,
       rebate, nonce, style, play, terms, pick)
    select $merchant, $draw, t.*
    from unnest($seqs::int[], $notes::int[], $multiples::int[], $rebatePoints::smallint[],
      $trials::boolean[], $members::uuid[], $units::bigint[], $stakes::bigint[], $rebates::bigint[],
      $nonces::bytea[], $styles::text[], $plays::text[], $terms::text[], $picks::text[]) as t)
  select 1`);

const WRITE_CANCELLED = nameParameters(`
  with orders as (
    update lottery.bet_order b set cancelled_at = to_timestamp($at / 1000.0),
      cancel_status = c.status, cancel_fee = c.fee, fee_due = c.fee > 0
    from unnest($orders::uuid[], $statuses::smallint[], $fees::bigint[])
      as c (order_id, status, fee)
    where b.merchant_id = $merchant and b.order_id = c.order_id)
  insert into lottery.cancellation (merchant_id, draw_id, seq, cancels, order_id, member_id, nonce)
  select $merchant, $draw, c.*
  from unnest($seqs::int[], $cancels::int[], $ticketOrders::uuid[], $members::uuid[],
    $nonces::bytea[]) as c`);

const WRITE_BOOK = nameParameters(`
  with book as (
    update lottery.draw_book
    set leaf_count = $leafCount, total_stake = $totalStake, total_rebate = $totalRebate,
      edge = $frontier, step = $step, stamp = $stamp
    where merchant_id = $merchant and draw_id = $draw)
  insert into lottery.draw_step
    (merchant_id, draw_id, step, stamp, items, stakes, liabilities, members, member_stakes,
     member_items, member_item_stakes, member_item_liabilities)
  values ($merchant, $draw, $step, $stamp, $items, $stakes, $liabilities, $members, $memberStakes,
    $memberItems, $memberItemStakes, $memberItemLiabilities)`);

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
  const values = valuesOf(WRITE_PLACED, {
    merchant,
    draw,
    at,
    orderIds: array(orders.ids),
    orderMembers: array(orders.members),
    usernames: textArray(orders.usernames),
    orderTrials: array(orders.trials),
    firstSeqs: array(orders.firstSeqs),
    bets: array(orders.bets),
    orderStakes: array(orders.stakes),
    orderHashes: bytesArray(orders.hashes),
    chases: array(orders.chases),
    seqs: array(tickets.seqs),
    notes: array(tickets.notes),
    multiples: array(tickets.multiples),
    rebatePoints: array(tickets.rebatePoints),
    trials: array(tickets.trials),
    members: array(tickets.members),
    units: array(tickets.units),
    stakes: array(tickets.stakes),
    rebates: array(tickets.rebates),
    nonces: bytesArray(tickets.nonces),
    styles: array(tickets.styles),
    plays: array(tickets.plays),
    terms: textArray(tickets.terms),
    picks: textArray(tickets.picks),
  });
  return { name: 'lottery-write-placed', text: WRITE_PLACED.text, values };
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
  const values = valuesOf(WRITE_CANCELLED, {
    merchant,
    draw,
    at,
    orders: array(cancel.orders),
    statuses: array(cancel.statuses),
    seqs: array(cancel.seqs),
    cancels: array(cancel.cancels),
    ticketOrders: array(cancel.ticketOrders),
    members: array(cancel.members),
    nonces: bytesArray(cancel.nonces),
    fees: array(cancel.fees),
  });
  return { name: 'lottery-write-cancelled', text: WRITE_CANCELLED.text, values };
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
  const values = valuesOf(WRITE_BOOK, {
    ...update,
    merchant,
    draw,
    items: textArray(update.items),
    stakes: array(update.stakes),
    liabilities: array(update.liabilities),
    members: array(update.members),
    memberStakes: array(update.memberStakes),
    memberItems: textArray(update.memberItems),
    memberItemStakes: array(update.memberItemStakes),
    memberItemLiabilities: array(update.memberItemLiabilities),
  });
  return { name: 'lottery-write-book', text: WRITE_BOOK.text, values };
}

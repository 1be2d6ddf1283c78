// The writes of placing and cancelling: named prepared statements in the ledger's batch.
import type { Statement } from '@fairhouse/ledger';
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { array, bytesArray, textArray } from './array-literal.ts';

/**
 * Everything that a batch adds to one draw: orders and tickets in one statement. The draw's row is
 * locked.
 */
const WRITE_PLACED = nameParameters(`
  with orders as (
    insert into lottery.bet_order
      (merchant_id, draw_id, lottery, placed_at, order_id, member_id, username, trial, first_seq,
       bets, stake, content_hash, chase_id)
    select $merchant, $draw,
      (select d.lottery from lottery.draw d where d.merchant_id = $merchant and d.draw_id = $draw),
      to_timestamp($at / 1000.0), o.*
    from unnest($orderIds::uuid[], $orderMembers::uuid[], $usernames::text[],
      $orderTrials::boolean[], $firstSeqs::int[], $bets::smallint[], $orderStakes::bigint[],
      $orderHashes::bytea[], $chases::uuid[]) as o),
  tickets as (
    insert into lottery.ticket
      (merchant_id, draw_id, seq, notes, multiple, rebate_points, trial, member_id, unit, stake,
       rebate, nonce, style, play, terms, pick, own_group)
    select $merchant, $draw, t.*
    from unnest($seqs::int[], $notes::int[], $multiples::int[], $rebatePoints::smallint[],
      $trials::boolean[], $members::uuid[], $units::bigint[], $stakes::bigint[], $rebates::bigint[],
      $nonces::bytea[], $styles::text[], $plays::text[], $terms::text[], $picks::text[],
      $ownGroups::smallint[]) as t)
  select 1`);

const WRITE_CANCELLED = nameParameters(`
  with orders as (
    update lottery.bet_order b set cancelled_at = to_timestamp($at / 1000.0),
      cancel_status = c.status, cancel_fee = c.fee, fee_due = c.fee > 0
    from unnest($orders::uuid[], $statuses::smallint[], $fees::bigint[])
      as c (order_id, status, fee)
    where b.merchant_id = $merchant and b.order_id = c.order_id
    returning b.member_id, b.placed_at, b.order_id, b.lottery, b.stake),
  results as (
    insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
      stake, returned)
    select $merchant, o.member_id, 16, o.placed_at, o.order_id, o.lottery, o.stake, o.stake
    from orders o
    on conflict do nothing)
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
  readonly ownGroups: (number | undefined)[];
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
    ownGroups: array(tickets.ownGroups),
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

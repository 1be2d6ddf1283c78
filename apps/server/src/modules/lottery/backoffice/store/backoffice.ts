// Statements of the back office pages; none takes a lock.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';
import type { DrawState } from '../../draws/index.ts';
import type { DrawItemRow } from '../../boards/index.ts';

export interface BackofficeDrawRow extends DrawItemRow {
  draw_id: bigint;
  mode: 'drand' | 'cosign' | 'house';
  result_version: number;
  /** The leaves of its tree: tickets, cancellations and entered numbers. */
  leaves: number;
  /** Of the tickets that were not cancelled. */
  staked: bigint;
}

/** The leaves of a draw that are no tickets which count, by the book of the tickets. */
export interface CancelledRow {
  draw_id: bigint;
  entries: number;
  trial: boolean | null;
  tickets: number;
  stake: bigint;
}

export interface TotalRow {
  draw_id: bigint;
  version: number;
  trial: boolean;
  tickets: number;
  stake: bigint;
  cancelled: bigint;
  prize: bigint;
  refunded: bigint;
  rebate: bigint;
  capped: bigint;
}

/** The columns of a draw in every list. */
export const DRAW_ITEM = `
  d.draw_id, d.lottery, d.issue, d.state, d.opens_at, d.closes_at, d.draw_at,
  d.numbers, d.mode, d.result_version, coalesce(b.leaf_count, 0) as leaves,
  coalesce(b.total_stake, 0)::bigint as staked`;

const BOOKS = `
  left join lottery.draw_book b on b.merchant_id = d.merchant_id and b.draw_id = d.draw_id`;

export const DRAWS_WITH_BOOKS = `lottery.draw d ${BOOKS}`;

const CONDITIONS = {
  lottery: 'd.lottery = $lottery',
  state: 'd.state = $state',
  from: 'd.draw_at >= to_timestamp($from::bigint / 1000.0)',
  to: 'd.draw_at < to_timestamp($to::bigint / 1000.0)',
  past: 'd.draw_at <= house_now()',
  next: 'd.draw_at > house_now()',
};

// The latest first.
const LATEST = defineList({
  name: 'draws',
  columns: DRAW_ITEM,
  from: 'lottery.draw d',
  joins: BOOKS,
  where: 'd.merchant_id = $merchant',
  conditions: CONDITIONS,
  order: [
    { column: 'd.draw_at', key: 'time' },
    { column: 'd.draw_id', key: 'number' },
  ],
});

// The next first.
const NEXT = defineList({
  name: 'nextDraws',
  columns: DRAW_ITEM,
  from: 'lottery.draw d',
  joins: BOOKS,
  where: 'd.merchant_id = $merchant',
  conditions: CONDITIONS,
  order: [
    { column: 'd.draw_at', key: 'time' },
    { column: 'd.draw_id', key: 'number' },
  ],
  ascending: true,
});

const ONE = `select ${DRAW_ITEM} from ${DRAWS_WITH_BOOKS} where d.merchant_id = $1 and d.issue = $2`;

const TOTALS = `
  select draw_id, version, trial, tickets, stake, cancelled, prize, refunded, rebate, capped
  from lottery.draw_total where merchant_id = $1 and draw_id = any($2::bigint[])
  order by draw_id, version, trial`;

// By the primary keys: few tickets are cancelled, and only a lottery of rounds has entries.
const CANCELLED = `
  select asked.draw_id, c.trial, coalesce(c.tickets, 0) as tickets,
    coalesce(c.stake, 0)::bigint as stake, (
      select count(*)::int from lottery.entry e
      where e.merchant_id = $1 and e.draw_id = asked.draw_id) as entries
  from unnest($2::bigint[]) as asked (draw_id)
  left join lateral (
    select t.trial, count(*)::int as tickets, sum(t.stake)::bigint as stake
    from lottery.cancellation c
    join lottery.ticket t
      on t.merchant_id = c.merchant_id and t.draw_id = c.draw_id and t.seq = c.cancels
    where c.merchant_id = $1 and c.draw_id = asked.draw_id group by t.trial) c on true`;

const PLAYS = `
  select t.play, count(*)::int as tickets, sum(t.stake)::bigint as stake from lottery.ticket t
  where t.merchant_id = $1 and t.draw_id = $2 and not exists (
    select from lottery.cancellation c
    where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
  group by t.play order by sum(t.stake) desc`;

// The largest first, by the index on the draw.
const ORDERS = defineList({
  name: 'drawOrders',
  columns: `o.order_id, o.member_id, o.username, o.trial, o.first_seq, o.bets, o.stake, o.placed_at,
    o.cancelled_at is not null as cancelled, (
      select coalesce(sum(w.prize), 0)::bigint from lottery.outcome w
      where w.merchant_id = $merchant and w.draw_id = $draw and w.version = $version
        and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets) as prize`,
  from: 'lottery.bet_order o',
  where: 'o.merchant_id = $merchant and o.draw_id = $draw',
  conditions: {},
  order: [
    { column: 'o.stake', key: 'number' },
    { column: 'o.first_seq', key: 'number' },
  ],
});

// The distinct ways in which the counting tickets of a draw were bought, to compute what other
// numbers would have paid.
const KINDS = `
  select t.play, t.pick, t.style, t.terms, t.unit, t.multiple, t.notes, count(*)::int as tickets
  from lottery.ticket t
  where t.merchant_id = $1 and t.draw_id = $2 and not t.trial
    and not exists (
      select from lottery.cancellation c
      where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
  group by t.play, t.pick, t.style, t.terms, t.unit, t.multiple, t.notes`;

export interface CalendarFilter {
  readonly lottery: string | undefined;
  readonly state: DrawState | undefined;
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  readonly when: 'next' | 'past' | undefined;
}

async function list<Row extends object>(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

export function listDrawsPage(
  sql: Sql,
  merchant: MerchantId,
  { when, ...filter }: CalendarFilter,
  page: PageRequest,
): Promise<Page<BackofficeDrawRow>> {
  const conditions = { ...filter, next: when === 'next', past: when === 'past' };
  const query = { values: { merchant }, conditions, page };
  return when === 'next'
    ? NEXT.readPage<BackofficeDrawRow>(sql, query)
    : LATEST.readPage<BackofficeDrawRow>(sql, query);
}

export async function findBackofficeDraw(
  sql: Sql,
  merchant: MerchantId,
  issue: string,
): Promise<BackofficeDrawRow | undefined> {
  return (await list<BackofficeDrawRow>(sql, ONE, [merchant, issue]))[0];
}

export function listTotals(
  sql: Sql,
  merchant: MerchantId,
  draws: readonly bigint[],
): Promise<TotalRow[]> {
  return list(sql, TOTALS, [merchant, draws]);
}

/** One row for each of the draws, or one for each of the books with a cancelled ticket. */
export function listCancelled(
  sql: Sql,
  merchant: MerchantId,
  draws: readonly bigint[],
): Promise<CancelledRow[]> {
  return list(sql, CANCELLED, [merchant, draws]);
}

/** The plays of the tickets that were not cancelled. */
export function listPlays(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<{ play: string; tickets: number; stake: bigint }[]> {
  return list(sql, PLAYS, [merchant, draw]);
}

export interface BackofficeOrderRow {
  order_id: string;
  member_id: string;
  username: string;
  trial: boolean;
  first_seq: number;
  bets: number;
  stake: bigint;
  placed_at: Date;
  cancelled: boolean;
  prize: bigint;
}

export function listDrawOrdersPage(
  sql: Sql,
  resultKey: { readonly merchant: MerchantId; readonly draw: bigint; readonly version: number },
  page: PageRequest,
): Promise<Page<BackofficeOrderRow>> {
  const query = { values: { ...resultKey }, conditions: {}, page };
  return ORDERS.readPage<BackofficeOrderRow>(sql, query);
}

export interface CountedKind {
  play: string;
  pick: string;
  style: 'GROUP' | 'FIXED' | 'ZY';
  terms: string;
  unit: bigint;
  multiple: number;
  notes: number;
  tickets: number;
}

export function listKinds(sql: Sql, merchant: MerchantId, draw: bigint): Promise<CountedKind[]> {
  return list(sql, KINDS, [merchant, draw]);
}

// Figures by day and game, counted from the vendor's booked transactions.
import { nameParameters, valuesOf, type Day, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Creates a cursor for each vendor of games, from its first transaction on.
const OPEN_CURSOR = `
  insert into vendors.day_cursor (merchant_id, vendor, counted_to)
  select $1, $2, t.at from vendors.transaction t
  where t.merchant_id = $1 and t.vendor = $2 order by t.at limit 1
  on conflict (merchant_id, vendor) do nothing`;

// One process counts a vendor at a time.
const LOCK_CURSOR = `
  select counted_to, recounted::text from vendors.day_cursor
  where merchant_id = $1 and vendor = $2 for update`;

export interface DayCursor {
  counted_to: Date;
  recounted: Day | null;
}

/** The locked cursor of a vendor; undefined for one without transactions. */
export async function lockDayCursor(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
): Promise<DayCursor | undefined> {
  await sql.query(OPEN_CURSOR, [merchant, vendor]);
  return (await sql.query<DayCursor>(LOCK_CURSOR, [merchant, vendor])).rows[0];
}

// The time of the row behind the next slice, by the index of time.
const NEXT_SLICE = `
  select at from vendors.transaction
  where merchant_id = $1 and vendor = $2 and at >= to_timestamp($3 / 1000.0)
    and at < to_timestamp($4 / 1000.0)
  order by at offset $5 limit 1`;

/** Where a slice of at most about `most` transactions ends. */
export async function endOfSlice(
  sql: Sql,
  merchant: MerchantId,
  slice: { readonly vendor: string; readonly from: number; readonly to: number; most: number },
): Promise<number> {
  const { vendor, from, to, most } = slice;
  const values = [merchant, vendor, from, to, most];
  const { rows } = await sql.query<{ at: Date }>(NEXT_SLICE, values);
  const at = rows[0]?.at.getTime();
  return at === undefined ? to : Math.max(at, from + 1);
}

// A rollback moves what its reference and the wins of that moved. Play money counts nowhere.
const COUNT = nameParameters(`
  with moved as materialized (
    select t.transaction_id, t.kind, t.at, t.amount, t.free, t.promo, t.source, t.member_id,
      t.round_id, t.reference_id, coalesce(t.jackpot, 0) as jackpot
    from vendors.transaction t
    where t.merchant_id = $merchant and t.vendor = $vendor and t.state = 'BOOKED'
      and t.at >= to_timestamp($from / 1000.0) and t.at < to_timestamp($to / 1000.0)),
  reversed as (
    select m.at, r.kind, r.amount, r.free, r.promo, r.source, r.member_id, r.round_id,
      coalesce(r.jackpot, 0) as jackpot
    from moved m
    join vendors.transaction r on r.merchant_id = $merchant and r.vendor = $vendor
      and r.transaction_id = m.reference_id and r.reversed_by = m.transaction_id
    where m.kind = 'ROLLBACK'
    union all
    select m.at, r.kind, r.amount, r.free, r.promo, r.source, r.member_id, r.round_id, 0
    from moved m
    join vendors.transaction r on r.merchant_id = $merchant and r.vendor = $vendor
      and r.reference_id = m.reference_id and r.reversed_by = m.transaction_id
    where m.kind = 'ROLLBACK' and r.kind = 'WIN'),
  parts as (
    select at, member_id, round_id, (kind = 'BET')::integer as bets,
      case when kind = 'BET' and not free then amount else 0 end as staked,
      case when kind = 'WIN' and source = 'VENDOR' then amount else 0 end as paid,
      0 as refunded, 0 as taken,
      case when kind = 'WIN' and source = 'VENDOR' and promo then amount else 0 end as promo,
      jackpot as contributed
    from moved where kind in ('BET', 'WIN')
    union all
    select at, member_id, round_id, 0, 0, 0,
      case when kind = 'BET' and not free then amount else 0 end,
      case when kind = 'WIN' and source = 'VENDOR' then amount else 0 end,
      case when kind = 'WIN' and source = 'VENDOR' and promo then -amount else 0 end, -jackpot
    from reversed),
  own as materialized (
    select ((p.at at time zone $zone) - make_interval(hours => $cut))::date as day, n.node_id,
      p.member_id, p.bets, p.staked, p.paid, p.refunded, p.taken, p.promo,
      p.contributed
    from parts p
    join vendors.round r on r.merchant_id = $merchant and r.vendor = $vendor
      and r.member_id = p.member_id and r.round_id = p.round_id
    cross join lateral (values (coalesce(r.node_id, 0)), (-1::bigint)) as n (node_id)
    where not r.trial),
  players as (
    insert into vendors.game_day_player (merchant_id, vendor, day, node_id, member_id)
    select distinct $merchant::integer, $vendor, day, node_id, member_id from own
    on conflict do nothing
    returning day, node_id)
  insert into vendors.game_day as d
    (merchant_id, vendor, day, node_id, bets, players, staked, paid, refunded, taken, promo,
     contributed)
  select $merchant, $vendor, o.day, o.node_id, sum(o.bets),
    (select count(*) from players p where p.day = o.day and p.node_id = o.node_id),
    sum(o.staked), sum(o.paid), sum(o.refunded), sum(o.taken), sum(o.promo),
    sum(o.contributed)
  from own o group by o.day, o.node_id
  on conflict (merchant_id, vendor, day, node_id) do update set
    bets = d.bets + excluded.bets, players = d.players + excluded.players,
    staked = d.staked + excluded.staked, paid = d.paid + excluded.paid,
    refunded = d.refunded + excluded.refunded, taken = d.taken + excluded.taken,
    promo = d.promo + excluded.promo, contributed = d.contributed + excluded.contributed`);

export interface CountedSpan {
  readonly vendor: string;
  readonly from: number;
  readonly to: number;
  readonly zone: string;
  readonly cut: number;
}

/** Adds the transactions of a span to their days. */
export async function countSpan(sql: Sql, merchant: MerchantId, span: CountedSpan): Promise<void> {
  await sql.query(COUNT.text, valuesOf(COUNT, { merchant, ...span }));
}

const FORGET_DAY = `
  delete from vendors.game_day where merchant_id = $1 and vendor = $2 and day = $3::date`;

const FORGET_PLAYERS = `
  delete from vendors.game_day_player where merchant_id = $1 and vendor = $2 and day = $3::date`;

export async function forgetDay(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  day: Day,
): Promise<void> {
  await sql.query(FORGET_DAY, [merchant, vendor, day]);
  await sql.query(FORGET_PLAYERS, [merchant, vendor, day]);
}

const MOVE_CURSOR = `
  update vendors.day_cursor set counted_to = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and vendor = $2`;

export async function moveDayCursor(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  to: number,
): Promise<void> {
  await sql.query(MOVE_CURSOR, [merchant, vendor, to]);
}

const MARK_RECOUNTED = `
  update vendors.day_cursor set recounted = $3::date where merchant_id = $1 and vendor = $2`;

export async function markRecounted(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  day: Day,
): Promise<void> {
  await sql.query(MARK_RECOUNTED, [merchant, vendor, day]);
}

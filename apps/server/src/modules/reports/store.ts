import type { Id, Instant, MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../platform/statements/index.ts';

// One process counts at a time: the row is locked until the count is committed. Finished batches
// never get another movement, so each batch is counted once.
const LOCK_COUNTED = `
  -- every merchant: one count for all of them
  select upto, coalesce(ledger.finished_batches(), 0) as finished from reports.counted for update`;

const COUNT = `
  insert into reports.flow (merchant_id, quarter, trial, code, direction, movements, amount)
  select merchant_id, date_bin('15 minutes', booked_at, 'epoch'), trial, code, direction,
    count(*), sum(amount)
  from reports.movement where batch >= $1 and batch < $2
  group by 1, 2, 3, 4, 5
  on conflict (merchant_id, quarter, trial, code, direction) do update
    set movements = flow.movements + excluded.movements, amount = flow.amount + excluded.amount`;

const MARK_COUNTED = `
  -- every merchant: one count for all of them
  update reports.counted set upto = $1, at = house_now()`;

/** Counts the ledger batches that were finished since the last run. */
export async function countMovements(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ upto: bigint; finished: bigint }>(LOCK_COUNTED);
  const row = rows[0];
  if (row === undefined || row.finished <= row.upto) return;
  await sql.query(COUNT, [row.upto, row.finished]);
  await sql.query(MARK_COUNTED, [row.finished]);
}

export interface FlowRow {
  code: number;
  direction: number;
  movements: bigint;
  amount: bigint;
}

// Sums of real money since an instant, without a lock.
const FLOW = `
  select code, direction, sum(movements)::bigint as movements, sum(amount)::bigint as amount
  from reports.flow
  where merchant_id = $1 and not trial and quarter >= to_timestamp($2 / 1000.0)
  group by code, direction`;

export async function listFlow(
  sql: Sql,
  merchant: MerchantId,
  from: Instant,
): Promise<readonly FlowRow[]> {
  return (await sql.query<FlowRow>(FLOW, [merchant, from])).rows;
}

// The start of the business day that contains an instant, in the merchant's zone and cut hour.
const DAY_FROM = `
  -- every merchant: a reckoning with time alone, and the age of the one count
  select (
      date_trunc('day', (to_timestamp($1 / 1000.0) at time zone $2) - make_interval(hours => $3))
      + make_interval(hours => $3)) at time zone $2 as day_from,
    (select nullif(at, '-infinity') from reports.counted) as counted_to`;

export async function readDay(
  sql: Sql,
  now: Instant,
  merchant: { readonly zone: string; readonly cutHour: number },
): Promise<{ day_from: Date; counted_to: Date | null }> {
  const found = await sql.query<{ day_from: Date; counted_to: Date | null }>(DAY_FROM, [
    now,
    merchant.zone,
    merchant.cutHour,
  ]);
  return singleRow(found);
}

export interface PeopleRow {
  online: bigint;
  active: bigint;
  registrations: bigint;
  first_deposits: bigint;
}

// Trial players are not counted, because they bring no money.
const PEOPLE = `
  select
    (select count(distinct member_id) from reports.presence
      where merchant_id = $1 and open and not trial
        and last_used_at > to_timestamp($3 / 1000.0) - interval '5 minutes') as online,
    (select count(distinct member_id) from reports.bet
      where merchant_id = $1 and not trial and placed_at >= to_timestamp($2 / 1000.0)) as active,
    (select count(*) from reports.registration
      where merchant_id = $1 and registered_at >= to_timestamp($2 / 1000.0)) as registrations,
    (select count(*) from (
      select member_id from reports.deposit
      where merchant_id = $1 and credited_at is not null
      group by member_id having min(credited_at) >= to_timestamp($2 / 1000.0)
    ) as first) as first_deposits`;

export async function countPeople(
  sql: Sql,
  merchant: MerchantId,
  from: Instant,
  now: Instant,
): Promise<PeopleRow> {
  return singleRow(await sql.query<PeopleRow>(PEOPLE, [merchant, from, now]));
}

export interface QueueRow {
  name: 'deposit' | 'withdrawal';
  count: bigint;
  amount: bigint;
  oldest: Date | null;
}

const QUEUES = `
  select 'deposit' as name, count(*) as count, coalesce(sum(amount), 0)::bigint as amount,
    min(created_at) as oldest
  from reports.deposit
  where merchant_id = $1 and state in ('CALLBACK_OK', 'AMOUNT_REVIEW', 'LATE_REVIEW')
  union all
  select 'withdrawal', count(*), coalesce(sum(amount), 0)::bigint, min(created_at)
  from reports.withdrawal
  where merchant_id = $1 and state not in ('SUCCESS', 'REJECTED', 'RETURNED')`;

export async function readQueues(sql: Sql, merchant: MerchantId): Promise<readonly QueueRow[]> {
  return (await sql.query<QueueRow>(QUEUES, [merchant])).rows;
}

export interface AlertRow {
  kind: string;
  count: bigint;
  since: Date | null;
}

const ALERTS = `
  select kind, count(*) as count, min(since) as since from reports.alert
  where merchant_id = $1 group by kind
  union all
  select 'big_wins', count(*), min(at) from reports.win
  where merchant_id = $1 and prize >= $2 and at >= to_timestamp($3 / 1000.0)
  having count(*) > 0`;

export async function readAlerts(
  sql: Sql,
  merchant: MerchantId,
  bigWin: bigint,
  from: Instant,
): Promise<readonly AlertRow[]> {
  return (await sql.query<AlertRow>(ALERTS, [merchant, bigWin.toString(), from])).rows;
}

export interface PointRow {
  at: Date;
  code: number | null;
  direction: number | null;
  movements: bigint | null;
  amount: bigint | null;
  registrations: bigint;
}

// One row for each span, code and direction; a span without movements has one row of nulls.
const SERIES = `
  with span as (
    select generate_series(
      date_trunc($2, (to_timestamp($3 / 1000.0) at time zone $4) - make_interval(hours => $5))
        - ($6 - 1) * ('1 ' || $2)::interval,
      date_trunc($2, (to_timestamp($3 / 1000.0) at time zone $4) - make_interval(hours => $5)),
      ('1 ' || $2)::interval) + make_interval(hours => $5) as local_from
  ), bounded as (
    select local_from at time zone $4 as starts,
      (local_from + ('1 ' || $2)::interval) at time zone $4 as ends from span
  )
  select b.starts as at, f.code, f.direction, sum(f.movements)::bigint as movements,
    sum(f.amount)::bigint as amount,
    (select count(*) from reports.registration r
      where r.merchant_id = $1 and r.registered_at >= b.starts and r.registered_at < b.ends)
      as registrations
  from bounded b
  left join reports.flow f on f.merchant_id = $1 and not f.trial
    and f.quarter >= b.starts and f.quarter < b.ends
  group by b.starts, b.ends, f.code, f.direction order by b.starts`;

export async function readSeries(
  sql: Sql,
  asked: {
    readonly merchant: MerchantId;
    readonly by: 'hour' | 'day';
    readonly now: Instant;
    readonly zone: string;
    readonly cutHour: number;
    readonly count: number;
  },
): Promise<readonly PointRow[]> {
  const { merchant, by, now, zone, cutHour, count } = asked;
  const values = [merchant, by, now, zone, by === 'day' ? cutHour : 0, count];
  return (await sql.query<PointRow>(SERIES, values)).rows;
}

export interface MemberBetRow {
  order_id: Id<'order'>;
  lottery: string;
  issue: string;
  state: string;
  bets: number;
  stake: bigint;
  returned: bigint;
  trial: boolean;
  cancelled: boolean;
  placed_at: Date;
}

// Newest first, without locks; returns are summed only for the rows of the page.
const MEMBER_BETS = defineList({
  name: 'memberBets',
  columns: 'order_id, lottery, issue, state, bets, stake, returned, trial, cancelled, placed_at',
  from: 'reports.member_bet',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: {},
  order: [
    { column: 'placed_at', key: 'time' },
    { column: 'order_id', key: 'id' },
  ],
});

export function listMemberBets(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  page: PageRequest,
): Promise<Page<MemberBetRow>> {
  const query = { values: { merchant, member }, conditions: {}, page };
  return MEMBER_BETS.readPage<MemberBetRow>(sql, query);
}

// Statements on spans of time: each reads sums of quarters of an hour. None takes a lock.
import type { Instant, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../platform/parse-columns.ts';
import { singleRow, type Sql } from '../../platform/sql.ts';

/** A span of time; its end is not part of it. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

export interface FlowRow {
  code: number;
  direction: number;
  movements: bigint;
  amount: bigint;
}

// Sums of real money.
const FLOW = `
  select code, direction, sum(movements)::bigint as movements, sum(amount)::bigint as amount
  from reports.flow
  where merchant_id = $1 and not trial and quarter >= to_timestamp($2 / 1000.0)
    and quarter < to_timestamp($3 / 1000.0)
  group by code, direction`;

export async function listFlow(sql: Sql, merchant: MerchantId, span: Span): Promise<FlowRow[]> {
  return (await sql.query<FlowRow>(FLOW, [merchant, span.from, span.to])).rows;
}

export interface LotteryFlowRow extends FlowRow {
  lottery: string;
  names: Readonly<Record<string, string>>;
}

// The names of a lottery that is gone are those of no language.
const LOTTERY_FLOW = `
  select f.lottery, coalesce(l.names, '{}') as names, f.code, f.direction, f.movements, f.amount
  from (
    select lottery, code, direction, sum(movements)::bigint as movements,
      sum(amount)::bigint as amount
    from reports.lottery_flow
    where merchant_id = $1 and quarter >= to_timestamp($2 / 1000.0)
      and quarter < to_timestamp($3 / 1000.0)
    group by lottery, code, direction) f
  left join reports.lottery l on l.merchant_id = $1 and l.code = f.lottery`;

const JSON_COLUMNS = { names: z.record(z.string(), z.string()) };

export async function listLotteryFlow(
  sql: Sql,
  merchant: MerchantId,
  { from, to }: Span,
): Promise<LotteryFlowRow[]> {
  const values = [merchant, from, to];
  const { rows } = await sql.query<Unparsed<LotteryFlowRow, 'names'>>(LOTTERY_FLOW, values);
  return parseColumns(rows, JSON_COLUMNS);
}

export interface VendorFlowRow extends FlowRow {
  vendor: string;
  name: string;
}

const VENDOR_FLOW = `
  select f.vendor, v.name, f.code, f.direction, f.movements, f.amount
  from (
    select vendor, code, direction, sum(movements)::bigint as movements,
      sum(amount)::bigint as amount
    from reports.vendor_flow
    where merchant_id = $1 and quarter >= to_timestamp($2 / 1000.0)
      and quarter < to_timestamp($3 / 1000.0)
    group by vendor, code, direction) f
  join reports.vendor v on v.merchant_id = $1 and v.code = f.vendor`;

export async function listVendorFlow(
  sql: Sql,
  merchant: MerchantId,
  { from, to }: Span,
): Promise<VendorFlowRow[]> {
  return (await sql.query<VendorFlowRow>(VENDOR_FLOW, [merchant, from, to])).rows;
}

const COUNTED_TO = `
  -- every merchant: the age of the one count
  select nullif(at, '-infinity') as at from reports.counted`;

/** When the ledger was last counted; null before the first count. */
export async function readCountedTo(sql: Sql): Promise<Date | null> {
  return singleRow(await sql.query<{ at: Date | null }>(COUNTED_TO)).at;
}

export interface PeopleRow {
  players: bigint;
  depositors: bigint;
  registrations: bigint;
}

// Trial players are not counted, because they bring no money.
const PEOPLE = `
  select coalesce(sum(players), 0)::bigint as players,
    coalesce(sum(depositors), 0)::bigint as depositors,
    (select count(*) from reports.registration
      where merchant_id = $1 and registered_at >= to_timestamp($2 / 1000.0)
        and registered_at < to_timestamp($3 / 1000.0)) as registrations
  from reports.people
  where merchant_id = $1 and quarter >= to_timestamp($2 / 1000.0)
    and quarter < to_timestamp($3 / 1000.0)`;

export async function countPeople(sql: Sql, merchant: MerchantId, span: Span): Promise<PeopleRow> {
  return singleRow(await sql.query<PeopleRow>(PEOPLE, [merchant, span.from, span.to]));
}

const ONLINE = `
  select count(*)::int as online from reports.presence
  where merchant_id = $1 and seen_at > to_timestamp($2 / 1000.0)`;

/** The members who were here after an instant. */
export async function countOnline(sql: Sql, merchant: MerchantId, from: Instant): Promise<number> {
  return singleRow(await sql.query<{ online: number }>(ONLINE, [merchant, from])).online;
}

import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

export interface PointRow {
  at: Date;
  code: number | null;
  direction: number | null;
  movements: bigint | null;
  amount: bigint | null;
  registrations: bigint;
}

// One row for each span, code and direction; a span without movements has one row of nulls. The
// registrations of a span are counted once, by an index of their own.
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
  ), summed as (
    select b.starts, b.ends, f.code, f.direction, sum(f.movements)::bigint as movements,
      sum(f.amount)::bigint as amount
    from bounded b
    left join reports.flow f on f.merchant_id = $1 and not f.trial
      and f.quarter >= b.starts and f.quarter < b.ends
    group by b.starts, b.ends, f.code, f.direction
  ), registered as materialized (
    select b.starts, (select count(*) from reports.registration r
      where r.merchant_id = $1 and r.registered_at >= b.starts and r.registered_at < b.ends)
      as count
    from bounded b
  )
  select s.starts as at, s.code, s.direction, s.movements, s.amount, r.count as registrations
  from summed s join registered r using (starts) order by s.starts`;

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

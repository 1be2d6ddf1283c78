// Statements on the rebates of a day's play at vendors (agency.md 1.4).
import { nameParameters, valuesOf, type Day, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import { WRITE_PLAY } from '../../figures/index.ts';

// Days that were never run, or that changed since their last run, and runs that were not paid.
const LIST_DUE = `
  select distinct v.day::text as day from agents.vendor_day v
  where v.merchant_id = $1 and v.day <= $2::date
    and not exists (select from agents.category_run r
      where r.merchant_id = v.merchant_id and r.day = v.day)
  union
  select day::text from agents.category_run
  where merchant_id = $1 and day <= $2::date and (paid_at is null or stale)
  order by day`;

planOnce(LIST_DUE);

/** The days until `last` whose rebates are due, the oldest first. */
export async function listDueDays(sql: Sql, merchant: MerchantId, last: Day): Promise<Day[]> {
  return (await sql.query<{ day: Day }>(LIST_DUE, [merchant, last])).rows.map(({ day }) => day);
}

const LAST_RUN = `
  select version, paid_at is not null as paid, stale from agents.category_run
  where merchant_id = $1 and day = $2::date order by version desc limit 1 for update`;

export interface RunRow {
  version: number;
  paid: boolean;
  stale: boolean;
}

/** The last run of a day, locked; undefined before the first. */
export async function lockLastRun(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
): Promise<RunRow | undefined> {
  return (await sql.query<RunRow>(LAST_RUN, [merchant, day])).rows[0];
}

const PUT_RUN = `
  with earlier as (
    update agents.category_run set stale = false
    where merchant_id = $1 and day = $2::date and version < $3 and stale)
  insert into agents.category_run (merchant_id, day, version) values ($1, $2::date, $3)`;

// Both models in one statement: the line begins with the player. A share of a frozen member is
// withheld; what an earlier run booked is not taken back for that. Own rebates are figures of the
// player's category.
const SHARE = nameParameters(`
  with rule as (
    select coalesce(r.vendor_model, 'difference') as model, r.by_generation, r.by_level,
      coalesce(r.highest_level, 1) as highest_level
    from (select $merchant::integer as merchant_id) of
    left join agents.rebate_rule r on r.merchant_id = of.merchant_id
  ), ancestor as materialized (
    select v.member_id, v.category, v.valid_bet, above.agent_id, above.depth,
      cardinality(p.path) + 1 - above.depth as generation,
      a.unpaid or a.standing_group <> 'formal' as unpaid, coalesce(c.rate, 0) as rate
    from agents.vendor_day v
    join agents.person p on p.merchant_id = $merchant and p.member_id = v.member_id
    cross join lateral unnest(p.path || p.member_id) with ordinality as above (agent_id, depth)
    join agents.person a on a.merchant_id = $merchant and a.member_id = above.agent_id
    left join agents.category_rate c on c.merchant_id = $merchant
      and c.member_id = above.agent_id and c.category = v.category
    where v.merchant_id = $merchant and v.day = $day::date and v.valid_bet > 0
  ), gain as (
    select l.*,
      case when r.model = 'difference' then l.rate - greatest(0, max(l.rate) over (
          partition by l.member_id, l.category order by l.depth desc
          rows between unbounded preceding and 1 preceding))
        when l.depth < r.highest_level then 0
        else coalesce(r.by_level[l.depth], r.by_generation[l.generation + 1], 0)
      end as points
    from ancestor l cross join rule r
  ), due as (
    select agent_id as member_id, category, agent_id = member_id as own, bool_or(unpaid) as unpaid,
      sum(valid_bet)::bigint as valid_bet, sum(valid_bet * points / 1000000)::bigint as due
    from gain where points > 0 group by 1, 2, 3
  ), booked as (
    select member_id, category, own, sum(change)::bigint as booked from agents.category_share
    where merchant_id = $merchant and day = $day::date group by 1, 2, 3
  ), owed as (
    select member_id, category, own, coalesce(d.valid_bet, 0) as valid_bet,
      coalesce(d.due, 0) as due, coalesce(b.booked, 0) as booked,
      case when d.unpaid then least(d.due, coalesce(b.booked, 0)) else coalesce(d.due, 0) end
        as paid
    from due d full join booked b using (member_id, category, own)
  ), share as (
    insert into agents.category_share (merchant_id, day, version, member_id, category, own,
      valid_bet, due, withheld, change)
    select $merchant, $day::date, $version::smallint, member_id, category, own, valid_bet, due,
      due - paid, paid - booked
    from owed where due > 0 or booked <> 0
    returning member_id, category, own, change
  ), play as materialized (
    select p.merchant_id, p.member_id, p.upline_id, p.kind, s.category, $day::date as day,
      to_timestamp($hour / 1000.0) as hour, 0::bigint as bet,
      0::bigint as valid_bet, 0::bigint as win_stake, 0::bigint as loss_stake,
      0::bigint as payout, s.change as bet_rebate, 0::bigint as bets
    from share s
    join agents.person p on p.merchant_id = $merchant and p.member_id = s.member_id
    where s.own and s.change <> 0 and p.standing_group = 'formal'
  ), ${WRITE_PLAY}
  select count(*)::int as shares from share`);

export interface VendorRun {
  readonly merchant: MerchantId;
  readonly day: Day;
  readonly version: number;
  /** The last hour of the day; its begin. */
  readonly hour: number;
}

/** Writes a run of a day with the shares of its members. */
export async function shareVendorDay(sql: Sql, run: VendorRun): Promise<void> {
  await sql.query(PUT_RUN, [run.merchant, run.day, run.version]);
  await sql.query(SHARE.text, valuesOf(SHARE, { ...run }));
}

const SHARES = `
  select member_id, category, own, change from agents.category_share
  where merchant_id = $1 and day = $2::date and version = $3 and change <> 0
  order by member_id, category, own`;

export interface CategoryShareRow {
  member_id: Id<'member'>;
  category: string;
  own: boolean;
  change: bigint;
}

/** What a run books. */
export async function listCategoryShares(
  sql: Sql,
  run: { readonly merchant: MerchantId; readonly day: Day; readonly version: number },
): Promise<CategoryShareRow[]> {
  const values = [run.merchant, run.day, run.version];
  return (await sql.query<CategoryShareRow>(SHARES, values)).rows;
}

const MARK_PAID = `
  update agents.category_run set paid_at = house_now()
  where merchant_id = $1 and day = $2::date and version = $3`;

export async function markRunPaid(
  sql: Sql,
  run: { readonly merchant: MerchantId; readonly day: Day; readonly version: number },
): Promise<void> {
  await sql.query(MARK_PAID, [run.merchant, run.day, run.version]);
}

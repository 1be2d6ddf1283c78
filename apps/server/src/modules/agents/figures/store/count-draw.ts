// Statements that count the bets of settled draws. One process counts at a time, under a lease.
import {
  nameParameters,
  valuesOf,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { addPlay, PLAY } from './columns.ts';

// The locks keep two counts of a draw apart, should a lease be lost.
const LOCK_COUNTED = `
  select draw_id, version, settled_at, day::text as day from agents.counted_draw
  where merchant_id = $1 and draw_id = any($2::bigint[]) order by draw_id for update`;

export interface CountedDraw {
  draw_id: bigint;
  version: number;
  settled_at: Date;
  day: Day;
}

/** The versions that were counted of some draws, and the times that they count for. */
export async function lockCounted(
  sql: Sql,
  merchant: MerchantId,
  draws: readonly bigint[],
): Promise<CountedDraw[]> {
  return (await sql.query<CountedDraw>(LOCK_COUNTED, [merchant, draws])).rows;
}

const PUT_COUNTED = `
  insert into agents.counted_draw (merchant_id, draw_id, version, settled_at, day, hour)
  select $1, x.draw_id, x.version, to_timestamp(x.settled_at / 1000.0), x.day,
    to_timestamp(x.hour / 1000.0)
  from unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::date[], $6::bigint[])
    as x (draw_id, version, settled_at, day, hour)
  on conflict (merchant_id, draw_id) do update set version = excluded.version`;

// The lowest agent whose team a bet of person `p` is of.
const BASE = `case when p.kind = 'member' then p.upline_id else p.member_id end as base_id,
      p.kind <> 'member' as own`;

// On groups at or above the lottery's highest nobody earns; their start is 0. A share is rounded
// down for each bet, and stakes with the same rest after whole units of 2000 lose the same to it.
const CLASS = <Group extends string, Stake extends string>(group: Group, stake: Stake) =>
  `case when ${group} < top and ${stake} > 0 then ${group} else 0::smallint end as start,
      (${stake} % 2000)::smallint as rest` as const;

const DUE = `
  due as materialized (
    select x.* from unnest($draws::bigint[], $versions::smallint[], $counted::smallint[],
        $tops::smallint[], $days::date[])
      as x (draw_id, version, counted, top, day)
  )`;

// Writes the sums of members and, through the path, of teams. `changed` has what is added to each
// member's day.
const WRITE_DAYS = `
  days as (
    insert into agents.member_day (merchant_id, member_id, day, category, ${PLAY})
    select $merchant, member_id, day, 'LOTT', bet, bet, win_stake, loss_stake, payout, bet_rebate,
      bets
    from changed order by day, member_id
    on conflict (merchant_id, day, member_id, category) do update set ${addPlay('member_day')}
  ), base as (
    select base_id, day, ground.total(bet) as bet, ground.total(win_stake) as win_stake,
      ground.total(loss_stake) as loss_stake, ground.total(payout) as payout,
      ground.total(bet_rebate) as bet_rebate, ground.total(bets) as bets
    from changed where base_id is not null group by base_id, day
  ), teams as (
    insert into agents.team_day (merchant_id, agent_id, day, category, ${PLAY})
    select $merchant, above.agent_id, b.day, 'LOTT', ground.total(b.bet), ground.total(b.bet),
      ground.total(b.win_stake), ground.total(b.loss_stake), ground.total(b.payout),
      ground.total(b.bet_rebate), ground.total(b.bets)
    from base b
    join agents.person p on p.merchant_id = $merchant and p.member_id = b.base_id
    cross join lateral unnest(p.path || p.member_id) as above (agent_id)
    group by above.agent_id, b.day order by above.agent_id, b.day
    on conflict (merchant_id, agent_id, day, category) do update set ${addPlay('team_day')}
  )`;

// One scan of the bets is summed twice: by member, and by draw and the lowest agent whose team a
// bet is of. Teams come from the members' sums. The second sums are what shares are computed from.

// Most draws are counted for the first time. Then every ticket counts as lost at first, so that the
// scan needs its row alone; the few that won, were given back or cancelled, and shares of group
// buys, are changes of these sums. The result is asked for by a subquery that stays one: joined,
// the planner would expect one draw of all, and look up the member of every ticket by itself.
const COUNT_FIRST = nameParameters(`
  with ${DUE}, drawn as materialized (
    select d.* from due d
    where exists (select from agents.drawn_result r
      where r.merchant_id = $merchant and r.draw_id = d.draw_id and r.version = d.version
      offset 0)
  ), placed as (
    select d.draw_id, d.day, p.member_id, ${BASE}, ${CLASS('t.own_group', 't.stake')}, t.stake,
      t.rebate
    from drawn d
    join agents.draw_ticket t on t.merchant_id = $merchant and t.draw_id = d.draw_id
    join agents.person p on p.merchant_id = $merchant and p.member_id = t.member_id
    where p.standing_group = 'formal'
  ), summed as materialized (
    select grouping(draw_id) = 1 as by_member, member_id, day, draw_id, base_id, own, start, rest,
      ground.total(stake) as bet, ground.total(rebate) as bet_rebate, count(*) as bets
    from placed
    group by grouping sets
      ((member_id, base_id, day), (draw_id, base_id, own, start, rest))
  ), change as materialized (
    select d.draw_id, d.day, d.top, p.member_id, ${BASE}, c.own_group, c.old_stake, c.new_stake,
      c.prize, c.rebate
    from drawn d
    cross join lateral agents.draw_change($merchant, d.draw_id, d.version) c
    join agents.person p on p.merchant_id = $merchant and p.member_id = c.member_id
    where p.standing_group = 'formal'
  ), moved as (
    select member_id, base_id, day, bet, 0::bigint as win_stake, bet as loss_stake,
      0::bigint as payout, bet_rebate, bets
    from summed where by_member
    union all
    select member_id, base_id, day, coalesce(new_stake, 0) - coalesce(old_stake, 0),
      case when prize > new_stake then new_stake else 0 end,
      case when prize < new_stake then new_stake else 0 end - coalesce(old_stake, 0),
      prize, rebate, (new_stake is not null)::int - (old_stake is not null)::int
    from change
  ), changed as materialized (
    select member_id, base_id, day, ground.total(bet) as bet, ground.total(win_stake) as win_stake,
      ground.total(loss_stake) as loss_stake, ground.total(payout) as payout,
      ground.total(bet_rebate) as bet_rebate, ground.total(bets) as bets
    from moved group by member_id, base_id, day
    having ground.total(bets) <> 0 or ground.total(bet) <> 0 or ground.total(payout) <> 0
      or ground.total(bet_rebate) <> 0
  ), ${WRITE_DAYS}, line as (
    select draw_id, base_id, own, start, rest, bet, bets from summed where not by_member
    union all
    select draw_id, base_id, own, ${CLASS('own_group', 'old_stake')}, -old_stake, -1
    from change where old_stake is distinct from new_stake and old_stake is not null
    union all
    select draw_id, base_id, own, ${CLASS('own_group', 'new_stake')}, new_stake, 1
    from change where old_stake is distinct from new_stake and new_stake is not null
  )
  select base_id, own, start, rest,
    coalesce(string_agg(draw_id || ' ' || bet || ' ' || bets, ','), '') as draws
  from line where start > 0 and base_id is not null
  group by base_id, own, start, rest`);

// Adds what versions differ by from those that were counted before, which are 0 for none.
const COUNT_AGAIN = nameParameters(`
  with ${DUE}, bet as (
    select d.draw_id, d.day, d.top, 1::bigint as sign, b.*
    from due d cross join lateral agents.draw_play($merchant, d.draw_id, d.version) b
    union all
    select d.draw_id, d.day, 0::smallint, -1::bigint, b.*
    from due d cross join lateral agents.draw_play($merchant, d.draw_id, d.counted) b
    where d.counted > 0
  ), placed as (
    select b.draw_id, b.day, p.member_id, ${BASE}, ${CLASS('b.own_group', 'b.stake')}, b.sign,
      b.stake, b.prize, b.rebate
    from bet b
    join agents.person p on p.merchant_id = $merchant and p.member_id = b.member_id
    where p.standing_group = 'formal'
  ), summed as materialized (
    select grouping(draw_id) = 1 as by_member, member_id, day, draw_id, base_id, own, start, rest,
      ground.total(sign * stake) as bet,
      ground.total(sign * stake) filter (where prize > stake) as win_stake,
      ground.total(sign * stake) filter (where prize < stake) as loss_stake,
      ground.total(sign * prize) as payout, ground.total(sign * rebate) as bet_rebate,
      ground.total(sign) as bets
    from placed
    group by grouping sets
      ((member_id, base_id, day), (draw_id, base_id, own, start, rest))
  ), changed as materialized (
    select member_id, base_id, day, bet, win_stake, loss_stake, payout, bet_rebate, bets
    from summed
    where by_member
      and (bet, win_stake, loss_stake, payout, bet_rebate, bets) <> (0, 0, 0, 0, 0, 0)
  ), ${WRITE_DAYS}
  select base_id, own, start, rest,
    coalesce(string_agg(draw_id || ' ' || bet || ' ' || bets, ','), '') as draws
  from summed where not by_member and start > 0 and base_id is not null
  group by base_id, own, start, rest`);

export interface DrawToCount {
  readonly draw: bigint;
  readonly version: number;
  /** The version that was counted before; 0 for none. */
  readonly counted: number;
  /** The highest group of the lottery; 0 where nobody earns on this version. */
  readonly top: number;
  /** Of the first settlement, with the day and the begin of the hour that it is in. */
  readonly settledAt: Instant;
  readonly day: Day;
  readonly hour: Instant;
}

/** Bets below one agent together, for the shares of its line. */
export interface LineRow {
  /** The lowest agent whose team they are of: the player's upline, or the player itself. */
  base_id: Id<'member'>;
  /** The agent's own bets, on which it earns nothing. */
  own: boolean;
  /** The player's group. */
  start: number;
  /** What is left of each stake after whole units of 2000. */
  rest: number;
  /**
   * By draw: its id, the sum of stakes, and how many bets, separated by blanks and commas. A draw
   * can have several, some of them below zero: they are added up.
   */
  draws: string;
}

/** Counts versions of different draws, and returns what lines earn shares of. */
export async function countDrawPlay(
  sql: Sql,
  merchant: MerchantId,
  due: readonly DrawToCount[],
): Promise<LineRow[]> {
  // The sums of all bets together stay in memory, by hashing: with less, the planner sorts every
  // bet twice. It expects many more sums than there are.
  await sql.query(`set local work_mem = '512MB'`);
  const draws = due.map(({ draw }) => draw);
  const versions = due.map(({ version }) => version);
  const days = due.map(({ day }) => day);
  const values = {
    merchant,
    draws,
    versions,
    counted: due.map(({ counted }) => counted),
    tops: due.map(({ top }) => top),
    days,
  };
  const isFirst = due.every(({ counted }) => counted === 0);
  const { rows } = isFirst
    ? await sql.query<LineRow>(COUNT_FIRST.text, valuesOf(COUNT_FIRST, values))
    : await sql.query<LineRow>(COUNT_AGAIN.text, valuesOf(COUNT_AGAIN, values));
  const times = due.map(({ settledAt }) => settledAt);
  const hours = due.map(({ hour }) => hour);
  await sql.query(PUT_COUNTED, [merchant, draws, versions, times, days, hours]);
  return rows;
}

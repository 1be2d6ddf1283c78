// Statements that count the bets of settled draws. One process counts at a time, under a lease.
import { nameParameters, valuesOf, type Day, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { addPlay, PLAY } from './columns.ts';
import { BASE, DRAWN, sumInMemory, type DrawToCount } from './due-play.ts';

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

const DUE = `
  due as materialized (
    select x.* from unnest($draws::bigint[], $versions::smallint[], $counted::smallint[],
        $days::date[])
      as x (draw_id, version, counted, day)
  )`;

// `changed` has what is added to each member's day, from the parts in `moved`.
const ADD_UP = `
  added as materialized (
    select member_id, day, ground.total(bet) as bet, ground.total(win_stake) as win_stake,
      ground.total(loss_stake) as loss_stake, ground.total(payout) as payout,
      ground.total(bet_rebate) as bet_rebate, ground.total(bets) as bets
    from moved group by member_id, day
  ), changed as materialized (
    select a.*, ${BASE}
    from added a
    join agents.person p on p.merchant_id = $merchant and p.member_id = a.member_id
    where p.standing_group = 'formal'
      and (bet, win_stake, loss_stake, payout, bet_rebate, bets) <> (0, 0, 0, 0, 0, 0)
  )`;

// Writes the sums of members and, through the path, of teams.
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

// Most draws are counted for the first time. Then every ticket counts as lost at first, so that the
// scan needs its row alone, and each member is looked up once; the few that won, were given back or
// cancelled, and shares of group buys, are changes of these sums.
const COUNT_FIRST = nameParameters(`
  with ${DUE}, ${DRAWN}, moved as (
    select t.member_id, d.day, ground.total(t.stake) as bet, 0::bigint as win_stake,
      ground.total(t.stake) as loss_stake, 0::bigint as payout,
      ground.total(t.rebate) as bet_rebate, count(*) as bets
    from drawn d
    join agents.draw_ticket t on t.merchant_id = $merchant and t.draw_id = d.draw_id
    group by t.member_id, d.day
    union all
    select c.member_id, d.day, coalesce(c.new_stake, 0) - coalesce(c.old_stake, 0),
      case when c.prize > c.new_stake then c.new_stake else 0 end,
      case when c.prize < c.new_stake then c.new_stake else 0 end - coalesce(c.old_stake, 0),
      c.prize, c.rebate, (c.new_stake is not null)::int - (c.old_stake is not null)::int
    from drawn d
    cross join lateral agents.draw_outcome($merchant, d.draw_id, d.version) c
  ), ${ADD_UP}, ${WRITE_DAYS}
  select count(*) from changed`);

// Adds what versions differ by from those that were counted before, which are 0 for none.
const COUNT_AGAIN = nameParameters(`
  with ${DUE}, bet as (
    select d.day, 1::bigint as sign, b.*
    from due d cross join lateral agents.draw_play($merchant, d.draw_id, d.version) b
    union all
    select d.day, -1::bigint, b.*
    from due d cross join lateral agents.draw_play($merchant, d.draw_id, d.counted) b
    where d.counted > 0
  ), moved as (
    select member_id, day, sign * stake as bet,
      case when prize > stake then sign * stake else 0 end as win_stake,
      case when prize < stake then sign * stake else 0 end as loss_stake,
      sign * prize as payout, sign * rebate as bet_rebate, sign as bets
    from bet
  ), ${ADD_UP}, ${WRITE_DAYS}
  select count(*) from changed`);

/** Brings the sums of members and teams to versions of different draws. */
export async function countDrawPlay(
  sql: Sql,
  merchant: MerchantId,
  due: readonly DrawToCount[],
): Promise<void> {
  const draws = due.map(({ draw }) => draw);
  const versions = due.map(({ version }) => version);
  const days = due.map(({ day }) => day);
  const counted = due.map((each) => each.counted);
  const values = { merchant, draws, versions, counted, days };
  await sumInMemory(sql);
  if (counted.every((version) => version === 0)) {
    await sql.query(COUNT_FIRST.text, valuesOf(COUNT_FIRST, values));
  } else {
    await sql.query(COUNT_AGAIN.text, valuesOf(COUNT_AGAIN, values));
  }
  const times = due.map(({ settledAt }) => settledAt);
  const hours = due.map(({ hour }) => hour);
  await sql.query(PUT_COUNTED, [merchant, draws, versions, times, days, hours]);
}

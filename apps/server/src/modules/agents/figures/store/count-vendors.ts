// Statements that count the settled bets of vendors.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Day } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { PLAY, PLAY_SUMS } from './columns.ts';
import { awaitTeams } from './open-team.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import { WRITE_PLAY } from './write-play.ts';

// Bets that wait are taken out of their table and counted in one statement: each counts once. The
// hours of a business day begin with it.
const COUNT = nameParameters(`
  with taken as materialized (
    delete from agents.vendor_bet v
    where v.merchant_id = $merchant and v.number in (
      select number from agents.vendor_bet where merchant_id = $merchant order by number
      limit $most)
    returning v.member_id, v.category, v.settled_at, ${PLAY}
  ), timed as (
    select t.*, ((t.settled_at at time zone $zone) - make_interval(hours => $cutHour))::date as day
    from taken t
  ), summed as materialized (
    select member_id, category, day,
      date_bin('1 hour', settled_at, (day + make_interval(hours => $cutHour)) at time zone $zone)
        as hour, ${PLAY_SUMS}
    from timed group by 1, 2, 3, 4
  ), play as materialized (
    select p.merchant_id, p.member_id, p.upline_id, p.kind, s.category, s.day, s.hour,
      s.bet, s.valid_bet, s.win_stake, s.loss_stake, s.payout, s.bet_rebate, s.bets
    from summed s
    join agents.person p on p.merchant_id = $merchant and p.member_id = s.member_id
    where p.standing_group = 'formal'
  ), base as (
    insert into agents.vendor_day (merchant_id, day, category, member_id, valid_bet)
    select merchant_id, day, category, member_id, sum(valid_bet)
    from play group by merchant_id, day, category, member_id
    on conflict (merchant_id, day, category, member_id) do update
      set valid_bet = vendor_day.valid_bet + excluded.valid_bet
  ), stale as (
    update agents.category_run r set stale = true
    where r.merchant_id = $merchant and r.day in (select day from play)
  ), ${WRITE_PLAY}
  select day::text as day, category from play group by 1, 2 order by 1, 2`);

planOnce(COUNT.text);

export interface VendorCount {
  readonly merchant: MerchantId;
  readonly zone: string;
  readonly cutHour: number;
  /** How many changes at most. */
  readonly most: number;
}

/** The days and categories whose figures changed; empty when nothing waited. */
export async function countVendorBets(
  sql: Sql,
  count: VendorCount,
): Promise<{ day: Day; category: string }[]> {
  await awaitTeams(sql);
  const values = valuesOf(COUNT, { ...count });
  return (await sql.query<{ day: Day; category: string }>(COUNT.text, values)).rows;
}

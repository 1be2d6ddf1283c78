// Statements that divide the rebate of a draw among the lines of its players.
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Day,
  type Id,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The rule of distributeLotteryRebate (agency.md 1.3) for all bets of a draw at once. Bets of the
// same stake and group below the same upline have the same shares, so that they are grouped before
// the line is walked; each bet's share is rounded down by itself. Groups above the lottery's
// highest count as that one. Members without a group have it too: nobody earns on them.
const SHARE = nameParameters(`
  with bet as materialized (
    select p.upline_id, d.own_group, d.stake, count(*) as times
    from (
      select member_id, own_group, stake
      from agents.draw_play($merchant, $draw, $version::smallint)
      where own_group < $top::smallint and stake > 0) d
    join agents.person p on p.merchant_id = $merchant and p.member_id = d.member_id
    where p.standing_group = 'formal' and p.upline_id is not null
    group by p.upline_id, d.own_group, d.stake
  ), line as (
    select b.upline_id, b.own_group, above.agent_id, above.depth,
      a.unpaid or a.standing_group <> 'formal' as unpaid,
      least(coalesce(g.prize_group, $top::smallint), $top::smallint) as prize_group
    from (select distinct upline_id, own_group from bet) b
    join agents.person u on u.merchant_id = $merchant and u.member_id = b.upline_id
    cross join lateral unnest(u.path || u.member_id) with ordinality as above (agent_id, depth)
    join agents.person a on a.merchant_id = $merchant and a.member_id = above.agent_id
    left join agents.account g on g.merchant_id = $merchant and g.member_id = above.agent_id
  ), gain as materialized (
    select upline_id, own_group, agent_id, unpaid,
      prize_group - greatest(own_group, max(prize_group) over (
        partition by upline_id, own_group order by depth desc
        rows between unbounded preceding and 1 preceding)) as points
    from line
  )
  insert into agents.rebate_share
    (merchant_id, draw_id, version, agent_id, day, lottery, issue, bets, stake, amount, withheld)
  select $merchant, $draw, $version, agent_id, $day::date, $lottery, $issue, bets, stake,
    case when unpaid then 0 else due end, case when unpaid then due else 0 end
  from (
    select g.agent_id, g.unpaid, sum(b.times)::bigint as bets,
      sum(b.stake * b.times)::bigint as stake,
      sum(b.stake * g.points / 2000 * b.times)::bigint as due
    from bet b
    join gain g on g.upline_id = b.upline_id and g.own_group = b.own_group and g.points > 0
    group by g.agent_id, g.unpaid) shared
  where due > 0
  on conflict do nothing`);

export interface DrawToShare {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  readonly version: number;
  /** The highest group of the lottery. */
  readonly top: number;
  readonly day: Day;
  readonly lottery: string;
  readonly issue: string;
}

/** Writes the shares of a version of a draw's result; repeating it changes nothing. */
export async function shareDraw(sql: Sql, draw: DrawToShare): Promise<void> {
  await sql.query(SHARE.text, valuesOf(SHARE, draw));
}

const SHARES = `
  select agent_id, amount from agents.rebate_share
  where merchant_id = $1 and draw_id = $2 and version = $3 and amount > 0 order by agent_id`;

export interface ShareRow {
  agent_id: Id<'member'>;
  amount: Amount;
}

/** The shares of a version that are paid. */
export async function listShares(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  version: number,
): Promise<ShareRow[]> {
  return (await sql.query<ShareRow>(SHARES, [merchant, draw, version])).rows;
}

const VERSIONS = `
  select distinct version from agents.rebate_share
  where merchant_id = $1 and draw_id = $2 and version < $3 order by version`;

/** The earlier versions of a draw for which shares were written. */
export async function listSharedVersions(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  before: number,
): Promise<number[]> {
  const { rows } = await sql.query<{ version: number }>(VERSIONS, [merchant, draw, before]);
  return rows.map(({ version }) => version);
}

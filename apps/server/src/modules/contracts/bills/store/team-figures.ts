// The figures of teams in a period, for all agents with a due contract in one statement each.
import type { GameCategory } from '@fairhouse/rules/agency';
import type { Day, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

/** An agent whose team is read: the games that count, and what makes a member active. */
export interface DueTeam {
  readonly agent: Id<'member'>;
  readonly categories: readonly GameCategory[];
  readonly minBet: bigint;
  /** Whether the turnover of members who won and who lost is needed: it costs two sums more. */
  readonly byMember: boolean;
}

export interface TeamRow {
  agent_id: Id<'member'>;
  bet: bigint;
  win_stake: bigint;
  loss_stake: bigint;
  payout: bigint;
  bet_rebate: bigint;
  agent_rebate: bigint;
  activity: bigint;
  salary: bigint;
  fees: bigint;
  deposit: bigint;
  active: bigint;
  /** Turnover of the members who won and who lost; zero where nobody asked for it. */
  won_turnover: bigint;
  lost_turnover: bigint;
}

const DUE = `
  due as materialized (
    select x.agent_id, x.categories, x.min_bet
    from json_to_recordset($4::json) as x (agent_id uuid, categories text[], min_bet bigint))`;

// Members are summed once for all agents that ask the same of them, by their own key alone; then by
// upline, and only these sums go up the path. A member with a contract of its own has its own row.
const membersOf = (table: string, time: string, byMember: boolean) => `
  asked as materialized (
    select row_number() over () as asking, categories, min_bet
    from (select distinct categories, min_bet from due) each),
  played as materialized (
    select q.asking, q.min_bet, m.*
    from asked q
    cross join lateral (
      select m.member_id, ground.total(m.valid_bet) as valid_bet, ${
        byMember
          ? 'ground.total(m.bet) as bet, ground.total(m.payout) as payout'
          : '0::bigint as bet, 0::bigint as payout'
      }
      from contracts.${table} m
      where m.merchant_id = $1 and m.${time} between $2 and $3
        and m.category = any(q.categories)
      group by m.member_id) m),
  members as materialized (
    select m.asking, m.member_id, p.upline_id, p.kind <> 'member' as heads,
      m.valid_bet > 0 and m.valid_bet >= m.min_bet as active,
      case when m.payout > m.bet then m.bet else 0 end as won,
      case when m.payout < m.bet then m.bet else 0 end as lost
    from played m
    join contracts.party p on p.merchant_id = $1 and p.member_id = m.member_id
    where p.standing_group = 'formal')`;

const COUNTED = `
  bases as (
    select asking, case when heads then member_id else upline_id end as base_id,
      count(*) filter (where active) as active, ground.total(won) as won,
      ground.total(lost) as lost
    from members group by 1, 2),
  line as (
    select b.asking, above.agent_id, b.active, b.won, b.lost
    from bases b
    join contracts.party p on p.merchant_id = $1 and p.member_id = b.base_id
    cross join lateral unnest(p.path || p.member_id) as above (agent_id)
    union all
    select asking, member_id, active::int, won, lost from members where not heads),
  counted as (
    select d.agent_id, sum(l.active)::bigint as active, sum(l.won)::bigint as won_turnover,
      sum(l.lost)::bigint as lost_turnover
    from due d
    join asked q on q.categories = d.categories and q.min_bet = d.min_bet
    join line l on l.asking = q.asking and l.agent_id = d.agent_id
    group by d.agent_id)`;

const betsOf = (table: string, time: string) => `
  bets as (
    select d.agent_id, sum(t.bet)::bigint as bet, sum(t.win_stake)::bigint as win_stake,
      sum(t.loss_stake)::bigint as loss_stake, sum(t.payout)::bigint as payout,
      sum(t.bet_rebate)::bigint as bet_rebate
    from due d
    join contracts.${table} t on t.merchant_id = $1 and t.agent_id = d.agent_id
      and t.${time} between $2 and $3 and t.category = any(d.categories)
    group by d.agent_id)`;

const BET_COLUMNS = `
  p.member_id as agent_id, coalesce(b.bet, 0)::bigint as bet,
  coalesce(b.win_stake, 0)::bigint as win_stake,
  coalesce(b.loss_stake, 0)::bigint as loss_stake, coalesce(b.payout, 0)::bigint as payout,
  coalesce(b.bet_rebate, 0)::bigint as bet_rebate, coalesce(c.active, 0)::bigint as active,
  coalesce(c.won_turnover, 0)::bigint as won_turnover,
  coalesce(c.lost_turnover, 0)::bigint as lost_turnover`;

// Plain reads of index ranges: the teams by their own rows, the members by day.
const daysText = (byMember: boolean) => `
  with ${DUE}, ${betsOf('team_day', 'day')}, ${membersOf('member_day', 'day', byMember)},
  ${COUNTED},
  flows as (
    select d.agent_id, sum(f.agent_rebate + f.vendor_rebate)::bigint as agent_rebate,
      sum(f.activity)::bigint as activity, sum(f.salary)::bigint as salary,
      sum(f.fees)::bigint as fees, sum(f.deposit)::bigint as deposit
    from due d
    join contracts.team_flow_day f on f.merchant_id = $1 and f.agent_id = d.agent_id
      and f.day between $2 and $3
    group by d.agent_id)
  select ${BET_COLUMNS}, coalesce(f.agent_rebate, 0)::bigint as agent_rebate,
    coalesce(f.activity, 0)::bigint as activity, coalesce(f.salary, 0)::bigint as salary,
    coalesce(f.fees, 0)::bigint as fees, coalesce(f.deposit, 0)::bigint as deposit
  from due d join contracts.party p on p.merchant_id = $1 and p.member_id = d.agent_id
  left join bets b using (agent_id) left join counted c using (agent_id)
  left join flows f using (agent_id)`;

const OF_DAYS = daysText(false);
const OF_DAYS_BY_MEMBER = daysText(true);

// Hours of lotteries are computed from their bets: only where somebody played.
const HAS_PLAY = `
  select exists (
    select from contracts.played_time
    where merchant_id = $1 and hour between $2 and $3) as played`;

const NOTHING: Omit<TeamRow, 'agent_id'> = {
  bet: 0n,
  win_stake: 0n,
  loss_stake: 0n,
  payout: 0n,
  bet_rebate: 0n,
  agent_rebate: 0n,
  activity: 0n,
  salary: 0n,
  fees: 0n,
  deposit: 0n,
  active: 0n,
  won_turnover: 0n,
  lost_turnover: 0n,
};

const OF_HOURS = `
  with ${DUE}, ${betsOf('team_hour', 'hour')}, ${membersOf('member_hour', 'hour', false)}, ${COUNTED}
  select ${BET_COLUMNS}, 0::bigint as agent_rebate, 0::bigint as activity, 0::bigint as salary,
    0::bigint as fees, 0::bigint as deposit
  from due d join contracts.party p on p.merchant_id = $1 and p.member_id = d.agent_id
  left join bets b using (agent_id) left join counted c using (agent_id)`;

const DAILY = `
  with ${DUE}
  select d.agent_id, to_char(t.day, 'YYYY-MM-DD') as day, sum(t.bet)::bigint as bet
  from due d
  join contracts.team_day t on t.merchant_id = $1 and t.agent_id = d.agent_id
    and t.day between $2 and $3 and t.category = any(d.categories)
  group by d.agent_id, t.day order by t.day`;

const asJson = (due: readonly DueTeam[]): string =>
  JSON.stringify(
    due.map(({ agent, categories, minBet }) => ({
      agent_id: agent,
      categories,
      min_bet: String(minBet),
    })),
  );

/** The figures of business days, both included. */
export async function readTeamDays(
  sql: Sql,
  merchant: MerchantId,
  days: { readonly first: Day; readonly last: Day },
  due: readonly DueTeam[],
): Promise<TeamRow[]> {
  const values = [merchant, days.first, days.last, asJson(due)];
  const isByMember = due.some(({ byMember }) => byMember);
  return (await sql.query<TeamRow>(isByMember ? OF_DAYS_BY_MEMBER : OF_DAYS, values)).rows;
}

/** The figures of hours that begin from the first to the last instant. */
export async function readTeamHours(
  sql: Sql,
  merchant: MerchantId,
  hours: { readonly first: Date; readonly last: Date },
  due: readonly DueTeam[],
): Promise<TeamRow[]> {
  const { rows } = await sql.query<{ played: boolean }>(HAS_PLAY, [
    merchant,
    hours.first,
    hours.last,
  ]);
  if (rows[0]?.played !== true) return due.map(({ agent }) => ({ agent_id: agent, ...NOTHING }));
  const values = [merchant, hours.first, hours.last, asJson(due)];
  return (await sql.query<TeamRow>(OF_HOURS, values)).rows;
}

/** The turnover of teams by day; a day without any has no row. */
export async function readDailyTurnover(
  sql: Sql,
  merchant: MerchantId,
  days: { readonly first: Day; readonly last: Day },
  due: readonly DueTeam[],
) {
  type Row = { agent_id: Id<'member'>; day: string; bet: bigint };
  const values = [merchant, days.first, days.last, asJson(due)];
  return (await sql.query<Row>(DAILY, values)).rows;
}

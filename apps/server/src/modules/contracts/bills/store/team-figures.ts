// The figures of teams in a period, for all agents with a due contract in one statement each.
import type { GameCategory } from '@fairhouse/rules/agency';
import type { Day, Id, MerchantId, Rate } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { readNarrowStakes } from './narrow-stakes.ts';

/** An agent whose team is read: the games that count, and what makes a member active. */
export interface DueTeam {
  readonly agent: Id<'member'>;
  readonly categories: readonly GameCategory[];
  readonly minBet: bigint;
  /** Whether the turnover of members who won and who lost is needed: it costs two sums more. */
  readonly byMember: boolean;
  /** Of hours: bets that cover less are in neither stake; undefined where all count. */
  readonly minCoverage: Rate | undefined;
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
  /** What the stakes are without, for what its bets cover. */
  narrow_stake: bigint;
}

// What agents ask of members, each once, and the number of what each agent asks.
const ASKED = `
  asked as materialized (
    select x.asking, x.categories, x.min_bet
    from json_to_recordset($4::json) as x (asking integer, categories text[], min_bet bigint)),
  due as materialized (
    select distinct x.agent_id, x.asking
    from unnest($5::uuid[], $6::integer[]) as x (agent_id, asking))`;

const ASKED_ONE = `
  due as materialized (
    select distinct x.agent_id, 0 as asking from unnest($5::uuid[]) as x (agent_id))`;

// Members are summed once for all agents that ask the same of them, by their own key alone.
const playedOf = (table: string, time: string, byMember: boolean) => `
  played as (
    select q.asking, m.member_id, m.valid_bet > 0 and m.valid_bet >= q.min_bet as active,
      case when m.payout > m.bet then m.bet else 0 end as won,
      case when m.payout < m.bet then m.bet else 0 end as lost
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
      group by m.member_id) m)`;

// Where all agents ask the same: one plain scan, which PostgreSQL may divide among its processes.
const playedOfOne = (byMember: boolean) => `
  played as (
    select 0 as asking, m.member_id, m.valid_bet > 0 and m.valid_bet >= $6::bigint as active,
      case when m.payout > m.bet then m.bet else 0 end as won,
      case when m.payout < m.bet then m.bet else 0 end as lost
    from (
      select m.member_id, ground.total(m.valid_bet) as valid_bet, ${
        byMember
          ? 'ground.total(m.bet) as bet, ground.total(m.payout) as payout'
          : '0::bigint as bet, 0::bigint as payout'
      }
      from contracts.member_day m
      where m.merchant_id = $1 and m.day between $2 and $3 and m.category = any($4::text[])
      group by m.member_id) m)`;

// Then by upline, and only these sums go up the path. A member with a contract of its own has its
// own row. Members are not joined with the agents that are due: without statistics of a new day the
// planner would compare every member with each of them.
const LINES = `
  base as materialized (
    select m.asking, case when p.kind = 'member' then p.upline_id else p.member_id end as base_id,
      case when p.kind = 'member' then single.agent_id end as single_id,
      count(*) filter (where m.active) as active, ground.total(m.won) as won,
      ground.total(m.lost) as lost
    from played m
    join contracts.party p on p.merchant_id = $1 and p.member_id = m.member_id
    left join due single on single.agent_id = m.member_id and single.asking = m.asking
    where p.standing_group = 'formal'
    group by 1, 2, 3),
  line as (
    select b.asking, above.agent_id, b.active, b.won, b.lost
    from base b
    cross join lateral unnest((select p.path || p.member_id from contracts.party p
      where p.merchant_id = $1 and p.member_id = b.base_id)) as above (agent_id)
    union all
    select asking, single_id, active, won, lost from base where single_id is not null)`;

// Parts of an agent's figures are added up and not joined: without statistics of a new day the
// planner would compare each agent's part with those of all.
const FLOW = `
  union all
  select f.agent_id, 0, 0, 0, 0, 0, ground.total(f.agent_rebate + f.vendor_rebate),
    ground.total(f.activity), ground.total(f.salary), ground.total(f.fees),
    ground.total(f.deposit), 0, 0, 0
  from due join contracts.team_flow_day f on f.merchant_id = $1 and f.agent_id = due.agent_id
    and f.day between $2 and $3
  group by f.agent_id`;
const NO_FLOW = '';

const OF_ASKED = `
  join asked q on q.asking = due.asking`;
const teamOf = (table: string, time: string, categories: string) => `
  join contracts.${table} t on t.${time} between $2 and $3 and t.category = any(${categories})`;

// Plain reads of index ranges: the teams by their own rows, the members by day.
const teamsText = (known: string, teams: string, flow: string) => `
  with ${known}, ${LINES},
  part (agent_id, bet, win_stake, loss_stake, payout, bet_rebate, agent_rebate, activity, salary,
    fees, deposit, active, won, lost) as (
    select due.agent_id, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint from due
    union all
    select t.agent_id, ground.total(t.bet), ground.total(t.win_stake), ground.total(t.loss_stake),
      ground.total(t.payout), ground.total(t.bet_rebate), 0, 0, 0, 0, 0, 0, 0, 0
    from due ${teams}
    where t.merchant_id = $1 and t.agent_id = due.agent_id
    group by t.agent_id
    union all
    select due.agent_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ground.total(l.active),
      ground.total(l.won), ground.total(l.lost)
    from due join line l on l.agent_id = due.agent_id and l.asking = due.asking
    group by due.agent_id ${flow})
  select agent_id, ground.total(bet) as bet, ground.total(win_stake) as win_stake,
    ground.total(loss_stake) as loss_stake, ground.total(payout) as payout,
    ground.total(bet_rebate) as bet_rebate, ground.total(agent_rebate) as agent_rebate,
    ground.total(activity) as activity, ground.total(salary) as salary,
    ground.total(fees) as fees, ground.total(deposit) as deposit,
    ground.total(active) as active, ground.total(won) as won_turnover,
    ground.total(lost) as lost_turnover, 0::bigint as narrow_stake
  from part group by agent_id`;

const daysText = (played: string) =>
  teamsText(
    `${ASKED}, ${played}`,
    `${OF_ASKED} ${teamOf('team_day', 'day', 'q.categories')}`,
    FLOW,
  );
const daysOneText = (played: string) =>
  teamsText(`${ASKED_ONE}, ${played}`, teamOf('team_day', 'day', '$4::text[]'), FLOW);

const OF_DAYS = daysText(playedOf('member_day', 'day', false));
const OF_DAYS_BY_MEMBER = daysText(playedOf('member_day', 'day', true));
const OF_DAYS_ONE = daysOneText(playedOfOne(false));
const OF_DAYS_BY_MEMBER_ONE = daysOneText(playedOfOne(true));
const OF_HOURS = teamsText(
  `${ASKED}, ${playedOf('member_hour', 'hour', false)}`,
  `${OF_ASKED} ${teamOf('team_hour', 'hour', 'q.categories')}`,
  NO_FLOW,
);

// Hours of lotteries are computed from their bets: only where somebody played.
const HAS_PLAY = `
  select exists (
    select from contracts.played_time
    where merchant_id = $1 and hour between $2 and $3) as played`;

const NOTHING: Omit<TeamRow, 'agent_id'> = {
  bet: 0n,
  win_stake: 0n,
  loss_stake: 0n,
  narrow_stake: 0n,
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

const DAILY = `
  with due as materialized (
    select x.agent_id, x.categories
    from json_to_recordset($4::json) as x (agent_id uuid, categories text[]))
  select d.agent_id, to_char(t.day, 'YYYY-MM-DD') as day, sum(t.bet)::bigint as bet
  from due d
  join contracts.team_day t on t.merchant_id = $1 and t.agent_id = d.agent_id
    and t.day between $2 and $3 and t.category = any(d.categories)
  group by d.agent_id, t.day order by t.day`;

/** What agents ask of members, each once, and the number of what each agent asks. */
function askingsOf(due: readonly DueTeam[]) {
  const numbers = new Map<string, number>();
  const asked: { asking: number; categories: readonly string[]; min_bet: string }[] = [];
  const numberOf = due.map(({ categories, minBet }) => {
    const text = `${minBet} ${categories.join(' ')}`;
    const asking = numbers.get(text) ?? numbers.size;
    if (!numbers.has(text)) asked.push({ asking, categories, min_bet: String(minBet) });
    numbers.set(text, asking);
    return asking;
  });
  return { asked, numberOf };
}

// Without statistics of a new day the planner expects one member and looks up each by itself. A
// second process reads half of the members' days.
const FOR_MANY = `
  select set_config('enable_nestloop', 'off', true), set_config('work_mem', '256MB', true),
    set_config('max_parallel_workers_per_gather', '1', true),
    set_config('parallel_setup_cost', '0', true), set_config('parallel_tuple_cost', '0.01', true)`;

/** For the rest of the transaction: plans that read every member once, sums in memory. */
export async function planForMany(sql: Sql): Promise<void> {
  await sql.query(FOR_MANY);
}

/** The figures of business days, both included; of each agent one row. */
export async function readTeamDays(
  sql: Sql,
  merchant: MerchantId,
  days: { readonly first: Day; readonly last: Day },
  due: readonly DueTeam[],
): Promise<TeamRow[]> {
  const { asked, numberOf } = askingsOf(due);
  const agents = due.map(({ agent }) => agent);
  const isByMember = due.some(({ byMember }) => byMember);
  const span = [merchant, days.first, days.last];
  const [one] = asked;
  if (asked.length === 1 && one !== undefined) {
    const text = isByMember ? OF_DAYS_BY_MEMBER_ONE : OF_DAYS_ONE;
    const values = [...span, one.categories, agents, one.min_bet];
    return (await sql.query<TeamRow>(text, values)).rows;
  }
  const text = isByMember ? OF_DAYS_BY_MEMBER : OF_DAYS;
  const values = [...span, JSON.stringify(asked), agents, numberOf];
  return (await sql.query<TeamRow>(text, values)).rows;
}

/** The figures of hours that begin from the first to the last instant; of each agent one row. */
export async function readTeamHours(
  sql: Sql,
  merchant: MerchantId,
  hours: { readonly first: Date; readonly last: Date },
  due: readonly DueTeam[],
): Promise<TeamRow[]> {
  const span = [merchant, hours.first, hours.last];
  const { rows: found } = await sql.query<{ played: boolean }>(HAS_PLAY, span);
  if (found[0]?.played !== true) {
    return due.map(({ agent }) => ({ agent_id: agent, ...NOTHING }));
  }
  const { asked, numberOf } = askingsOf(due);
  const agents = due.map(({ agent }) => agent);
  const values = [...span, JSON.stringify(asked), agents, numberOf];
  const { rows } = await sql.query<TeamRow>(OF_HOURS, values);
  const narrow = await readNarrowStakes(sql, merchant, hours, due);
  return rows.map((row) => {
    const { won = 0n, lost = 0n } = narrow.get(row.agent_id) ?? {};
    const win_stake = row.win_stake - won;
    const loss_stake = row.loss_stake - lost;
    return { ...row, win_stake, loss_stake, narrow_stake: won + lost };
  });
}

/** The turnover of teams by day; a day without any has no row. */
export async function readDailyTurnover(
  sql: Sql,
  merchant: MerchantId,
  days: { readonly first: Day; readonly last: Day },
  due: readonly DueTeam[],
) {
  type Row = { agent_id: Id<'member'>; day: string; bet: bigint };
  if (due.length === 0) return [];
  const teams = due.map(({ agent, categories }) => ({ agent_id: agent, categories }));
  const values = [merchant, days.first, days.last, JSON.stringify(teams)];
  return (await sql.query<Row>(DAILY, values)).rows;
}

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

interface PlayedRow {
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

export interface TeamRow extends PlayedRow {
  /** What the stakes are without, for what its bets cover. */
  readonly narrow_stake: bigint;
}

const DUE = `
  due as materialized (
    select x.agent_id, x.categories, x.min_bet
    from json_to_recordset($4::json) as x (agent_id uuid, categories text[], min_bet bigint))`;

const DUE_AGENTS = `
  due as materialized (select distinct x.agent_id from unnest($5::uuid[]) as x (agent_id))`;

// Members are summed once for all agents that ask the same of them, by their own key alone.
const playedOf = (table: string, time: string, byMember: boolean) => `
  asked as materialized (
    select x.asking, x.categories, x.min_bet
    from json_to_recordset($4::json) as x (asking integer, categories text[], min_bet bigint)),
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
      case when p.kind = 'member' then due.agent_id end as single_id,
      count(*) filter (where m.active) as active, ground.total(m.won) as won,
      ground.total(m.lost) as lost
    from played m
    join contracts.party p on p.merchant_id = $1 and p.member_id = m.member_id
    left join due on due.agent_id = m.member_id
    where p.standing_group = 'formal'
    group by 1, 2, 3),
  line as (
    select b.asking, above.agent_id, b.active, b.won, b.lost
    from base b
    cross join lateral unnest((select p.path || p.member_id from contracts.party p
      where p.merchant_id = $1 and p.member_id = b.base_id)) as above (agent_id)
    union all
    select asking, single_id, active, won, lost from base where single_id is not null)`;

// Of bets by category, and of people by what is asked of them. Each agent adds up its own.
const partsOf = (table: string, time: string) => `
  select t.agent_id, null::integer as asking, t.category, ground.total(t.bet) as bet,
    ground.total(t.win_stake) as win_stake, ground.total(t.loss_stake) as loss_stake,
    ground.total(t.payout) as payout, ground.total(t.bet_rebate) as bet_rebate,
    0::bigint as agent_rebate, 0::bigint as activity, 0::bigint as salary, 0::bigint as fees,
    0::bigint as deposit, 0::bigint as active, 0::bigint as won_turnover,
    0::bigint as lost_turnover
  from due join contracts.${table} t on t.merchant_id = $1 and t.agent_id = due.agent_id
    and t.${time} between $2 and $3
  group by t.agent_id, t.category
  union all
  select due.agent_id, l.asking, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ground.total(l.active),
    ground.total(l.won), ground.total(l.lost)
  from due join line l on l.agent_id = due.agent_id
  group by due.agent_id, l.asking`;

// Plain reads of index ranges: the teams by their own rows, the members by day.
const daysText = (played: string) => `
  with ${DUE_AGENTS}, ${played}, ${LINES}
  ${partsOf('team_day', 'day')}
  union all
  select f.agent_id, null, null, 0, 0, 0, 0, 0, ground.total(f.agent_rebate + f.vendor_rebate),
    ground.total(f.activity), ground.total(f.salary), ground.total(f.fees),
    ground.total(f.deposit), 0, 0, 0
  from due join contracts.team_flow_day f on f.merchant_id = $1 and f.agent_id = due.agent_id
    and f.day between $2 and $3
  group by f.agent_id`;

const OF_DAYS = daysText(playedOf('member_day', 'day', false));
const OF_DAYS_BY_MEMBER = daysText(playedOf('member_day', 'day', true));
const OF_DAYS_ONE = daysText(playedOfOne(false));
const OF_DAYS_BY_MEMBER_ONE = daysText(playedOfOne(true));

// Hours of lotteries are computed from their bets: only where somebody played.
const HAS_PLAY = `
  select exists (
    select from contracts.played_time
    where merchant_id = $1 and hour between $2 and $3) as played`;

const NOTHING: Omit<PlayedRow, 'agent_id'> = {
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
  with ${DUE_AGENTS}, ${playedOf('member_hour', 'hour', false)}, ${LINES}
  ${partsOf('team_hour', 'hour')}`;

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

/** A part of an agent's figures; both are null where it is of everything. */
type PartRow = PlayedRow & { asking: number | null; category: string | null };

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
  return { asked, json: JSON.stringify(asked), numberOf };
}

const FIGURES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

/** Adds up the parts of each agent that are of its games and of what it asks. */
function addParts(
  due: readonly DueTeam[],
  numberOf: readonly number[],
  parts: readonly PartRow[],
): TeamRow[] {
  const partsOf = new Map<string, PartRow[]>();
  for (const part of parts) {
    const own = partsOf.get(part.agent_id) ?? [];
    partsOf.set(part.agent_id, own);
    own.push(part);
  }
  return due.map(({ agent, categories }, at) => {
    const row = { agent_id: agent, ...NOTHING, narrow_stake: 0n };
    for (const part of partsOf.get(agent) ?? []) {
      if (part.asking !== null && part.asking !== numberOf[at]) continue;
      if (part.category !== null && !categories.some((each) => each === part.category)) continue;
      for (const name of FIGURES) if (part[name] !== 0n) row[name] += part[name];
    }
    return row;
  });
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

/** The figures of business days, both included. */
export async function readTeamDays(
  sql: Sql,
  merchant: MerchantId,
  days: { readonly first: Day; readonly last: Day },
  due: readonly DueTeam[],
): Promise<TeamRow[]> {
  const { asked, json, numberOf } = askingsOf(due);
  const agents = due.map(({ agent }) => agent);
  const isByMember = due.some(({ byMember }) => byMember);
  const span = [merchant, days.first, days.last];
  const [one] = asked;
  if (asked.length === 1 && one !== undefined) {
    const text = isByMember ? OF_DAYS_BY_MEMBER_ONE : OF_DAYS_ONE;
    const values = [...span, one.categories, agents, one.min_bet];
    return addParts(due, numberOf, (await sql.query<PartRow>(text, values)).rows);
  }
  const text = isByMember ? OF_DAYS_BY_MEMBER : OF_DAYS;
  const values = [...span, json, agents];
  return addParts(due, numberOf, (await sql.query<PartRow>(text, values)).rows);
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
  if (rows[0]?.played !== true) return addParts(due, [], []);
  const { json, numberOf } = askingsOf(due);
  const values = [merchant, hours.first, hours.last, json, due.map(({ agent }) => agent)];
  const teams = addParts(due, numberOf, (await sql.query<PartRow>(OF_HOURS, values)).rows);
  const narrow = await readNarrowStakes(sql, merchant, hours, due);
  return teams.map((row) => {
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
  const values = [merchant, days.first, days.last, asJson(due)];
  return (await sql.query<Row>(DAILY, values)).rows;
}

// What everybody below an agent comes to. It is counted again where anything changed.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// A registration may be committed some time after the time that it is given.
const NEWEST = `
  select count(*)::integer from members.member m
  where m.merchant_id = $1 and m.standing_group <> 'trial'
    and m.registered_at > `;

// Read before the count: a member that is committed in between is counted, and counted again.
const DUE = `
  select c.upto,
    (${NEWEST} to_timestamp($2 / 1000.0) - interval '10 minutes') as newest
  from agents.counted_balance c
  where not exists (
    select from agents.team_counted t
    where t.merchant_id = $1 and t.upto = c.upto
      and t.newest = (${NEWEST} t.at - interval '10 minutes'))`;

// Members are summed by their upline, and only these sums go up the path. Rows that stay as they
// are do not enter the insert: its conflict would lock each of them, and write its page.
const COUNT = `
  with line as materialized (
    select m.upline_id, count(*) as people, coalesce(ground.total(b.balance), 0) as balance
    from members.member m
    left join agents.balance b on b.merchant_id = $1 and b.member_id = m.member_id
    where m.merchant_id = $1 and m.standing_group <> 'trial' and m.upline_id is not null
    group by m.upline_id
  ), counted as materialized (
    select above.agent_id,
      coalesce(ground.total(l.people) filter (where above.agent_id = l.upline_id), 0)::int
        as directs,
      ground.total(l.people)::int as people, ground.total(l.balance) as balance
    from line l
    join members.member u on u.merchant_id = $1 and u.member_id = l.upline_id
    cross join lateral unnest(u.path || u.member_id) as above (agent_id)
    group by above.agent_id
  ), emptied as (
    delete from agents.team_total t
    where t.merchant_id = $1 and not exists (select from counted c where c.agent_id = t.agent_id)
  )
  insert into agents.team_total as t (merchant_id, agent_id, directs, people, balance)
  select $1, c.agent_id, c.directs, c.people, c.balance
  from counted c
  left join agents.team_total old on old.merchant_id = $1 and old.agent_id = c.agent_id
  where (old.directs, old.people, old.balance)
    is distinct from (c.directs, c.people, c.balance)
  on conflict (merchant_id, agent_id) do update
    set directs = excluded.directs, people = excluded.people, balance = excluded.balance`;

// After the teams: each direct with its own balance and that of everybody below.
const COUNT_DIRECTS = `
  with counted as materialized (
    select m.member_id, m.upline_id,
      (coalesce(b.balance, 0) + coalesce(t.balance, 0))::bigint as balance
    from members.member m
    left join agents.balance b on b.merchant_id = $1 and b.member_id = m.member_id
    left join agents.team_total t on t.merchant_id = $1 and t.agent_id = m.member_id
    where m.merchant_id = $1 and m.standing_group <> 'trial' and m.upline_id is not null
  ), left_line as (
    delete from agents.direct_total d
    where d.merchant_id = $1
      and not exists (select from counted c where c.member_id = d.member_id)
  )
  insert into agents.direct_total as d (merchant_id, member_id, upline_id, balance)
  select $1, c.member_id, c.upline_id, c.balance
  from counted c
  left join agents.direct_total old on old.merchant_id = $1 and old.member_id = c.member_id
  where (old.upline_id, old.balance) is distinct from (c.upline_id, c.balance)
  on conflict (merchant_id, member_id) do update
    set upline_id = excluded.upline_id, balance = excluded.balance`;

const MARK = `
  insert into agents.team_counted (merchant_id, upto, at, newest)
  values ($1, $2, to_timestamp($3 / 1000.0), $4)
  on conflict (merchant_id) do update
    set upto = excluded.upto, at = excluded.at, newest = excluded.newest`;

/** Counts the teams of a merchant, if balances or members have changed since the last count. */
export async function countTeams(sql: Sql, merchant: MerchantId, now: Instant): Promise<void> {
  const { rows } = await sql.query<{ upto: bigint; newest: number }>(DUE, [merchant, now]);
  const [due] = rows;
  if (due === undefined) return;
  await sql.query(COUNT, [merchant]);
  await sql.query(COUNT_DIRECTS, [merchant]);
  await sql.query(MARK, [merchant, due.upto, now, due.newest]);
}

// The head is no direct of its former upline from now on.
const FORGET = `
  with head as (delete from agents.direct_total where merchant_id = $1 and member_id = $2)
  delete from agents.team_counted where merchant_id = $1`;

/** After the line of `head` was moved: the teams of the merchant are due, whatever else changes. */
export async function forgetTeams(
  sql: Sql,
  merchant: MerchantId,
  head: Id<'member'>,
): Promise<void> {
  await sql.query(FORGET, [merchant, head]);
}

const COUNTED_AT = `select at from agents.team_counted where merchant_id = $1`;

/** When the teams of a merchant were counted; undefined before the first time. */
export async function findTeamsCounted(sql: Sql, merchant: MerchantId): Promise<Date | undefined> {
  return (await sql.query<{ at: Date }>(COUNTED_AT, [merchant])).rows[0]?.at;
}

// Every statement on quotas.
import type { QuotaRow } from '@fairhouse/rules/agency';
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// The agent's row at each group, with the directs that it holds there. Who changes them locks
// the agent's row of members first.
const QUOTAS = `
  select q.prize_group, q.system_allocated, q.up_allocated, q.given_to_directs,
    (select count(*)::int from members.member m
      left join agents.account a on a.merchant_id = m.merchant_id and a.member_id = m.member_id
      where m.merchant_id = q.merchant_id and m.upline_id = q.member_id
        and coalesce(a.prize_group, $3::smallint) = q.prize_group) as directs_at_group
  from agents.quota q where q.merchant_id = $1 and q.member_id = $2
  order by q.prize_group desc`;

interface StoredQuota {
  prize_group: number;
  system_allocated: number;
  up_allocated: number;
  given_to_directs: number;
  directs_at_group: number;
}

/** The quotas of an agent by group, the highest first. */
export async function readQuotaRows(
  sql: Sql,
  merchant: MerchantId,
  { agent, standard }: { readonly agent: Id<'member'>; readonly standard: number },
): Promise<ReadonlyMap<number, QuotaRow>> {
  const { rows } = await sql.query<StoredQuota>(QUOTAS, [merchant, agent, standard]);
  return new Map(
    rows.map((row) => [
      row.prize_group,
      {
        systemAllocated: row.system_allocated,
        upAllocated: row.up_allocated,
        directsAtGroup: row.directs_at_group,
        givenToDirects: row.given_to_directs,
      },
    ]),
  );
}

const SET_SYSTEM = `
  insert into agents.quota (merchant_id, member_id, prize_group, system_allocated)
  values ($1, $2, $3, $4)
  on conflict (merchant_id, member_id, prize_group) do update
    set system_allocated = excluded.system_allocated`;
const REMOVE = `
  delete from agents.quota where merchant_id = $1 and member_id = $2 and prize_group = $3`;

/** Sets what the back office gives of a group; null takes the limit away. */
export async function setSystemQuota(
  sql: Sql,
  merchant: MerchantId,
  quota: { readonly agent: Id<'member'>; readonly group: number; readonly count: number | null },
): Promise<void> {
  const { agent, group, count } = quota;
  if (count === null) await sql.query(REMOVE, [merchant, agent, group]);
  else await sql.query(SET_SYSTEM, [merchant, agent, group, count]);
}

const GIVE = `
  update agents.quota set given_to_directs = given_to_directs + $4
  where merchant_id = $1 and member_id = $2 and prize_group = $3`;
const RECEIVE = `
  update agents.quota set up_allocated = up_allocated + $4
  where merchant_id = $1 and member_id = $2 and prize_group = $3`;

/** Hands quota from an agent to a direct; the caller has checked the surplus under the lock. */
export async function passQuota(
  sql: Sql,
  merchant: MerchantId,
  passed: {
    readonly from: Id<'member'>;
    readonly to: Id<'member'>;
    readonly group: number;
    readonly count: number;
  },
): Promise<void> {
  const { from, to, group, count } = passed;
  await sql.query(GIVE, [merchant, from, group, count]);
  await sql.query(RECEIVE, [merchant, to, group, count]);
}

// An agent below one that is counted is counted at the same groups, so that no quota is passed by.
const INHERIT = `
  insert into agents.quota (merchant_id, member_id, prize_group)
  select merchant_id, $3, prize_group from agents.quota where merchant_id = $1 and member_id = $2
  on conflict do nothing`;

/** Gives a new agent its upline's counted groups, with nothing to hand out. */
export async function inheritQuota(
  sql: Sql,
  merchant: MerchantId,
  { from, to }: { readonly from: Id<'member'>; readonly to: Id<'member'> },
): Promise<void> {
  await sql.query(INHERIT, [merchant, from, to]);
}

const RETURN_UP = `
  with head as (
    select prize_group, up_allocated from agents.quota
    where merchant_id = $1 and member_id = $3 and up_allocated > 0
  )
  update agents.quota q
  set given_to_directs = greatest(0, q.given_to_directs - head.up_allocated)
  from head where q.merchant_id = $1 and q.member_id = $2 and q.prize_group = head.prize_group`;
const CLEAR_UP = `
  update agents.quota set up_allocated = 0
  where merchant_id = $1 and member_id = $2 and up_allocated > 0`;

/** Gives an upline back what it handed to the head of a line that leaves it. */
export async function returnQuota(
  sql: Sql,
  merchant: MerchantId,
  { upline, head }: { readonly upline: Id<'member'>; readonly head: Id<'member'> },
): Promise<void> {
  await sql.query(RETURN_UP, [merchant, upline, head]);
  await sql.query(CLEAR_UP, [merchant, head]);
}

const UP_ALLOCATED = `
  select coalesce(sum(up_allocated), 0)::int as total from agents.quota
  where merchant_id = $1 and member_id = $2`;

/** What an agent has of its upline's quota. */
export async function readHandedDown(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
): Promise<number> {
  return (await sql.query<{ total: number }>(UP_ALLOCATED, [merchant, agent])).rows[0]?.total ?? 0;
}

// Statements on the people of a team. None takes a lock.
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';

export interface Person {
  member_id: Id<'member'>;
  username: string;
  kind: 'member' | 'agent' | 'top_agent';
  path: Id<'member'>[];
}

const SELF = `
  select member_id, username, kind, path from agents.person
  where merchant_id = $1 and member_id = $2`;

export async function findSelf(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Person | undefined> {
  return (await sql.query<Person>(SELF, [merchant, member])).rows[0];
}

const BELOW = `
  select member_id, username, kind, path from agents.person
  where merchant_id = $1 and username_key = $2
    and (member_id = $3 or path @> array[$3::uuid]) and standing_group = 'formal'`;

/** Somebody of the viewer's team, the viewer included. */
export async function findBelow(
  sql: Sql,
  of: { readonly merchant: MerchantId; readonly viewer: Id<'member'>; readonly key: string },
): Promise<Person | undefined> {
  return (await sql.query<Person>(BELOW, [of.merchant, of.key, of.viewer])).rows[0];
}

const NAMES = `
  select member_id, username from agents.person
  where merchant_id = $1 and member_id = any($2::uuid[])`;

/** The usernames of some members, in their order. */
export async function listNames(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<string[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'>; username: string }>(NAMES, [
    merchant,
    [...members],
  ]);
  const names = new Map(rows.map((row) => [row.member_id, row.username]));
  return members.map((member) => names.get(member) ?? '');
}

// Counts everyone below and the agent itself. Members who never logged in are idle since
// their registration.
const COUNT_PEOPLE = nameParameters(`
  with team as materialized (
    select member_id, kind, last_login_at, registered_at from agents.person
    where merchant_id = $merchant and (path @> array[$of::uuid] or member_id = $of)
      and standing_group = 'formal')
  select count(*) filter (where kind <> 'member')::int as agents,
    count(*) filter (where kind = 'member')::int as members,
    count(*) filter (where coalesce(last_login_at, registered_at)
      < to_timestamp($now / 1000.0) - interval '3 days')::int as idle3,
    count(*) filter (where coalesce(last_login_at, registered_at)
      < to_timestamp($now / 1000.0) - interval '7 days')::int as idle7,
    (select count(distinct p.member_id)::int from agents.presence p
      where p.merchant_id = $merchant and p.last_used_at > to_timestamp($now / 1000.0)
          - interval '5 minutes'
        and p.member_id in (select member_id from team)) as online,
    (select coalesce(sum(b.balance), 0)::bigint from agents.balance b
      where b.merchant_id = $merchant and b.member_id in (select member_id from team)) as balance
  from team`);

export interface PeopleRow {
  agents: number;
  members: number;
  idle3: number;
  idle7: number;
  online: number;
  balance: bigint;
}

export async function countPeople(
  sql: Sql,
  of: { readonly merchant: MerchantId; readonly of: Id<'member'>; readonly now: Instant },
): Promise<PeopleRow> {
  return singleRow(await sql.query<PeopleRow>(COUNT_PEOPLE.text, valuesOf(COUNT_PEOPLE, of)));
}

const REGISTERED = nameParameters(`
  select ((registered_at at time zone $zone) - make_interval(hours => $cutHour))::date::text as day,
    count(*)::int as count
  from agents.person
  where merchant_id = $merchant and path @> array[$of::uuid] and standing_group = 'formal'
    and registered_at >= to_timestamp($begin / 1000.0)
    and registered_at < to_timestamp($end / 1000.0)
  group by 1 order by 1`);

/** Who registered below an agent, by business day. */
export async function listRegistrations(
  sql: Sql,
  of: {
    readonly merchant: MerchantId;
    readonly of: Id<'member'>;
    readonly zone: string;
    readonly cutHour: number;
    readonly begin: Instant;
    readonly end: Instant;
  },
): Promise<{ day: Day; count: number }[]> {
  const values = valuesOf(REGISTERED, of);
  return (await sql.query<{ day: Day; count: number }>(REGISTERED.text, values)).rows;
}

const DEPOSITORS = `
  select count(distinct f.member_id)::int as depositors
  from agents.member_flow_day f
  join agents.person p on p.merchant_id = $1 and p.member_id = f.member_id
  where f.merchant_id = $1 and f.day >= $3::date and f.day <= $4::date and f.deposit_count > 0
    and (p.path @> array[$2::uuid] or p.member_id = $2)`;

/** How many people of a team deposited in a span of days. */
export async function countDepositors(
  sql: Sql,
  of: {
    readonly merchant: MerchantId;
    readonly of: Id<'member'>;
    readonly from: Day;
    readonly to: Day;
  },
): Promise<number> {
  const values = [of.merchant, of.of, of.from, of.to];
  return singleRow(await sql.query<{ depositors: number }>(DEPOSITORS, values)).depositors;
}

const ACTIVE_FROM = `select active_min_bet from agents.rebate_rule where merchant_id = $1`;

/** The valid bet from which a merchant counts somebody as active; undefined without a rule. */
export async function findActiveFrom(sql: Sql, merchant: MerchantId): Promise<Amount | undefined> {
  const { rows } = await sql.query<{ active_min_bet: Amount }>(ACTIVE_FROM, [merchant]);
  return rows[0]?.active_min_bet;
}

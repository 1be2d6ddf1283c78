// Counts of a line: directs, team, depth, turnover.
import {
  amount,
  type Amount,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';

const DIRECTS = `
  select count(*)::int as directs from members.member
  where merchant_id = $1 and upline_id = $2`;

/** The direct downlines of an agent. */
export async function countDirects(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
): Promise<number> {
  return singleRow(await sql.query<{ directs: number }>(DIRECTS, [merchant, agent])).directs;
}

const FROM_ADDRESS = `
  select count(*)::int as opened from members.member
  where merchant_id = $1 and register_address = $2 and registered_at > to_timestamp($3 / 1000.0)
    and standing_group <> 'trial'`;

/** Accounts opened from a network address since a time. */
export async function countOpenedFrom(
  sql: Sql,
  merchant: MerchantId,
  { address, since }: { readonly address: string; readonly since: Instant },
): Promise<number> {
  const values = [merchant, address, since];
  return singleRow(await sql.query<{ opened: number }>(FROM_ADDRESS, values)).opened;
}

// The team is found by the index on paths.
const TURNOVER = `
  select coalesce(sum(d.stakes), 0)::bigint as stakes from reports.member_day d
  where d.merchant_id = $1 and d.day between $3 and $4 and d.member_id in (
    select m.member_id from members.member m
    where m.merchant_id = $1 and (m.member_id = $2 or m.path @> array[$2::uuid]))`;

/** What a team staked on the days from one to another, both included. */
export async function readTeamTurnover(
  sql: Sql,
  merchant: MerchantId,
  { head, from, to }: { readonly head: Id<'member'>; readonly from: Day; readonly to: Day },
): Promise<Amount> {
  const found = await sql.query<{ stakes: bigint }>(TURNOVER, [merchant, head, from, to]);
  const { stakes } = singleRow(found);
  return amount(stakes > 0n ? stakes : 0n);
}

const TEAM = `
  select count(*)::int as team,
    count(*) filter (where kind <> 'member')::int as agents,
    coalesce(max(cardinality(path)), 0)::int as deepest
  from members.member where merchant_id = $1 and path @> array[$2::uuid]`;

/** Everybody below an agent: how many, how many agents, and how deep the deepest path is. */
export async function measureTeam(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
): Promise<{ team: number; agents: number; deepest: number }> {
  type Row = { team: number; agents: number; deepest: number };
  return singleRow(await sql.query<Row>(TEAM, [merchant, agent]));
}

const NAMES = `
  select member_id, username from members.member
  where merchant_id = $1 and member_id = any($2::uuid[])`;

/** The usernames of the given members, in their order. */
export async function readNames(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<{ id: Id<'member'>; username: string }[]> {
  type Row = { member_id: Id<'member'>; username: string };
  const { rows } = await sql.query<Row>(NAMES, [merchant, members]);
  const byId = new Map(rows.map((row) => [row.member_id, row.username]));
  return members.flatMap((id) => {
    const username = byId.get(id);
    return username === undefined ? [] : [{ id, username }];
  });
}

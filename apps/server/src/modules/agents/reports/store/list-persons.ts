// Who the people of a team are.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { MemberKind } from '../../../members/index.ts';

// One read of the team, which keeps those who are asked for alone, and the names of the uplines of
// those who are shown. The agent itself is in its team, and registered in none.
const LIST = nameParameters(`
  with team as not materialized (
    select member_id, username, kind, upline_id, registered_at, last_login_at,
      coalesce(last_login_at, registered_at) as seen_at
    from agents.person
    where merchant_id = $merchant and (path @> array[$of::uuid] or member_id = $of)
      and standing_group = 'formal'
  ), shown as (
    select t.*, count(*) over ()::int as total from team t
    where case $who::text
      when 'online' then t.member_id in (select p.member_id from agents.presence p
        where p.merchant_id = $merchant
          and p.last_used_at > to_timestamp($now / 1000.0) - interval '5 minutes')
      when 'idle' then t.seen_at < to_timestamp($idleBefore / 1000.0)
      else t.member_id <> $of and t.registered_at >= to_timestamp($begin / 1000.0)
        and t.registered_at < to_timestamp($end / 1000.0) end
    order by case when $who = 'idle' then t.seen_at end, t.seen_at desc, t.username
    limit $most
  )
  select s.username, s.kind, u.username as upline, s.registered_at, s.last_login_at, s.total
  from shown s
  left join agents.person u on u.merchant_id = $merchant and u.member_id = s.upline_id
  order by case when $who = 'idle' then s.seen_at end, s.seen_at desc, s.username`);

export interface PersonsQuery {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly who: 'online' | 'idle' | 'registered';
  readonly now: Instant;
  /** Who was last here before it is idle. */
  readonly idleBefore: number;
  /** Of the registrations. */
  readonly begin: Instant;
  readonly end: Instant;
  readonly most: number;
}

export interface PersonRow {
  username: string;
  kind: MemberKind;
  upline: string | null;
  registered_at: Date;
  last_login_at: Date | null;
  total: number;
}

export async function listPersons(sql: Sql, query: PersonsQuery): Promise<PersonRow[]> {
  return (await sql.query<PersonRow>(LIST.text, valuesOf(LIST, { ...query }))).rows;
}

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

// One read of the team, as the count has it, and no more of it than is shown. The agent itself is
// in its team, and registered in none.
const LIST = nameParameters(`
  with team as materialized (
    select member_id, username, kind, upline_id, registered_at, last_login_at,
      coalesce(last_login_at, registered_at) as seen_at
    from agents.person
    where merchant_id = $merchant and (path @> array[$of::uuid] or member_id = $of)
      and standing_group = 'formal'
  ), asked as (
    select t.* from team t
    where case $who::text
      when 'online' then t.member_id in (select p.member_id from agents.presence p
        where p.merchant_id = $merchant
          and p.last_used_at > to_timestamp($now / 1000.0) - interval '5 minutes')
      when 'idle' then t.seen_at < to_timestamp($idleBefore / 1000.0)
      else t.member_id <> $of and t.registered_at >= to_timestamp($begin / 1000.0)
        and t.registered_at < to_timestamp($end / 1000.0) end
  )
  select a.username, a.kind, u.username as upline, a.registered_at, a.last_login_at,
    count(*) over ()::int as total
  from asked a
  left join agents.person u on u.merchant_id = $merchant and u.member_id = a.upline_id
  order by case when $who = 'idle' then a.seen_at end, a.seen_at desc, a.username
  limit $most`);

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

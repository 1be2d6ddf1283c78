// The list of a team, for its agent and for the console.
import type { Id, MerchantId } from '@fairhouse/values';
import type { MemberKind, MemberState } from '../../../members/index.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface TeamRow {
  member_id: Id<'member'>;
  username: string;
  kind: MemberKind;
  test: boolean;
  state: MemberState;
  freeze_level: number;
  prize_group: number | null;
  remark: string;
  upline_id: Id<'member'> | null;
  depth: number;
  registered_at: Date;
  last_login_at: Date | null;
  directs: number;
  team: number;
}

const COLUMNS = `
  m.member_id, m.username, m.kind, m.standing_group = 'test' as test, m.state, m.freeze_level,
  a.prize_group, coalesce(a.remark, '') as remark, m.upline_id,
  cardinality(m.path) + 1 as depth, m.registered_at, m.last_login_at,
  (select count(*)::int from members.member d
    where d.merchant_id = m.merchant_id and d.upline_id = m.member_id) as directs,
  case when m.kind = 'member' then 0 else (select count(*)::int from members.member t
    where t.merchant_id = m.merchant_id and t.path @> array[m.member_id]) end as team`;

const JOINS = `
  left join agents.account a on a.merchant_id = m.merchant_id and a.member_id = m.member_id`;

const CONDITIONS = {
  directsOf: 'm.upline_id = $directsOf',
  teamOf: 'm.path @> array[$teamOf::uuid]',
  heads: 'm.upline_id is null',
  username: 'm.username_key like $username',
  kind: `(m.kind = 'member') = ($kind = 'member')`,
  agentsOnly: `m.kind <> 'member'`,
};

const TEAM = defineList({
  name: 'agentTeam',
  columns: COLUMNS,
  from: 'members.member m',
  joins: JOINS,
  where: `m.merchant_id = $merchant and m.standing_group <> 'trial'`,
  conditions: CONDITIONS,
  order: [
    { column: 'm.registered_at', key: 'time' },
    { column: 'm.member_id', key: 'id' },
  ],
});

const TREE = defineList({
  name: 'agentTree',
  columns: COLUMNS,
  from: 'members.member m',
  joins: JOINS,
  where: `m.merchant_id = $merchant and m.standing_group <> 'trial'`,
  conditions: CONDITIONS,
  order: [
    { column: 'm.registered_at', key: 'time' },
    { column: 'm.member_id', key: 'id' },
  ],
});

export interface TeamQuery {
  readonly merchant: MerchantId;
  /** The directs of an agent, its whole team, or the heads of all lines. */
  readonly directsOf?: Id<'member'> | undefined;
  readonly teamOf?: Id<'member'> | undefined;
  readonly heads?: boolean;
  /** The begin of a name, as a pattern of keys. */
  readonly username?: string | undefined;
  readonly kind?: 'member' | 'agent' | undefined;
  readonly agentsOnly?: boolean | undefined;
  readonly page: PageRequest;
}

/** A page of an agent's own team. */
export function listTeam(sql: Sql, query: TeamQuery): Promise<Page<TeamRow>> {
  const { merchant, page, ...conditions } = query;
  return TEAM.readPage<TeamRow>(sql, { values: { merchant }, conditions, page });
}

/** A page of the merchant's tree. */
export function listTree(sql: Sql, query: TeamQuery): Promise<Page<TeamRow>> {
  const { merchant, page, ...conditions } = query;
  return TREE.readPage<TeamRow>(sql, { values: { merchant }, conditions, page });
}

const ONE = `
  select ${COLUMNS} from members.member m ${JOINS}
  where m.merchant_id = $1 and m.member_id = $2 and m.standing_group <> 'trial'`;

/** One row of the tree; undefined for a trial or an unknown id. */
export async function findTreeRow(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<TeamRow | undefined> {
  return (await sql.query<TeamRow>(ONE, [merchant, member])).rows[0];
}

// The list of a team, for its agent and for the console.
import type { ContractKind, ContractState } from '@fairhouse/rules/agency';
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
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
  /** As of the last count of teams; at least 1 where anybody is below. */
  directs: number;
  team: number;
  /** What it holds itself. */
  balance: Amount;
  /** What everybody below holds. */
  balance_below: Amount;
  online: boolean;
  /** Kinds and states of those that are agreed or offered. */
  contracts: unknown;
}

/** The contracts of a member in states that have an index of their own. */
const contractsIn = (states: string) => `
  select c.kind, c.state from agents.direct_contract c
  where c.merchant_id = x.merchant_id and c.agent_id = x.member_id and c.state in (${states})`;

// Teams are counted every few minutes; that anybody is below is known at once.
const COLUMNS = `
  x.member_id, x.username, x.kind, x.standing_group = 'test' as test, x.state, x.freeze_level,
  a.prize_group, coalesce(a.remark, '') as remark, x.upline_id,
  cardinality(x.path) + 1 as depth, x.registered_at, x.last_login_at,
  greatest(coalesce(t.directs, 0), (case when x.kind = 'member' then false else exists (
    select from members.member d
    where d.merchant_id = x.merchant_id and d.upline_id = x.member_id) end)::int) as directs,
  coalesce(t.people, 0) as team, coalesce(t.balance, 0)::bigint as balance_below,
  coalesce((select b.balance from agents.balance b
    where b.merchant_id = x.merchant_id and b.member_id = x.member_id), 0)::bigint as balance,
  exists (select from agents.seen s
    where s.merchant_id = x.merchant_id and s.member_id = x.member_id
      and s.seen_at > to_timestamp($onlineSince::bigint / 1000.0)) as online,
  coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'state', k.state) order by k.kind)
    from (${contractsIn(`'active', 'terminating'`)}
      union all ${contractsIn(`'pending', 'pending_approval'`)}) k), '[]') as contracts`;

const JOINS = `
  left join agents.account a on a.merchant_id = x.merchant_id and a.member_id = x.member_id
  left join agents.team_total t on t.merchant_id = x.merchant_id and t.agent_id = x.member_id`;

// The directs, the contracts with them and who is online are within one index each. They are
// compared as texts, because by ids a plan may look up each of them by its key, which reads many
// more pages.
const WITH_CONTRACT = `
  select c.agent_id::text from agents.direct_contract c
  where c.merchant_id = $merchant and c.upline_id = $upline
    and c.kind = any($contractKinds::text[])`;

const DIRECT_CONDITIONS = {
  username: 'm.username_key like $username',
  kind: `(m.kind = 'member') = ($kind = 'member')`,
  state: 'm.state = $state',
  online: `m.member_id::text in (select s.member_id::text from agents.seen s
    where s.merchant_id = $merchant and s.seen_at > to_timestamp($onlineSince::bigint / 1000.0))`,
  idleBefore: `coalesce(m.last_login_at, m.registered_at)
    < to_timestamp($idleBefore::bigint / 1000.0)`,
  contractStates: `m.member_id::text in (
    ${WITH_CONTRACT} and c.state = any($contractStates::text[]))`,
  noContract: `m.member_id::text not in (
    ${WITH_CONTRACT} and c.state in ('active', 'terminating', 'pending', 'pending_approval'))`,
};

/** The columns that the indexes of directs have: a page reads the rows of no other direct. */
const DIRECTS_FROM = `
  (select merchant_id, upline_id, member_id, kind, state, standing_group, username_key,
    registered_at, last_login_at
  from members.member) m`;

const DIRECT_JOINS = `
  join members.member x on x.merchant_id = m.merchant_id and x.member_id = m.member_id ${JOINS}`;

const DIRECTS = {
  from: DIRECTS_FROM,
  columns: COLUMNS,
  joins: DIRECT_JOINS,
  where: `m.merchant_id = $merchant and m.upline_id = $upline and m.standing_group <> 'trial'`,
  conditions: DIRECT_CONDITIONS,
};

/** Later than any login. */
const NOT_YET = Date.UTC(9999, 0);

const STATES: readonly MemberState[] = ['active', 'frozen', 'disabled'];

// The index of balances has no other column of a member: who passes the filters is found in one
// scan within an index of directs, and compared as texts like above. A filter that is not asked for
// lets everybody pass.
const ACCOUNTS = `m.member_id::text in (
  select y.member_id::text from members.member y
  where y.merchant_id = $merchant and y.upline_id = $upline
    and (y.kind = 'member') = any($areMembers::boolean[]) and y.state = any($states::text[])
    and y.username_key like $namePattern
    and coalesce(y.last_login_at, y.registered_at)
      < to_timestamp($idleBefore::bigint / 1000.0))`;

/** The orders of an agent's directs, each by an index. */
const ORDERS = {
  registered: defineList({
    ...DIRECTS,
    name: 'agentTeam',
    order: [
      { column: 'm.registered_at', key: 'time' },
      { column: 'm.member_id', key: 'id' },
    ],
  }),
  lastLogin: defineList({
    ...DIRECTS,
    name: 'agentTeam.lastLogin',
    order: [
      { column: `coalesce(m.last_login_at, timestamptz 'epoch')`, key: 'time' },
      { column: 'm.member_id', key: 'id' },
    ],
  }),
  username: defineList({
    ...DIRECTS,
    name: 'agentTeam.username',
    order: [{ column: 'm.username_key', key: 'text' }],
    ascending: true,
  }),
};

/** As of the last count of teams, which also adds who has joined since. */
const BY_BALANCE = defineList({
  name: 'agentTeam.teamBalance',
  from: `
    (select d.merchant_id, d.upline_id, d.member_id, d.balance from agents.direct_total d) m`,
  columns: COLUMNS,
  joins: DIRECT_JOINS,
  where: 'm.merchant_id = $merchant and m.upline_id = $upline',
  conditions: {
    accounts: ACCOUNTS,
    online: DIRECT_CONDITIONS.online,
    contractStates: DIRECT_CONDITIONS.contractStates,
    noContract: DIRECT_CONDITIONS.noContract,
  },
  order: [
    { column: 'm.balance', key: 'number' },
    { column: 'm.member_id', key: 'id' },
  ],
});

export type TeamOrder = keyof typeof ORDERS | 'teamBalance';

const TREE = defineList({
  name: 'agentTree',
  columns: COLUMNS,
  from: 'members.member x',
  joins: JOINS,
  where: `x.merchant_id = $merchant and x.standing_group <> 'trial'`,
  conditions: {
    directsOf: 'x.upline_id = $directsOf',
    teamOf: 'x.path @> array[$teamOf::uuid]',
    heads: 'x.upline_id is null',
    username: 'x.username_key like $username',
    agentsOnly: `x.kind <> 'member'`,
  },
  order: [
    { column: 'x.registered_at', key: 'time' },
    { column: 'x.member_id', key: 'id' },
  ],
});

export interface DirectsQuery {
  readonly merchant: MerchantId;
  readonly upline: Id<'member'>;
  readonly order: TeamOrder;
  /** Who was here after it is online. */
  readonly onlineSince: Instant;
  /** The begin of a name, as a pattern of keys. */
  readonly username?: string | undefined;
  readonly kind?: 'member' | 'agent' | undefined;
  readonly state?: MemberState | undefined;
  readonly online?: boolean | undefined;
  /** Who has not logged in since then, in milliseconds. */
  readonly idleBefore?: number | undefined;
  /** Of the conditions on contracts. */
  readonly contractKinds: readonly ContractKind[];
  readonly contractStates?: readonly ContractState[] | undefined;
  readonly noContract?: boolean | undefined;
  readonly page: PageRequest;
}

/** A page of the directs of an agent. */
export function listDirects(sql: Sql, query: DirectsQuery): Promise<Page<TeamRow>> {
  const { merchant, upline, order, onlineSince, contractKinds, page, ...conditions } = query;
  const values = { merchant, upline, onlineSince, contractKinds };
  if (order === 'teamBalance') {
    const { kind, state, username, idleBefore, ...others } = conditions;
    return BY_BALANCE.readPage<TeamRow>(sql, {
      values: {
        ...values,
        areMembers: kind === undefined ? [true, false] : [kind === 'member'],
        states: state === undefined ? STATES : [state],
        namePattern: username ?? '%',
        idleBefore: idleBefore ?? NOT_YET,
      },
      conditions: {
        ...others,
        accounts: [kind, state, username, idleBefore].some((given) => given !== undefined),
      },
      page,
    });
  }
  return ORDERS[order].readPage<TeamRow>(sql, { values, conditions, page });
}

export interface TreeQuery {
  readonly merchant: MerchantId;
  readonly onlineSince: Instant;
  /** The directs of an agent, its whole team, or the heads of all lines. */
  readonly directsOf?: Id<'member'> | undefined;
  readonly teamOf?: Id<'member'> | undefined;
  readonly heads?: boolean;
  /** The begin of a name, as a pattern of keys. */
  readonly username?: string | undefined;
  readonly agentsOnly?: boolean | undefined;
  readonly page: PageRequest;
}

/** A page of the merchant's tree. */
export function listTree(sql: Sql, query: TreeQuery): Promise<Page<TeamRow>> {
  const { merchant, onlineSince, page, ...conditions } = query;
  return TREE.readPage<TeamRow>(sql, { values: { merchant, onlineSince }, conditions, page });
}

const ONE = nameParameters(`
  select ${COLUMNS} from members.member x ${JOINS}
  where x.merchant_id = $merchant and x.member_id = $member and x.standing_group <> 'trial'`);

/** One row of the tree; undefined for a trial or an unknown id. */
export async function findTreeRow(
  sql: Sql,
  of: {
    readonly merchant: MerchantId;
    readonly member: Id<'member'>;
    readonly onlineSince: Instant;
  },
): Promise<TeamRow | undefined> {
  return (await sql.query<TeamRow>(ONE.text, valuesOf(ONE, of))).rows[0];
}

// Pages of members. Each list is read in the order of an index, and the conditions that the index
// carries are in the statement; all others are columns of the rows that were read, so that a page
// reads a bounded number of members whatever is filtered. None takes a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type PageRequest } from '../../../platform/statements/index.ts';

export interface MemberFilter {
  /** The beginning of a username; `prefixEnd` is above every username that begins with it. */
  readonly prefix?: string | undefined;
  readonly prefixEnd?: string | undefined;
  /** Part of a username or nickname, in lower case. */
  readonly part?: string | undefined;
  readonly ids?: readonly Id<'member'>[] | undefined;
  readonly state?: 'active' | 'frozen' | 'disabled' | undefined;
  readonly kind?: 'member' | 'agent' | 'top_agent' | undefined;
  readonly group?: 'formal' | 'test' | 'trial' | undefined;
  /** Only trial accounts, or all others. */
  readonly trial?: boolean | undefined;
  readonly tag?: string | undefined;
  readonly below?: Id<'member'> | undefined;
  readonly upline?: Id<'member'> | undefined;
  readonly address?: string | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  readonly hasBalance?: true | undefined;
  readonly depositedFrom?: Instant | undefined;
  readonly depositedTo?: Instant | undefined;
  readonly lastBetFrom?: Instant | undefined;
  readonly lastBetBefore?: Instant | undefined;
  /** Only members who were here after this instant. */
  readonly onlineFrom?: Instant | undefined;
}

export interface MemberLine {
  cursor_position: readonly string[];
  /** The conditions that no index carries hold. */
  matches: boolean;
  member_id: Id<'member'>;
  number: bigint;
  username: string;
  nickname: string;
  kind: 'member' | 'agent' | 'top_agent';
  standing_group: 'formal' | 'test' | 'trial';
  state: 'active' | 'frozen' | 'disabled';
  freeze_level: number;
  registered_at: Date;
  last_login_at: Date | null;
  balance: bigint;
  deposits: bigint;
  last_deposit_at: Date | null;
  last_bet_at: Date | null;
}

const LAST_DEPOSIT = "coalesce(m.last_deposit_at, timestamptz 'epoch')";
const LAST_BET = "coalesce(m.last_bet_at, timestamptz 'epoch')";

// An absent parameter is null, and what is compared with it too: such a condition holds.
const COLUMNS = `
  coalesce(strpos(m.username_key, $part) > 0 or strpos(lower(m.nickname), $part) > 0, true)
    and coalesce(m.state = $state, true) and coalesce(m.kind = $kind, true)
    and coalesce(m.standing_group = $group, true)
    and coalesce((m.standing_group = 'trial') = $trial, true)
    and coalesce(m.username_key >= $prefix and m.username_key < $prefixEnd, true)
    and coalesce(m.member_id = any($ids::uuid[]), true)
    and (m.path @> array[$below::uuid] or $below::uuid is null)
    and (m.upline_id = $upline::uuid or $upline::uuid is null)
    and coalesce(m.register_address = $address, true)
    and coalesce(m.registered_at >= to_timestamp($from::bigint / 1000.0), true)
    and coalesce(m.registered_at < to_timestamp($to::bigint / 1000.0), true)
    and (coalesce(m.balance, 0) > 0 or not coalesce($hasBalance, false))
    and coalesce(${LAST_DEPOSIT} >= to_timestamp($depositedFrom::bigint / 1000.0), true)
    and coalesce(${LAST_DEPOSIT} < to_timestamp($depositedTo::bigint / 1000.0), true)
    and (exists (
      select from reports.presence p
      where p.merchant_id = m.merchant_id and p.member_id = m.member_id
        and p.seen_at > to_timestamp($onlineFrom::bigint / 1000.0)) or $onlineFrom::bigint is null)
    and coalesce(${LAST_BET} >= to_timestamp($lastBetFrom::bigint / 1000.0), true)
    and coalesce(${LAST_BET} < to_timestamp($lastBetBefore::bigint / 1000.0), true) as matches,
  m.member_id, m.number, m.username, m.nickname, m.kind, m.standing_group, m.state,
  m.freeze_level, m.registered_at, m.last_login_at, coalesce(m.balance, 0) as balance,
  coalesce(m.deposits, 0) as deposits, m.last_deposit_at, m.last_bet_at`;

const ID = { column: 'm.member_id', key: 'id' } as const;
/** The id beside the sums, which the indexes of sums end with. */
const COUNTED_ID = { column: 'm.counted_id', key: 'id' } as const;
const MEMBERS = {
  columns: COLUMNS,
  from: 'reports.member_line m',
  where: 'm.merchant_id = $merchant',
};
/** Members whose sums are kept: all but those of the last seconds. */
const COUNTED = { ...MEMBERS, where: `${MEMBERS.where} and m.counted_id is not null` };

const LISTS = {
  registered: defineList({
    ...MEMBERS,
    name: 'members.registered',
    conditions: {
      ids: 'm.member_id = any($ids::uuid[])',
      upline: 'm.upline_id = $upline',
      address: 'm.register_address = $address',
      state: 'm.state = $state',
      kind: 'm.kind = $kind',
      group: 'm.standing_group = $group',
      from: 'm.registered_at >= to_timestamp($from::bigint / 1000.0)',
      to: 'm.registered_at < to_timestamp($to::bigint / 1000.0)',
    },
    order: [{ column: 'm.registered_at', key: 'time' }, ID],
  }),
  username: defineList({
    ...MEMBERS,
    name: 'members.username',
    conditions: { prefix: 'm.username_key >= $prefix and m.username_key < $prefixEnd' },
    order: [{ column: 'm.username_key', key: 'text' }],
    ascending: true,
  }),
  // Who has never logged in comes last.
  lastLogin: defineList({
    ...MEMBERS,
    name: 'members.lastLogin',
    conditions: {},
    order: [{ column: "coalesce(m.last_login_at, timestamptz 'epoch')", key: 'time' }, ID],
  }),
  balance: defineList({
    ...COUNTED,
    name: 'members.balance',
    conditions: { hasBalance: 'm.balance > 0 and $hasBalance' },
    order: [{ column: 'm.balance', key: 'number' }, COUNTED_ID],
  }),
  deposits: defineList({
    ...COUNTED,
    name: 'members.deposits',
    conditions: {},
    order: [{ column: 'm.deposits', key: 'number' }, COUNTED_ID],
  }),
  lastDeposit: defineList({
    ...COUNTED,
    name: 'members.lastDeposit',
    conditions: {
      depositedFrom: `${LAST_DEPOSIT} >= to_timestamp($depositedFrom::bigint / 1000.0)`,
      depositedTo: `${LAST_DEPOSIT} < to_timestamp($depositedTo::bigint / 1000.0)`,
    },
    order: [{ column: LAST_DEPOSIT, key: 'time' }, COUNTED_ID],
  }),
  lastBet: defineList({
    ...COUNTED,
    name: 'members.lastBet',
    conditions: {
      lastBetFrom: `${LAST_BET} >= to_timestamp($lastBetFrom::bigint / 1000.0)`,
      lastBetBefore: `${LAST_BET} < to_timestamp($lastBetBefore::bigint / 1000.0)`,
    },
    order: [{ column: LAST_BET, key: 'time' }, COUNTED_ID],
  }),
  // The ids of members are ordered by time.
  tagged: defineList({
    ...MEMBERS,
    name: 'members.tagged',
    from: `reports.member_tag g join reports.member_line m
      on m.merchant_id = g.merchant_id and m.member_id = g.member_id`,
    where: 'g.merchant_id = $merchant and g.tag = $tag',
    conditions: {},
    order: [{ column: 'g.member_id', key: 'id' }],
  }),
  // Who was here last comes first.
  online: defineList({
    ...MEMBERS,
    name: 'members.online',
    from: `reports.presence s join reports.member_line m
      on m.merchant_id = s.merchant_id and m.member_id = s.member_id`,
    where: `s.merchant_id = $merchant
      and s.seen_at > to_timestamp($onlineFrom::bigint / 1000.0)`,
    conditions: {},
    order: [
      { column: 's.seen_at', key: 'time' },
      { column: 's.member_id', key: 'id' },
    ],
  }),
} as const;

export type MemberOrder = keyof typeof LISTS;

/** Of the filters by one value, the one that restricts most is read by its index. */
const CARRIED = ['ids', 'upline', 'address', 'state', 'kind', 'group'] as const;

/** The filters that the index of a list carries. */
function carriedBy(sort: MemberOrder, filter: MemberFilter): Partial<MemberFilter> {
  const { from, to, prefix, hasBalance, depositedFrom, depositedTo } = filter;
  const { lastBetFrom, lastBetBefore } = filter;
  if (sort === 'username') return { prefix };
  if (sort === 'balance') return { hasBalance };
  if (sort === 'lastDeposit') return { depositedFrom, depositedTo };
  if (sort === 'lastBet') return { lastBetFrom, lastBetBefore };
  if (sort !== 'registered') return {};
  const first = CARRIED.find((each) => filter[each] !== undefined);
  return { from, to, ...(first === undefined ? {} : { [first]: filter[first] }) };
}

/** Whether the index of a list carries all given filters: then each row that it reads matches. */
export function isCarried(sort: MemberOrder, filter: MemberFilter): boolean {
  const carried = {
    tag: sort === 'tagged',
    onlineFrom: sort === 'online',
    prefixEnd: true,
    ...carriedBy(sort, filter),
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.every(([name]) => {
    const by = (carried as Readonly<Record<string, unknown>>)[name];
    return by !== undefined && by !== false;
  });
}

/** Rows after the cursor in the order of an index, also those that do not match. */
export function listMemberLines(
  sql: Sql,
  merchant: MerchantId,
  filter: MemberFilter,
  page: {
    readonly sort: MemberOrder;
    readonly limit: number;
    readonly cursor?: PageRequest['cursor'];
  },
): Promise<MemberLine[]> {
  return LISTS[page.sort].readRowsAfter<MemberLine>(sql, {
    values: { ...ABSENT, ...filter, merchant },
    conditions: carriedBy(page.sort, filter),
    limit: page.limit,
    cursor: page.cursor,
  });
}

const ABSENT: Readonly<Record<keyof MemberFilter, undefined>> = {
  prefix: undefined,
  prefixEnd: undefined,
  part: undefined,
  ids: undefined,
  state: undefined,
  kind: undefined,
  group: undefined,
  trial: undefined,
  tag: undefined,
  below: undefined,
  upline: undefined,
  address: undefined,
  from: undefined,
  to: undefined,
  hasBalance: undefined,
  depositedFrom: undefined,
  depositedTo: undefined,
  lastBetFrom: undefined,
  lastBetBefore: undefined,
  onlineFrom: undefined,
};

// The upline of each is looked up: joined, all members may be read in the order of their ids, where
// the statistics say that a merge of the two would end early.
const DETAILS = `
  select m.member_id,
    (select u.username from reports.known_member u where u.merchant_id = m.merchant_id
      and u.member_id = m.upline_id) as upline,
    array(select t.tag from reports.member_tag t where t.merchant_id = m.merchant_id
      and t.member_id = m.member_id order by t.tag) as tags
  from reports.member_line m
  where m.merchant_id = $1 and m.member_id = any($2::uuid[])`;

/** Upline and tags of the members of a page. */
export async function listMemberDetails(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<ReadonlyMap<string, { readonly upline: string | null; readonly tags: string[] }>> {
  type Row = { member_id: Id<'member'>; upline: string | null; tags: string[] };
  const { rows } = await sql.query<Row>(DETAILS, [merchant, members]);
  return new Map(rows.map((row) => [row.member_id, row]));
}

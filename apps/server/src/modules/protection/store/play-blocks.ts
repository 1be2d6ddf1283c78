// Statements on play blocks across members, and on persons who excluded themselves.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type PageRequest } from '../../../platform/statements/index.ts';
import type { PlayBlock } from '../play-block.ts';
import type { MemberKey } from './player-limits.ts';
import { parsePlayBlock } from './placing.ts';

type Row = Parameters<typeof parsePlayBlock>[0] & { readonly member_id: Id<'member'> };

const LIST_BLOCKED = `
  select member_id, break_kind, break_length, break_from, break_until, break_by, return_at
  from protection.guard
  where merchant_id = $1 and member_id = any($2::uuid[]) and break_kind is not null
    and protection.holds(break_kind, break_until, return_at, $3)`;

// Members whose play block began after a version, by the partial index on blocked members.
const LIST_BLOCKED_AFTER = `
  select member_id from protection.guard
  where merchant_id = $1 and break_kind is not null and version > $2
    and protection.holds(break_kind, break_until, return_at, house_now())`;

// The latest first, by the partial index on blocked members.
const PLAY_BLOCKS = defineList({
  name: 'playBlocks',
  columns: `g.member_id, m.username, g.break_kind, g.break_length, g.break_from, g.break_until,
    g.break_by, g.return_at`,
  from: 'protection.guard g',
  joins: 'join members.member m on m.merchant_id = g.merchant_id and m.member_id = g.member_id',
  where: `g.merchant_id = $merchant and g.break_kind is not null
    and protection.holds(g.break_kind, g.break_until, g.return_at, $now)`,
  conditions: { kind: 'g.break_kind = $kind' },
  order: [
    { column: 'g.break_from', key: 'time' },
    { column: 'g.member_id', key: 'id' },
  ],
});

const ADD_PERSON_KEYS = `
  insert into protection.person (merchant_id, key_hash, member_id)
  select $1, k.hash, $2 from unnest($3::bytea[]) as k (hash) on conflict do nothing`;

const FIND_PERSON = `
  select g.member_id from protection.person p
  join protection.guard g on g.merchant_id = p.merchant_id and g.member_id = p.member_id
  where p.merchant_id = $1 and p.key_hash = any($2::bytea[]) and g.break_kind = 'exclusion'
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3) limit 1`;

/** The given members that have a play block in force. */
export async function listBlockedMembers(
  sql: Sql,
  merchant: MerchantId,
  members: readonly string[],
  now: Instant,
): Promise<{ member: Id<'member'>; playBlock: PlayBlock }[]> {
  const { rows } = await sql.query<Row>(LIST_BLOCKED, [merchant, members, new Date(now)]);
  return rows.flatMap((row) => {
    const playBlock = parsePlayBlock(row);
    return playBlock === undefined ? [] : [{ member: row.member_id, playBlock }];
  });
}

/** Members whose play block began after a version. */
export async function listMembersBlockedAfter(
  sql: Sql,
  merchant: MerchantId,
  version: bigint,
): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(LIST_BLOCKED_AFTER, [
    merchant,
    version,
  ]);
  return rows.map((row) => row.member_id);
}

export async function listPlayBlocks(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly kind: PlayBlock['kind'] | undefined;
    readonly now: Instant;
    readonly page: PageRequest;
  },
): Promise<{
  rows: { member: Id<'member'>; username: string; playBlock: PlayBlock }[];
  total: number;
}> {
  const { merchant, kind, now, page } = query;
  const found = await PLAY_BLOCKS.readPage<Row & { username: string }>(sql, {
    values: { merchant, now: new Date(now) },
    conditions: { kind },
    page,
  });
  const rows = found.rows.flatMap((row) => {
    const playBlock = parsePlayBlock(row);
    return playBlock === undefined
      ? []
      : [{ member: row.member_id, username: row.username, playBlock }];
  });
  return { rows, total: found.total };
}

export async function addPersonKeys(
  sql: Sql,
  memberKey: MemberKey,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql.query(ADD_PERSON_KEYS, [memberKey.merchant, memberKey.member, hashes]);
}

export async function isExcludedPerson(
  sql: Sql,
  merchant: MerchantId,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<boolean> {
  return (await sql.query(FIND_PERSON, [merchant, hashes, new Date(now)])).rowCount === 1;
}

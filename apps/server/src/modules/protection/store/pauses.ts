// Statements on breaks across members, and on the persons who excluded themselves.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';
import type { Pause } from '../pause.ts';
import type { OfGuard } from './guards.ts';
import { pauseOf } from './placing.ts';

type Row = Parameters<typeof pauseOf>[0] & { readonly member_id: Id<'member'> };

const BARRED = `
  select member_id, break_kind, break_length, break_from, break_until, break_by, return_at
  from protection.guard
  where merchant_id = $1 and member_id = any($2::uuid[]) and break_kind is not null
    and protection.holds(break_kind, break_until, return_at, $3)`;

// Those whose break began after an instant, by the small index of breaks.
const BARRED_SINCE = `
  select member_id from protection.guard
  where merchant_id = $1 and break_kind is not null and version > $2
    and protection.holds(break_kind, break_until, return_at, house_now())`;

const EXCLUDED = `
  select g.member_id, m.username, g.break_kind, g.break_length, g.break_from, g.break_until,
    g.break_by, g.return_at
  from protection.guard g
  join members.member m on m.merchant_id = g.merchant_id and m.member_id = g.member_id
  where g.merchant_id = $1 and g.break_kind is not null
    and ($2::text is null or g.break_kind = $2)
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3)
  order by g.break_from desc, g.member_id limit $4 offset $5`;

const COUNT_EXCLUDED = `
  select count(*)::int as total from protection.guard g
  where g.merchant_id = $1 and g.break_kind is not null
    and ($2::text is null or g.break_kind = $2)
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3)`;

const ADD_PERSON = `
  insert into protection.person (merchant_id, key_hash, member_id)
  select $1, k.hash, $2 from unnest($3::bytea[]) as k (hash) on conflict do nothing`;

const FIND_PERSON = `
  select g.member_id from protection.person p
  join protection.guard g on g.merchant_id = p.merchant_id and g.member_id = p.member_id
  where p.merchant_id = $1 and p.key_hash = any($2::bytea[]) and g.break_kind = 'exclusion'
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3) limit 1`;

/** Those of the members that are on a break now. */
export async function listPaused(
  sql: Sql,
  merchant: MerchantId,
  members: readonly string[],
  now: Instant,
): Promise<{ member: Id<'member'>; pause: Pause }[]> {
  const { rows } = await sql.query<Row>(BARRED, [merchant, members, new Date(now)]);
  return rows.flatMap((row) => {
    const pause = pauseOf(row);
    return pause === undefined ? [] : [{ member: row.member_id, pause }];
  });
}

/** Who went on a break after a version. */
export async function listPausedAfter(
  sql: Sql,
  merchant: MerchantId,
  version: bigint,
): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(BARRED_SINCE, [merchant, version]);
  return rows.map((row) => row.member_id);
}

export async function pageOfPaused(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly kind: Pause['kind'] | undefined;
    readonly now: Instant;
    readonly pageNo: number;
    readonly pageSize: number;
  },
): Promise<{ rows: { member: Id<'member'>; username: string; pause: Pause }[]; total: number }> {
  const filter = [query.merchant, query.kind ?? null, new Date(query.now)];
  const counted = await sql.query<{ total: number }>(COUNT_EXCLUDED, filter);
  const found = await sql.query<Row & { username: string }>(EXCLUDED, [
    ...filter,
    query.pageSize,
    (query.pageNo - 1) * query.pageSize,
  ]);
  const rows = found.rows.flatMap((row) => {
    const pause = pauseOf(row);
    return pause === undefined ? [] : [{ member: row.member_id, username: row.username, pause }];
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function addPerson(sql: Sql, of: OfGuard, hashes: readonly Buffer[]): Promise<void> {
  await sql.query(ADD_PERSON, [of.merchant, of.member, hashes]);
}

export async function isExcludedPerson(
  sql: Sql,
  merchant: MerchantId,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<boolean> {
  return (await sql.query(FIND_PERSON, [merchant, hashes, new Date(now)])).rowCount === 1;
}

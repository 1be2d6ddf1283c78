// Statements on attributes that several accounts share.
import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../platform/parse-columns.ts';
import { singleRow, type Sql } from '../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../platform/statements/index.ts';

export type AttributeKind = 'device' | 'address' | 'mobile' | 'person' | 'card' | 'paper';

export interface SharedAttributeRow {
  kind: AttributeKind;
  shown: string;
  count: number;
  last_at: Date;
  members: z.output<typeof MEMBERS>;
}

const MEMBERS = z.array(
  z.object({
    id: z.string().transform((text) => text as Id<'member'>),
    username: z.string(),
    state: z.enum(['active', 'frozen', 'disabled']),
  }),
);

type StoredAttribute = Omit<SharedAttributeRow, 'members'> & { members: unknown[] };

/** The most members shown with one attribute, newest first. */
const MEMBERS_SHOWN = 10;

/** The most members that are counted for an attribute of one member. */
const MEMBERS_COUNTED = 100;

const MEMBER = `jsonb_build_object('id', m.member_id, 'username', m.username, 'state', m.state)`;

// The most widely shared first, as last counted; the states of members are the present ones.
const SHARED = defineList({
  name: 'shared',
  columns: `s.kind, s.shown, s.members as count, s.last_at, array(
    select ${MEMBER} from unnest(s.newest) with ordinality wanted (member_id, place)
    join reports.known_member m
      on m.merchant_id = s.merchant_id and m.member_id = wanted.member_id
    order by wanted.place) as members`,
  from: 'reports.shared_mark s',
  where: 's.merchant_id = $merchant',
  conditions: { kind: 's.kind = $kind' },
  order: [
    { column: 's.members', key: 'number' },
    { column: 's.last_at', key: 'time' },
    { column: 's.kind', key: 'text' },
    { column: 's.mark', key: 'text' },
  ],
});

export async function listSharedAttributes(
  sql: Sql,
  merchant: MerchantId,
  kind: AttributeKind | undefined,
  page: PageRequest,
): Promise<Page<SharedAttributeRow>> {
  const found = await SHARED.readPage<StoredAttribute>(sql, {
    values: { merchant },
    conditions: { kind },
    page,
  });
  return { ...found, rows: parseColumns(found.rows, { members: MEMBERS }) };
}

// Each attribute of the member is looked up by an index.
const OF_MEMBER = `
  with own as materialized (
    select k.kind, k.mark, max(k.shown) as shown from reports.mark k
    where k.merchant_id = $1 and k.member_id = $2
    group by k.kind, k.mark
  )
  select own.kind, own.shown, g.count, g.last_at, g.members
  from own cross join lateral (
    select count(*)::int as count, coalesce(max(f.at), '-infinity') as last_at,
      coalesce((array_agg(${MEMBER} order by f.at desc))[1:${MEMBERS_SHOWN}], '{}') as members
    from reports.members_of_mark($1, own.kind, own.mark, ${MEMBERS_COUNTED}) f
    join reports.known_member m on m.merchant_id = $1 and m.member_id = f.member_id
    where m.standing_group <> 'trial') g
  where g.count > 1
  order by g.count desc, g.last_at desc, own.kind, own.mark`;

export async function listMemberSharedAttributes(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<readonly SharedAttributeRow[]> {
  const { rows } = await sql.query<StoredAttribute>(OF_MEMBER, [merchant, member]);
  return parseColumns(rows, { members: MEMBERS });
}

/** The longest part of the time that counting takes. */
const SHARE_OF_TIME = 50;

// Due again after fifty times as long as the last count took.
const DUE = `
  select not exists (
    select from reports.shared_count c
    where c.merchant_id = $1
      and c.at + c.took_ms * ${SHARE_OF_TIME} * interval '1 millisecond' > house_now()) as due`;

// Trials are nobody yet. Rows that stay as they are are not written.
const COUNT = `
  merge into reports.shared_mark s
  using (
    select k.kind, k.mark, max(k.shown) as shown, count(distinct k.member_id)::int as members,
      max(k.at) as last_at,
      (array_agg(k.member_id order by k.at desc, k.member_id))[1:${MEMBERS_SHOWN}] as newest
    from (
      select kind, mark, member_id, max(shown) as shown, max(at) as at from reports.mark
      where merchant_id = $1
      group by kind, mark, member_id) k
    join reports.known_member m on m.merchant_id = $1 and m.member_id = k.member_id
    where m.standing_group <> 'trial'
    group by k.kind, k.mark
    having count(distinct k.member_id) > 1
  ) f on s.merchant_id = $1 and s.kind = f.kind and s.mark = f.mark
  when matched and (s.shown, s.members, s.last_at, s.newest)
      is distinct from (f.shown, f.members, f.last_at, f.newest) then
    update set shown = f.shown, members = f.members, last_at = f.last_at, newest = f.newest
  when not matched then
    insert (merchant_id, kind, mark, shown, members, last_at, newest)
    values ($1, f.kind, f.mark, f.shown, f.members, f.last_at, f.newest)
  when not matched by source and s.merchant_id = $1 then delete`;

const NOTE_COUNT = `
  insert into reports.shared_count (merchant_id, at, took_ms)
  values ($1, house_now(), $2)
  on conflict (merchant_id) do update set at = excluded.at, took_ms = excluded.took_ms`;

/** Whether the merchant's attributes are to be counted again. */
export async function isCountDue(sql: Sql, merchant: MerchantId): Promise<boolean> {
  return singleRow(await sql.query<{ due: boolean }>(DUE, [merchant])).due;
}

/**
 * Counts what the merchant's members share in the caller's transaction, which may take minutes with
 * millions of logins, and notes how many milliseconds that
 * took.
 */
export async function countSharedAttributes(sql: Sql, merchant: MerchantId): Promise<void> {
  const began = performance.now();
  await sql.query('set local statement_timeout = 0');
  await sql.query("set local work_mem = '128MB'");
  await sql.query(COUNT, [merchant]);
  await sql.query(NOTE_COUNT, [merchant, Math.ceil(performance.now() - began)]);
}

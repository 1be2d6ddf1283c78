// Statements on attributes that several accounts share.
import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../platform/parse-columns.ts';
import { singleRow, type Sql } from '../../platform/sql.ts';

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
    at: z.string(),
  }),
);

type StoredAttribute = Omit<SharedAttributeRow, 'members'> & { members: unknown[] };

/** The most members listed for one attribute, newest first. */
const MEMBERS_SHOWN = 20;

/**
 * Attributes of two or more members, read without a lock. `chosen` filters the attributes before
 * grouping.
 */
const shared = (chosen: string): string => `
  select g.kind, g.shown, g.count::int as count, g.last_at, g.members
  from (
    select k.kind, k.mark, max(k.shown) as shown, count(distinct k.member_id) as count,
      max(k.at) as last_at,
      (array_agg(jsonb_build_object('id', k.member_id, 'username', m.username, 'state', m.state,
        'at', k.at) order by k.at desc))[1:${MEMBERS_SHOWN}] as members
    from reports.mark k
    join reports.known_member m
      on m.merchant_id = k.merchant_id and m.member_id = k.member_id
    where k.merchant_id = $1 and m.standing_group <> 'trial' and ${chosen}
    group by k.kind, k.mark
    having count(distinct k.member_id) > 1
  ) g
  order by g.count desc, g.last_at desc, g.kind, g.mark`;

/** How many attributes `shared` has. */
const countOf = (chosen: string): string => `
  select count(*)::int as total
  from (
    select from reports.mark k
    join reports.known_member m
      on m.merchant_id = k.merchant_id and m.member_id = k.member_id
    where k.merchant_id = $1 and m.standing_group <> 'trial' and ${chosen}
    group by k.kind, k.mark
    having count(distinct k.member_id) > 1
  ) g`;

const ALL = 'true';
const OF_KIND = 'k.kind = $2';

const LISTS = {
  all: `${shared(ALL)} limit $2 offset $3`,
  ofKind: `${shared(OF_KIND)} limit $3 offset $4`,
};

const COUNTS = {
  all: countOf(ALL),
  ofKind: countOf(OF_KIND),
};

export async function listSharedAttributes(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly kind: AttributeKind | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly SharedAttributeRow[]; readonly total: number }> {
  const { kind, limit, offset } = asked;
  const chosen = kind === undefined ? 'all' : 'ofKind';
  const values = kind === undefined ? [merchant] : [merchant, kind];
  const { rows } = await sql.query<StoredAttribute>(LISTS[chosen], [...values, limit, offset]);
  const counted = singleRow(await sql.query<{ total: number }>(COUNTS[chosen], values));
  return { rows: parseColumns(rows, { members: MEMBERS }), total: counted.total };
}

const OF_MEMBER = shared(`(k.kind, k.mark) in (
      select own.kind, own.mark from reports.mark own
      where own.merchant_id = $1 and own.member_id = $2)`);

export async function listMemberSharedAttributes(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<readonly SharedAttributeRow[]> {
  const { rows } = await sql.query<StoredAttribute>(OF_MEMBER, [merchant, member]);
  return parseColumns(rows, { members: MEMBERS });
}

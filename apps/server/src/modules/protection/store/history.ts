// Statements on the append-only history of limits and play blocks.
import { instant, type Id, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { MemberKey } from './player-limits.ts';

const ADD_HISTORY = `
  insert into protection.history
    (merchant_id, event_id, member_id, at, actor, actor_name, kind, detail, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const HISTORY = `
  select at, actor, actor_name, kind, detail, reason from protection.history
  where merchant_id = $1 and member_id = $2 order by at desc, event_id desc limit $3 offset $4`;

const COUNT_HISTORY = `
  select count(*)::int as total from protection.history
  where merchant_id = $1 and member_id = $2`;

const DETAIL = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export interface HistoryEntry {
  readonly id: Id<'event'>;
  readonly at: Instant;
  readonly actor: 'member' | 'operator' | 'house';
  readonly actorName: string;
  readonly kind: string;
  readonly detail: Readonly<z.output<typeof DETAIL>>;
  readonly reason: string;
}

export async function addHistory(
  sql: Sql,
  memberKey: MemberKey,
  line: HistoryEntry,
): Promise<void> {
  const { id, at, actor, actorName, kind, detail, reason } = line;
  const values = [memberKey.merchant, id, memberKey.member, new Date(at), actor, actorName, kind];
  await sql.query(ADD_HISTORY, [...values, JSON.stringify(detail), reason]);
}

export async function listHistory(
  sql: Sql,
  memberKey: MemberKey,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: Omit<HistoryEntry, 'id'>[]; total: number }> {
  const counted = await sql.query<{ total: number }>(COUNT_HISTORY, [
    memberKey.merchant,
    memberKey.member,
  ]);
  const { rows } = await sql.query<{
    at: Date;
    actor: HistoryEntry['actor'];
    actor_name: string;
    kind: string;
    detail: unknown;
    reason: string;
  }>(HISTORY, [
    memberKey.merchant,
    memberKey.member,
    page.pageSize,
    (page.pageNo - 1) * page.pageSize,
  ]);
  const parsed = parseColumns(rows, { detail: DETAIL });
  const list = parsed.map(({ at, actor, actor_name: actorName, kind, detail, reason }) => {
    return { at: instant(at.getTime()), actor, actorName, kind, detail, reason };
  });
  return { list, total: counted.rows[0]?.total ?? 0 };
}

// Statements on the history of limits and breaks; it is only ever added to.
import { instant, type Id, type Instant } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';
import type { OfGuard } from './guards.ts';

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

export interface HistoryLine {
  readonly id: Id<'event'>;
  readonly at: Instant;
  readonly actor: 'member' | 'operator' | 'house';
  readonly actorName: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
  readonly reason: string;
}

export async function addHistory(sql: Sql, of: OfGuard, line: HistoryLine): Promise<void> {
  const { id, at, actor, actorName, kind, detail, reason } = line;
  const values = [of.merchant, id, of.member, new Date(at), actor, actorName, kind];
  await sql.query(ADD_HISTORY, [...values, JSON.stringify(detail), reason]);
}

export async function pageOfHistory(
  sql: Sql,
  of: OfGuard,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: Omit<HistoryLine, 'id'>[]; total: number }> {
  const counted = await sql.query<{ total: number }>(COUNT_HISTORY, [of.merchant, of.member]);
  const { rows } = await sql.query<{
    at: Date;
    actor: HistoryLine['actor'];
    actor_name: string;
    kind: string;
    detail: HistoryLine['detail'];
    reason: string;
  }>(HISTORY, [of.merchant, of.member, page.pageSize, (page.pageNo - 1) * page.pageSize]);
  const list = rows.map(({ at, actor, actor_name: actorName, kind, detail, reason }) => {
    return { at: instant(at.getTime()), actor, actorName, kind, detail, reason };
  });
  return { list, total: counted.rows[0]?.total ?? 0 };
}

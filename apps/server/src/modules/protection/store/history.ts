// Statements on the append-only history of limits and play blocks.
import { instant, nameParameters, valuesOf, type Id, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Cursor, type PageRequest } from '../../../platform/statements/index.ts';
import type { MemberKey } from './player-limits.ts';

const ADD_HISTORY = nameParameters(`
  insert into protection.history
    (merchant_id, event_id, member_id, at, actor, actor_name, kind, detail, reason)
  values ($merchant, $id, $member, $at, $actor, $actorName, $kind, $detail, $reason)`);

// Newest first, by the index on the member.
const HISTORY = defineList({
  name: 'protection',
  columns: 'at, actor, actor_name, kind, detail, reason',
  from: 'protection.history',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: {},
  order: [
    { column: 'at', key: 'time' },
    { column: 'event_id', key: 'id' },
  ],
});

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
  { merchant, member }: MemberKey,
  line: HistoryEntry,
): Promise<void> {
  const values = valuesOf(ADD_HISTORY, {
    ...line,
    merchant,
    member,
    at: new Date(line.at),
    detail: JSON.stringify(line.detail),
  });
  await sql.query(ADD_HISTORY.text, values);
}

interface HistoryRow {
  at: Date;
  actor: HistoryEntry['actor'];
  actor_name: string;
  kind: string;
  detail: unknown;
  reason: string;
}

export async function listHistory(
  sql: Sql,
  { merchant, member }: MemberKey,
  page: PageRequest,
): Promise<{ list: Omit<HistoryEntry, 'id'>[]; total: number; cursor: Cursor | null }> {
  const query = { values: { merchant, member }, conditions: {}, page };
  const { rows, total, cursor } = await HISTORY.readPage<HistoryRow>(sql, query);
  const parsed = parseColumns(rows, { detail: DETAIL });
  const list = parsed.map(({ at, actor, actor_name: actorName, kind, detail, reason }) => {
    return { at: instant(at.getTime()), actor, actorName, kind, detail, reason };
  });
  return { list, total, cursor };
}

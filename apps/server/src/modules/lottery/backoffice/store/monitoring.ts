// Statements of the back office's monitoring: scheduled draws, waiting results, alarms. None takes
// a lock.
import type { FlatObject } from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { FLAT_OBJECT, type DrawState } from '../../draws/index.ts';
import { DRAW_ITEM, DRAWS_WITH_BOOKS, type BackofficeDrawRow } from './backoffice.ts';

// The future draws of a lottery, including void ones, whose names are used up.
const AHEAD = `
  select draw_id, issue, ordinal, state, opens_at, closes_at, draw_at from lottery.draw
  where merchant_id = $1 and lottery = $2 and draw_at > house_now()
  order by draw_at`;

const WAITING = `
  d.merchant_id = $1 and d.mode = 'entered' and d.state = 'CLOSED' and d.draw_at <= house_now()`;

// Draws made elsewhere without a result, longest waiting first.
const PAGE_OF_WAITING = `
  select ${DRAW_ITEM}, d.rules, l.feed is not null as has_feed,
    d.draw_at + make_interval(secs => l.void_after_seconds) as void_at,
    (select e.numbers from lottery.entered_result e
      where e.merchant_id = $1 and e.draw_id = d.draw_id and e.operator = $2) as own,
    entries.others
  from ${DRAWS_WITH_BOOKS}
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
  cross join lateral (
    select count(*) filter (where e.operator <> $2)::int as others
    from lottery.entered_result e where e.merchant_id = $1 and e.draw_id = d.draw_id) entries
  where ${WAITING}
  order by d.draw_at, d.lottery limit $3 offset $4`;

const COUNT_WAITING = `select count(*)::int as total from lottery.draw d where ${WAITING}`;

// Draws with a problem: later than allowed for their kind, voided within a day for another reason
// than a calendar change, with differing readings, or with a differing feed answer.
const AMISS = `
  select 'draw_late' as kind, d.lottery, d.issue, d.draw_at as since from lottery.draw d
  where d.merchant_id = $1 and d.state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING')
    and d.draw_at < house_now()
      - case when d.mode = 'entered' then interval '30 minutes' else interval '1 minute' end
  union all
  select 'draw_void', d.lottery, d.issue, r.at from lottery.result r
  join lottery.draw d on d.merchant_id = r.merchant_id and d.draw_id = r.draw_id
  where d.merchant_id = $1 and d.state in ('VOID', 'VOIDING') and r.version = d.result_version
    and d.draw_at > house_now() - interval '2 days' and r.at > house_now() - interval '1 day'
    and r.reason <> 'calendar_changed'
  union all
  select 'entries_differ', d.lottery, d.issue, d.draw_at from lottery.draw d
  where ${WAITING} and (
    select count(*) from lottery.entered_result e
    where e.merchant_id = $1 and e.draw_id = d.draw_id) > 1
  union all
  select 'feed_differs', d.lottery, d.issue, f.heard_at from lottery.draw d
  cross join lateral (
    select f.numbers, f.heard_at from lottery.feed_answer f
    where f.merchant_id = $1 and f.draw_id = d.draw_id order by f.version desc limit 1) f
  where d.merchant_id = $1 and d.mode = 'entered' and d.draw_at > house_now() - interval '7 days'
    and d.numbers is not null and d.numbers <> f.numbers
  order by since desc limit $2`;

async function list<Row extends object>(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

export interface AheadRow {
  draw_id: bigint;
  issue: string;
  ordinal: bigint;
  state: DrawState;
  opens_at: Date;
  closes_at: Date;
  draw_at: Date;
}

export function listAhead(sql: Sql, merchant: MerchantId, lottery: string): Promise<AheadRow[]> {
  return list(sql, AHEAD, [merchant, lottery]);
}

export interface WaitingRow extends BackofficeDrawRow {
  has_feed: boolean;
  rules: FlatObject;
  void_at: Date;
  own: string | null;
  others: number;
}

export async function listWaitingPage(
  sql: Sql,
  merchant: MerchantId,
  operator: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: WaitingRow[]; total: number }> {
  const values = [merchant, operator, page.limit, page.offset];
  const rows = await list<Unparsed<WaitingRow, 'rules'>>(sql, PAGE_OF_WAITING, values);
  const [counted] = await list<{ total: number }>(sql, COUNT_WAITING, [merchant]);
  return { rows: parseColumns(rows, { rules: FLAT_OBJECT }), total: counted?.total ?? 0 };
}

export interface DrawAlarmRow {
  kind: 'draw_late' | 'draw_void' | 'entries_differ' | 'feed_differs';
  lottery: string;
  issue: string;
  since: Date;
}

export function listDrawAlarms(
  sql: Sql,
  merchant: MerchantId,
  most: number,
): Promise<DrawAlarmRow[]> {
  return list(sql, AMISS, [merchant, most]);
}

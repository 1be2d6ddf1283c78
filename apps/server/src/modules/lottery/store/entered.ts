// Statements on results that come from outside: entered by operators, or told by a feed.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

export interface EntryRow {
  operator: string;
  numbers: string;
  at: Date;
}

export interface FeedRow {
  version: number;
  numbers: string;
  heard_at: Date;
  body: string;
}

export interface OfDraw {
  readonly merchant: MerchantId;
  readonly draw: bigint;
}

// An operator who looks again and finds a slip of the hand enters anew: the last one counts. The
// draw's row is held, so that two who agree at once find each other.
const PUT_ENTRY = `
  insert into lottery.entered_result (merchant_id, draw_id, operator, numbers, at)
  values ($1, $2, $3, $4, house_now())
  on conflict (merchant_id, draw_id, operator)
    do update set numbers = excluded.numbers, at = excluded.at`;

const ENTRIES = `
  select operator, numbers, at from lottery.entered_result
  where merchant_id = $1 and draw_id = $2 order by at`;

// What a feed said is kept once for each version, word for word.
const PUT_ANSWER = `
  insert into lottery.feed_answer (merchant_id, draw_id, heard_at, version, numbers, body)
  values ($1, $2, to_timestamp($3 / 1000.0), $4, $5, $6) on conflict do nothing`;

const LAST_ANSWER = `
  select version, numbers, heard_at, body from lottery.feed_answer
  where merchant_id = $1 and draw_id = $2 order by version desc limit 1`;

export async function putEntry(
  sql: Sql,
  { merchant, draw }: OfDraw,
  entry: Pick<EntryRow, 'operator' | 'numbers'>,
): Promise<void> {
  await sql.query(PUT_ENTRY, [merchant, draw, entry.operator, entry.numbers]);
}

export async function listEntries(sql: Sql, { merchant, draw }: OfDraw): Promise<EntryRow[]> {
  return (await sql.query<EntryRow>(ENTRIES, [merchant, draw])).rows;
}

export async function putFeedAnswer(
  sql: Sql,
  { merchant, draw }: OfDraw,
  answer: {
    readonly at: Instant;
    readonly version: number;
    readonly numbers: string;
    readonly body: string;
  },
): Promise<void> {
  const { at, version, numbers, body } = answer;
  await sql.query(PUT_ANSWER, [merchant, draw, at, version, numbers, body]);
}

export async function lastFeedAnswer(
  sql: Sql,
  { merchant, draw }: OfDraw,
): Promise<FeedRow | undefined> {
  return (await sql.query<FeedRow>(LAST_ANSWER, [merchant, draw])).rows[0];
}

// Statements on results from outside: entered by operators, or reported by a feed.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface EnteredResultRow {
  operator: string;
  numbers: string;
  at: Date;
}

export interface FeedAnswerRow {
  version: number;
  numbers: string;
  heard_at: Date;
  body: string;
}

export interface DrawRef {
  readonly merchant: MerchantId;
  readonly draw: bigint;
}

// An operator may enter a corrected reading; the last one counts. The draw's row is locked, so that
// two equal concurrent readings find each other.
const PUT_ENTRY = `
  insert into lottery.entered_result (merchant_id, draw_id, operator, numbers, at)
  values ($1, $2, $3, $4, house_now())
  on conflict (merchant_id, draw_id, operator)
    do update set numbers = excluded.numbers, at = excluded.at`;

const ENTRIES = `
  select operator, numbers, at from lottery.entered_result
  where merchant_id = $1 and draw_id = $2 order by at`;

// A feed's answer is stored verbatim, once for each version.
const PUT_ANSWER = `
  insert into lottery.feed_answer (merchant_id, draw_id, heard_at, version, numbers, body)
  values ($1, $2, to_timestamp($3 / 1000.0), $4, $5, $6) on conflict do nothing`;

const LAST_ANSWER = `
  select version, numbers, heard_at, body from lottery.feed_answer
  where merchant_id = $1 and draw_id = $2 order by version desc limit 1`;

export async function saveEnteredResult(
  sql: Sql,
  { merchant, draw }: DrawRef,
  entry: Pick<EnteredResultRow, 'operator' | 'numbers'>,
): Promise<void> {
  await sql.query(PUT_ENTRY, [merchant, draw, entry.operator, entry.numbers]);
}

export async function listEnteredResults(
  sql: Sql,
  { merchant, draw }: DrawRef,
): Promise<EnteredResultRow[]> {
  return (await sql.query<EnteredResultRow>(ENTRIES, [merchant, draw])).rows;
}

export async function saveFeedAnswer(
  sql: Sql,
  { merchant, draw }: DrawRef,
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

export async function findLastFeedAnswer(
  sql: Sql,
  { merchant, draw }: DrawRef,
): Promise<FeedAnswerRow | undefined> {
  return (await sql.query<FeedAnswerRow>(LAST_ANSWER, [merchant, draw])).rows[0];
}

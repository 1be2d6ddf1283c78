// Statements on what waits for an operator. None takes a lock.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

export interface QueueRow {
  queue: string;
  state: string | null;
  count: bigint;
  amount: bigint | null;
  since: Date | null;
}

// Only the parts of the view that are asked for are read, each by an index of its own.
const QUEUES = `
  select queue, state, count(*) as count, sum(amount)::bigint as amount, min(since) as since
  from reports.queue where merchant_id = $1 and queue = any($2::text[])
  group by queue, state`;

/** The queues with these names; one without an entry has no row. */
export async function listQueues(
  sql: Sql,
  merchant: MerchantId,
  names: readonly string[],
): Promise<QueueRow[]> {
  return (await sql.query<QueueRow>(QUEUES, [merchant, names])).rows;
}

const BIG_WINS = `
  select count(*) as count, min(at) as since, sum(prize)::bigint as amount from reports.win
  where merchant_id = $1 and prize >= $2 and at >= to_timestamp($3 / 1000.0)`;

/** Wins of at least this amount since an instant; without one, a count of zero. */
export async function countBigWins(
  sql: Sql,
  merchant: MerchantId,
  least: bigint,
  from: Instant,
): Promise<QueueRow[]> {
  const values = [merchant, least.toString(), from];
  const { rows } = await sql.query<Omit<QueueRow, 'queue' | 'state'>>(BIG_WINS, values);
  return rows.map((row) => ({ ...row, queue: 'big_wins', state: null }));
}

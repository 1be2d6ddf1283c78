// Statements of the job that runs chases: due orders, and outcomes of placed ones.
import type { MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';
import type { ChaseOrderRow } from './chases.ts';

// The merchant's lotteries with chase orders to bet or to follow: two small index lookups for each,
// so that a run without chases costs almost nothing.
const CHASED = `
  select l.code from lottery.lottery l
  where l.merchant_id = $1
    and (exists (select from lottery.chase_step s
        where s.merchant_id = $1 and s.lottery = l.code and s.state = 'PENDING')
      or exists (select from lottery.chase_step s
        where s.merchant_id = $1 and s.lottery = l.code and s.state = 'PLACED'
          and s.status is null))`;

planOnce(CHASED);

// Pending orders whose draw is on sale or past.
const DUE = `
  select s.chase_id, s.step, s.ordinal, s.multiple, s.stake, s.state, s.status, s.order_id,
    s.issue, s.draw_at
  from lottery.chase_step s
  where s.merchant_id = $1 and s.lottery = $2 and s.state = 'PENDING' and s.ordinal <= $3
  order by s.ordinal, s.chase_id, s.step limit $4`;

// Placed orders whose draw has ended, with their outcome under the current result.
const ENDED = `
  select s.chase_id, s.step, s.ordinal, s.multiple, s.stake, s.state, s.order_id, s.issue,
    s.draw_at,
    case
      when o.cancelled_at is not null then coalesce(o.cancel_status, 8)
      when d.state = 'VOID' then 12
      else coalesce((
        select min(w.status) from lottery.outcome w
        where w.merchant_id = $1 and w.draw_id = o.draw_id and w.version = d.result_version
          and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets), 5)
    end::smallint as status
  from lottery.chase_step s
  join lottery.bet_order o on o.merchant_id = $1 and o.order_id = s.order_id
  join lottery.draw d on d.merchant_id = $1 and d.draw_id = o.draw_id
  where s.merchant_id = $1 and s.lottery = $2 and s.state = 'PLACED' and s.status is null
    and (d.state in ('SETTLED', 'VOID') or o.cancelled_at is not null)
  order by s.ordinal limit $3`;

/** The codes of the lotteries with active chases. */
export async function listChasedLotteries(
  sql: Sql,
  merchant: MerchantId,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ code: string }>(CHASED, [merchant]);
  return new Set(rows.map(({ code }) => code));
}

export async function listDueChaseOrders(
  sql: Sql,
  lotteryKey: { readonly merchant: MerchantId; readonly lottery: string },
  upTo: number,
  limit: number,
): Promise<ChaseOrderRow[]> {
  return (
    await sql.query<ChaseOrderRow>(DUE, [lotteryKey.merchant, lotteryKey.lottery, upTo, limit])
  ).rows;
}

export async function listEndedChaseOrders(
  sql: Sql,
  lotteryKey: { readonly merchant: MerchantId; readonly lottery: string },
  limit: number,
): Promise<(ChaseOrderRow & { status: number })[]> {
  const { rows } = await sql.query<ChaseOrderRow & { status: number }>(ENDED, [
    lotteryKey.merchant,
    lotteryKey.lottery,
    limit,
  ]);
  return rows;
}

// The draws whose bets are to be counted.
import type { MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';

const LIST_DUE = `
  select u.draw_id, u.version, u.settled_at, d.lottery, d.issue, d.result_version, d.group_max,
    d.tickets, coalesce(c.version, 0) >= u.version as counted,
    coalesce(s.paid_draw, u.draw_id) as paid_draw,
    coalesce(s.paid_version, u.version) as paid_version
  from agents.draw_due u
  join agents.draw d on d.merchant_id = u.merchant_id and d.draw_id = u.draw_id
  left join agents.counted_draw c on c.merchant_id = u.merchant_id and c.draw_id = u.draw_id
  left join agents.shared_draw s on s.merchant_id = u.merchant_id and s.draw_id = u.draw_id
    and s.version = u.version
  where u.merchant_id = $1 order by u.draw_id, u.version limit 500`;

planOnce(LIST_DUE);

/** A result of a draw that is not yet counted and paid on. */
export interface DueDraw {
  draw_id: bigint;
  version: number;
  settled_at: Date;
  lottery: string;
  issue: string;
  /** The version that stands now. */
  result_version: number;
  group_max: number;
  /** At most as many tickets. */
  tickets: number;
  /** The figures contain it; what is left is to pay. */
  counted: boolean;
  /** The draw that pays its shares: itself, or the first that was counted with it. */
  paid_draw: bigint;
  paid_version: number;
}

export async function listDueDraws(sql: Sql, merchant: MerchantId): Promise<DueDraw[]> {
  return (await sql.query<DueDraw>(LIST_DUE, [merchant])).rows;
}

const PUT_DUE = `
  insert into agents.draw_due (merchant_id, draw_id, version, settled_at)
  values ($1, $2, $3, house_now()) on conflict do nothing`;

/** Records, with the end of its settlement, that a result is to be counted and paid on. */
export async function putDueDraw(
  sql: Sql,
  result: { readonly merchant: MerchantId; readonly draw: bigint; readonly version: number },
): Promise<void> {
  await sql.query(PUT_DUE, [result.merchant, result.draw, result.version]);
}

const DROP_DUE = `
  delete from agents.draw_due u using unnest($2::bigint[], $3::smallint[]) as x (draw_id, version)
  where u.merchant_id = $1 and u.draw_id = x.draw_id and u.version = x.version`;

export async function dropDueDraws(
  sql: Sql,
  merchant: MerchantId,
  due: readonly DueDraw[],
): Promise<void> {
  await sql.query(DROP_DUE, [
    merchant,
    due.map(({ draw_id: draw }) => draw),
    due.map(({ version }) => version),
  ]);
}

import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { listMemberBets } from './store.ts';

type Row = OperatorCalls['memberBets'];

/** A page of a member's orders on draws, newest first. */
export async function readMemberBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { id, pageNo, pageSize } = call.input;
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await listMemberBets(sql, merchant.id, id, input);
  const list = rows.map((row) => ({
    order: row.order_id,
    lottery: row.lottery,
    issue: row.issue,
    drawState: row.state,
    bets: row.bets,
    stake: amount(row.stake),
    returned: amount(row.returned),
    cancelled: row.cancelled,
    trial: row.trial,
    placedAt: instant(row.placed_at.getTime()),
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

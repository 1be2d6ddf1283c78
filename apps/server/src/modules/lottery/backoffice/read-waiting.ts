import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { toInstant } from '../boards/index.ts';
import { listWaitingPage } from './store/monitoring.ts';
import { blockTime } from '../feeds/index.ts';
import { showDraws } from './show-draw.ts';

type Row = OperatorCalls['drawsWaiting'];

/** Draws made elsewhere that have no result yet, longest waiting first. */
export async function readWaiting(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize } = call.input;
  const { rows, total } = await listWaitingPage(call.sql, call.merchant.id, call.operator.name, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const draws = await showDraws(call, rows);
  const list = rows.map((row, index) => {
    const draw = draws[index];
    assert(draw !== undefined, 'a draw can be shown');
    return {
      draw,
      ...(row.own === null ? {} : { own: row.own }),
      others: row.others,
      // Equal readings end the waiting. Whether the readings are equal at this moment would
      // disclose the other operator's reading.
      differs: row.others + (row.own === null ? 0 : 1) > 1,
      hasFeed: row.has_feed,
      ...blockTime(row),
      voidAt: toInstant(row.void_at),
    };
  });
  return ok({ list, total, pageNo, pageSize });
}

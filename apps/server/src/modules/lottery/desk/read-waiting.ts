import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { atOf } from '../draw-items.ts';
import { pageOfWaiting } from '../store/watch.ts';
import { blockMoment } from '../told-result.ts';
import { showDraws } from './show-draw.ts';

type Row = OperatorCalls['drawsWaiting'];

/** Draws made elsewhere that have no result yet; the one that waits longest first. */
export async function readWaiting(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize } = call.input;
  const { rows, total } = await pageOfWaiting(call.sql, call.merchant.id, call.operator.name, {
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
      // Two that agree end the waiting; whether they agree by now would tell what the other read.
      differs: row.others + (row.own === null ? 0 : 1) > 1,
      hasFeed: row.has_feed,
      ...blockMoment(row),
      voidAt: atOf(row.void_at),
    };
  });
  return ok({ list, total, pageNo, pageSize });
}

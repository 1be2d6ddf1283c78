import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { orderRecords } from './order-record.ts';
import { findReceipt, ticketReceipts } from './receipt.ts';
import { listOrdersPage } from './store/my-bets.ts';

/** A page of the caller's orders with their outcomes. */
export async function listMyBets(
  call: CallOf<PlayerCalls['myBets']>,
): Promise<Answer<PlayerCalls['myBets']>> {
  const { pageNo, pageSize, gameCode, issue, chase, state, from, to } = call.input;
  const { rows, total, cursor } = await listOrdersPage(call.sql, {
    merchant: call.merchant.id,
    member: call.session.member,
    lottery: gameCode,
    issue,
    chase,
    state,
    from,
    to,
    page: call.input,
  });
  return ok({ list: await orderRecords(call, rows), total, cursor, pageNo, pageSize });
}

/**
 * One of the caller's orders with its receipt, and the receipt of each ticket in the format of the
 * verification page.
 */
export async function readMyOrder(
  call: CallOf<PlayerCalls['myOrder']>,
): Promise<Answer<PlayerCalls['myOrder']>> {
  const found = await findReceipt(call, call.input.order);
  if (found?.row.member_id !== call.session.member) return refuse('order.unknown');
  const [record] = await orderRecords(call, [found.row]);
  assert(record !== undefined, 'an order has a record');
  const receipts = ticketReceipts(call.app.keys, found.receipt);
  return ok({ record, receipt: found.receipt, receipts });
}

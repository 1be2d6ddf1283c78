import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { cancellationRefusal } from './cancellation-refusal.ts';
import { parseBetRefusal } from '../placing/index.ts';
import { computeCancelFee, findOrder } from '../orders/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { chargeCancelFee } from './charge-cancel-fees.ts';

type Row = PlayerCalls['cancelBets'];

/** The order state of an order that its player cancelled. */
const PLAYER_CANCEL = 8;

/**
 * Cancels one of the caller's orders before the deadline (lottery.md 2.7); an order of a chase is
 * cancelled with its chase.
 */
export async function cancelBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, session, input } = call;
  const row = await findOrder(call.sql, merchant.id, input.order);
  if (row === undefined || row.member_id !== session.member) return refuse('order.unknown');
  if (row.cancelled_at !== null) return refuse('bet.already_cancelled');
  const lottery = (await getCatalogue(app, merchant)).find(row.lottery);
  assert(lottery !== undefined, `an order has a lottery: ${row.lottery}`);
  const lockMs = lottery.row.cancel_lock_seconds * 1000;
  const status = PLAYER_CANCEL;
  const fee = computeCancelFee(lottery, row.stake);
  if (input.fee !== undefined && fee > input.fee) {
    return refuse('bet.cancel_fee_changed', { params: { fee: formatAmount(fee) } });
  }
  const outcome = await cancelOrder({ app, merchant, lottery, row, status, lockMs, fee });
  if (outcome.status === 'conflict') return refuse('bet.cancel_too_late');
  if (outcome.status === 'refused') return cancellationRefusal(parseBetRefusal(outcome.reason));
  if (outcome.replayed) return refuse('bet.already_cancelled');
  if (fee > 0n) await chargeCancelFee(app, merchant, { ...row, cancel_fee: fee });
  call.after(() =>
    app.signals.send({ topic: 'balance', merchant: merchant.id, member: session.member }),
  );
  return ok({ order: input.order, refunded: amount(row.stake - fee) });
}

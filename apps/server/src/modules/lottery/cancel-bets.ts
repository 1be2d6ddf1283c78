import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { REFUSED } from './bet-rows.ts';
import { cancelFeeOf } from './cancel-fee.ts';
import { cancelOrder } from './cancel-order.ts';
import { catalogueOf } from './catalogue.ts';
import { chargeCancelFee } from './charge-cancel-fees.ts';
import { findOrder } from './store/orders.ts';

type Row = PlayerCalls['cancelBets'];

/** The order state of an order that its player took back. */
const PLAYER_CANCEL = 8;

/**
 * Takes back an own order while there is time (lottery.md 2.7); an order of a chase ends with its
 * chase.
 */
export async function cancelBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, merchant, session, input } = call;
  const row = await findOrder(call.sql, merchant.id, input.order);
  if (row === undefined || row.member_id !== session.member) return refuse('order.unknown');
  if (row.cancelled_at !== null) return refuse('bet.already_cancelled');
  const lottery = (await catalogueOf(house, merchant)).find(row.lottery);
  assert(lottery !== undefined, `an order is of a lottery: ${row.lottery}`);
  const lockMs = lottery.row.cancel_lock_seconds * 1000;
  const status = PLAYER_CANCEL;
  const fee = cancelFeeOf(lottery, row.stake);
  if (input.fee !== undefined && fee > input.fee) {
    return refuse('bet.cancel_fee_changed', { params: { fee: formatAmount(fee) } });
  }
  const outcome = await cancelOrder({ house, merchant, lottery, row, status, lockMs, fee });
  if (outcome.status !== 'booked') {
    const twice = outcome.status === 'refused' && outcome.reason === REFUSED.cancelled;
    return twice ? refuse('bet.already_cancelled') : refuse('bet.cancel_too_late');
  }
  if (outcome.again) return refuse('bet.already_cancelled');
  if (fee > 0n) await chargeCancelFee(house, merchant, { ...row, cancel_fee: fee });
  call.after(() =>
    house.signals.send({ topic: 'balance', merchant: merchant.id, member: session.member }),
  );
  return ok({ order: input.order, refunded: amount(row.stake - fee) });
}

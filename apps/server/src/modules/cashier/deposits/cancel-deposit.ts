import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isDepositTransition } from './deposit.ts';
import { moveDeposit } from './move-deposit.ts';
import { showDeposit } from './show-deposit.ts';
import { findChannel } from '../channels/index.ts';
import { lockDeposit } from './store.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';

type Row = PlayerCalls['depositCancel'];

/**
 * Cancels the caller's own deposit while it waits for payment; a payment that still arrives goes to
 * manual review.
 */
export async function cancelDeposit(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  await lockPaymentProfile(sql, merchant.id, session.member);
  const order = await lockDeposit(sql, merchant.id, input.number);
  if (order === undefined || order.member_id !== session.member) return refuse('not.found');
  const tooLate = order.expires_at.getTime() <= now;
  if (tooLate || !isDepositTransition(order.state, 'CANCELLED')) {
    return refuse('deposit.not_cancellable');
  }
  const transition = { state: 'CANCELLED', reason: 'cancelled_by_member' } as const;
  const moved = await moveDeposit(sql, order, transition, { actor: 'member', now });
  const channel = await findChannel(sql, merchant.id, order.channel_id);
  return ok(showDeposit(moved, channel, call));
}

import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { depositMayMove } from './deposit.ts';
import { moveDeposit } from './move-deposit.ts';
import { showDeposit } from './show-deposit.ts';
import { findChannel } from './store/channels.ts';
import { lockDeposit } from './store/deposits.ts';
import { lockPurse } from './store/purse.ts';

type Row = PlayerCalls['depositCancel'];

/**
 * Gives up an own deposit that waits to be paid; money that still arrives is looked at by a person.
 */
export async function cancelDeposit(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
  await lockPurse(sql, merchant.id, session.member);
  const order = await lockDeposit(sql, merchant.id, input.number);
  if (order === undefined || order.member_id !== session.member) return refuse('not.found');
  const tooLate = order.expires_at.getTime() <= now;
  if (tooLate || !depositMayMove(order.state, 'CANCELLED')) {
    return refuse('deposit.not_cancellable');
  }
  const step = { state: 'CANCELLED', reason: 'cancelled_by_member' } as const;
  const moved = await moveDeposit(sql, order, step, { actor: 'member', now });
  const channel = await findChannel(sql, merchant.id, order.channel_id);
  return ok(showDeposit(moved, channel, call));
}

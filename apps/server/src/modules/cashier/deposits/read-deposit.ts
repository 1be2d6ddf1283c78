import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { showDeposit } from './show-deposit.ts';
import { showTimeline, listEvents } from '../orders/index.ts';
import { findChannel } from '../channels/index.ts';
import { findDeposit } from './store.ts';

type Row = PlayerCalls['depositOne'];

/** One own deposit with its timeline; another member's is not found. */
export async function readDeposit(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const order = await findDeposit(sql, merchant.id, input.number);
  if (order === undefined || order.member_id !== session.member) return refuse('not.found');
  const channel = await findChannel(sql, merchant.id, order.channel_id);
  const events = await listEvents(sql, merchant.id, order.deposit_id);
  return ok({ order: showDeposit(order, channel, call), timeline: showTimeline(events) });
}

import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { showTimeline, listEvents } from '../orders/index.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { findCard } from '../cards/index.ts';
import { findWithdrawal } from './store/withdrawals.ts';

type Row = PlayerCalls['withdrawOne'];

/** One own withdrawal with its timeline; another member's is not found. */
export async function readWithdrawal(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const order = await findWithdrawal(sql, merchant.id, input.number);
  if (order === undefined || order.member_id !== session.member) return refuse('not.found');
  const card = await findCard(sql, merchant.id, order.card_id);
  const events = await listEvents(sql, merchant.id, order.withdrawal_id);
  return ok({ order: showWithdrawal(order, card), timeline: showTimeline(events) });
}

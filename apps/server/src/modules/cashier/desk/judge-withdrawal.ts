// What the risk officer does with an order: approve, set aside, refuse.
import { refuse, wireAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import {
  isAsked,
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import { signalWithdrawal } from '../apply-payout.ts';
import { readSettings } from '../cashier-settings.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { addEvent } from '../store/events.ts';
import { changeWithdrawal, lockWithdrawal, type WithdrawalRow } from '../store/withdrawals.ts';
import { withdrawalMayMove } from '../withdrawal.ts';
import { checkOwesNothing, lockClaimed, reasonOf, showAfter } from './claim-withdrawal.ts';
import { dropped, reasonBefore, SECOND } from './second-waits.ts';
import { words } from './words.ts';

type Approve = OperatorCalls['withdrawalApprove'];
type Hold = OperatorCalls['withdrawalHold'];
type Reject = OperatorCalls['withdrawalReject'];

const APPROVED = { state: 'APPROVED', reason: 'approved_by_operator' } as const;

const largeApproval = registerApproval({
  kind: 'cashier.withdrawal_approve',
  right: 'withdrawals.review',
  payload: z.object({
    number: z.string(),
    username: z.string(),
    currency: z.string(),
    amount: wireAmount,
  }),
  describe: ({ amount, ...rest }) => words('withdrawal', { ...rest, amount: formatAmount(amount) }),
  execute: async (call: ApprovalCall, { number }) => {
    const order = await lockWithdrawal(call.sql, call.merchant.id, number);
    if (order === undefined || !withdrawalMayMove(order.state, 'APPROVED')) {
      return refuse('order.moved_on');
    }
    const free = await checkOwesNothing(call, order);
    if (!free.ok) return free;
    const { approval, operator, now } = call;
    const actorName = `${approval.maker.name}, ${operator.name}`;
    const by = { actor: 'operator', actorName, note: approval.reason, now } as const;
    const moved = await moveWithdrawal(call, order, APPROVED, by, { unclaim: true });
    call.after(() => signalWithdrawal(call.house, moved));
    return ok(null);
  },
  drop: async (call, _id, { number }) => {
    const order = await lockWithdrawal(call.sql, call.merchant.id, number);
    if (order?.reason !== SECOND) return;
    const { state, withdrawal_id: id } = order;
    const reason = await reasonBefore(call.sql, call.merchant.id, id, order);
    const change = { state, reason, now: call.now } as const;
    await addEvent(call.sql, call.merchant.id, id, { ...change, ...dropped(call) });
    const waiting = await changeWithdrawal(call.sql, call.merchant.id, id, change);
    call.after(() => signalWithdrawal(call.house, waiting));
  },
});

/**
 * Passes the risk check; above the limit the approval is the first of two. The order is let go, for
 * another operator pays it.
 */
export async function approveWithdrawal(call: CallOf<Approve>): Promise<Answer<Approve>> {
  const { sql, merchant, now, input, operator } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  const order = claimed.value;
  if (!withdrawalMayMove(order.state, 'APPROVED')) return refuse('order.moved_on');
  const free = await checkOwesNothing(call, order);
  if (!free.ok) return free;
  noteAudit(call, { target: `withdrawal:${order.number}`, ...reasonOf(input.note) });
  const { value: settings } = await readSettings(sql, merchant);
  if (order.amount > settings.secondPersonAbove) {
    const asked = await isAsked(call, largeApproval, `withdrawal:${order.number}`);
    if (asked) return refuse('order.second_person');
    return ok(await showAfter(call, await askSecond(call, order)));
  }
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  const moved = await moveWithdrawal(call, order, APPROVED, by, { unclaim: true });
  return ok(await showAfter(call, moved));
}

async function askSecond(call: CallOf<Approve>, order: WithdrawalRow): Promise<WithdrawalRow> {
  const { sql, merchant, now, input, operator } = call;
  const { number, username, currency, amount } = order;
  await requestApproval(call, largeApproval, {
    payload: { number, username, currency, amount },
    target: `withdrawal:${number}`,
    reason: input.note ?? number,
  });
  const change = { state: order.state, reason: SECOND, now } as const;
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  await addEvent(sql, merchant.id, order.withdrawal_id, { ...change, ...by });
  return changeWithdrawal(sql, merchant.id, order.withdrawal_id, change);
}

/** Sets an order aside for questions, or takes it up again. */
export async function holdWithdrawal(call: CallOf<Hold>): Promise<Answer<Hold>> {
  const { now, input, operator } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  const step = input.held
    ? ({ state: 'HELD', reason: 'held_by_operator' } as const)
    : ({ state: 'MANUAL_RISK', reason: 'unheld_by_operator' } as const);
  if (!withdrawalMayMove(claimed.value.state, step.state)) return refuse('order.moved_on');
  const by = { actor: 'operator', actorName: operator.name, note: input.why, now } as const;
  const moved = await moveWithdrawal(call, claimed.value, step, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: input.why });
  return ok(await showAfter(call, moved));
}

/** Refuses an order in the risk check: the hold is released in the same transaction. */
export async function rejectWithdrawal(call: CallOf<Reject>): Promise<Answer<Reject>> {
  const { now, input, operator, house } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  if (!withdrawalMayMove(claimed.value.state, 'REJECTED')) return refuse('order.moved_on');
  const step = { state: 'REJECTED', reason: input.reason } as const;
  const by = { actor: 'operator', actorName: operator.name, note: input.why, now } as const;
  const moved = await moveWithdrawal(call, claimed.value, step, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: input.why });
  call.after(() => signalWithdrawal(house, moved));
  return ok(await showAfter(call, moved));
}

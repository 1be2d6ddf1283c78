// The risk officer's actions on an order: approve, put on hold, reject.
import { refuse, wireAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  isApprovalPending,
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import {
  signalWithdrawal,
  moveWithdrawal,
  changeWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
  isWithdrawalTransition,
} from '../withdrawals/index.ts';
import { readSettings } from '../settings/index.ts';
import { addEvent } from '../orders/index.ts';
import {
  checkOwesNothing,
  lockClaimed,
  auditReason,
  showChangedOrder,
} from './claim-withdrawal.ts';
import {
  decidingOperator,
  findPreviousReason,
  WAITS_FOR_SECOND_OPERATOR,
} from './second-operator.ts';
import { fillApprovalText } from './fill-approval-text.ts';

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
  describe: ({ amount, currency, ...rest }) =>
    fillApprovalText('withdrawal', { ...rest, amount: { amount, currency } }),
  execute: async (call: ApprovalCall, { number }) => {
    const order = await lockWithdrawal(call.sql, call.merchant.id, number);
    if (order === undefined || !isWithdrawalTransition(order.state, 'APPROVED')) {
      return refuse('order.moved_on');
    }
    const free = await checkOwesNothing(call, order);
    if (!free.ok) return free;
    const { approval, operator, now } = call;
    const actorName = `${approval.maker.name}, ${operator.name}`;
    const by = { actor: 'operator', actorName, note: approval.reason, now } as const;
    const moved = await moveWithdrawal(call, order, APPROVED, by, { unclaim: true });
    call.after(() => signalWithdrawal(call.app, moved));
    return ok(null);
  },
  drop: async (call, _id, { number }) => {
    const order = await lockWithdrawal(call.sql, call.merchant.id, number);
    if (order?.reason !== WAITS_FOR_SECOND_OPERATOR) return;
    const { state, withdrawal_id: id } = order;
    const reason = await findPreviousReason(call.sql, call.merchant.id, id, order);
    const change = { state, reason, now: call.now } as const;
    await addEvent(call.sql, call.merchant.id, id, { ...change, ...decidingOperator(call) });
    const waiting = await changeWithdrawal(call.sql, call.merchant.id, id, change);
    call.after(() => signalWithdrawal(call.app, waiting));
  },
});

/**
 * Passes the risk check; above the limit this approval is the first of two. The claim ends, because
 * another operator pays the order.
 */
export async function approveWithdrawal(call: CallOf<Approve>): Promise<Answer<Approve>> {
  const { sql, merchant, now, input, operator } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  const order = claimed.value;
  if (!isWithdrawalTransition(order.state, 'APPROVED')) return refuse('order.moved_on');
  const free = await checkOwesNothing(call, order);
  if (!free.ok) return free;
  noteAudit(call, { target: `withdrawal:${order.number}`, ...auditReason(input.note) });
  const { value: settings } = await readSettings(sql, merchant);
  if (order.amount > settings.secondPersonAbove) {
    const pending = await isApprovalPending(call, largeApproval, `withdrawal:${order.number}`);
    if (pending) return refuse('order.second_person');
    return ok(await showChangedOrder(call, await requireSecondOperator(call, order)));
  }
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  const moved = await moveWithdrawal(call, order, APPROVED, by, { unclaim: true });
  return ok(await showChangedOrder(call, moved));
}

async function requireSecondOperator(
  call: CallOf<Approve>,
  order: WithdrawalRow,
): Promise<WithdrawalRow> {
  const { sql, merchant, now, input, operator } = call;
  const { number, username, currency, amount } = order;
  await requestApproval(call, largeApproval, {
    payload: { number, username, currency, amount },
    target: `withdrawal:${number}`,
    subject: username,
    reason: input.note ?? number,
  });
  const change = { state: order.state, reason: WAITS_FOR_SECOND_OPERATOR, now } as const;
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  await addEvent(sql, merchant.id, order.withdrawal_id, { ...change, ...by });
  return changeWithdrawal(sql, merchant.id, order.withdrawal_id, change);
}

/** Puts an order on hold for questions, or resumes it. */
export async function holdWithdrawal(call: CallOf<Hold>): Promise<Answer<Hold>> {
  const { now, input, operator } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  const transition = input.held
    ? ({ state: 'HELD', reason: 'held_by_operator' } as const)
    : ({ state: 'MANUAL_RISK', reason: 'unheld_by_operator' } as const);
  if (!isWithdrawalTransition(claimed.value.state, transition.state))
    return refuse('order.moved_on');
  const by = { actor: 'operator', actorName: operator.name, note: input.why, now } as const;
  const moved = await moveWithdrawal(call, claimed.value, transition, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: input.why });
  return ok(await showChangedOrder(call, moved));
}

/** Rejects an order in the risk check: the hold is released in the same transaction. */
export async function rejectWithdrawal(call: CallOf<Reject>): Promise<Answer<Reject>> {
  const { now, input, operator, app } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  if (!isWithdrawalTransition(claimed.value.state, 'REJECTED')) return refuse('order.moved_on');
  const transition = { state: 'REJECTED', reason: input.reason } as const;
  const by = { actor: 'operator', actorName: operator.name, note: input.why, now } as const;
  const moved = await moveWithdrawal(call, claimed.value, transition, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: input.why });
  call.after(() => signalWithdrawal(app, moved));
  return ok(await showChangedOrder(call, moved));
}

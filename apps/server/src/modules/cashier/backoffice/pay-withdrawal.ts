// The cashier's actions on an approved order: pay it by the provider or by hand, or return it.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { isSecondOperator, noteAudit, type ConsoleCall } from '../../operators/index.ts';
import {
  signalWithdrawal,
  moveWithdrawal,
  type WithdrawalTransition,
  startPayout,
  type WithdrawalRow,
  isWithdrawalTransition,
} from '../withdrawals/index.ts';
import { listEvents, type WithdrawalState } from '../orders/index.ts';
import { hasPayoutProvider } from '../provider/index.ts';
import {
  checkOwesNothing,
  lockClaimed,
  auditReason,
  showChangedOrder,
} from './claim-withdrawal.ts';

type Pay = OperatorCalls['withdrawalPay'];
type ByHand = OperatorCalls['withdrawalByHand'];
type Paid = OperatorCalls['withdrawalPaid'];
type Return = OperatorCalls['withdrawalReturn'];

/**
 * Sends the order to the provider, also again after a definite failure. The caller must be another
 * operator than the one who approved it: no payout is the work of one person.
 */
export async function payWithdrawal(call: CallOf<Pay>): Promise<Answer<Pay>> {
  const { now, input, operator, app } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  if (!isWithdrawalTransition(claimed.value.state, 'PAYING')) return refuse('order.moved_on');
  if (!(await isAnother(call, claimed.value, 'APPROVED'))) return refuse('order.second_person');
  const free = await checkOwesNothing(call, claimed.value);
  if (!free.ok) return free;
  if (!(await hasPayoutProvider(call.sql))) return refuse('order.no_provider');
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  const moved = await startPayout(call, claimed.value, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, ...auditReason(input.note) });
  call.after(() => signalWithdrawal(app, moved));
  return ok(await showChangedOrder(call, moved));
}

/** Withdraws the order from the provider, to be paid by hand. */
export async function takeByHand(call: CallOf<ByHand>): Promise<Answer<ByHand>> {
  const { number, why } = call.input;
  return act(call, { state: 'MANUAL_PAY', reason: 'paid_by_hand' }, { number, why });
}

/**
 * Confirms a payment by hand, with its reference. The caller must be another operator than the one
 * who withdrew the order from the provider: no single operator writes off a member's money.
 */
export async function confirmPaid(call: CallOf<Paid>): Promise<Answer<Paid>> {
  const { number, why, reference } = call.input;
  const claimed = await lockClaimed(call, number);
  if (!claimed.ok) return claimed;
  const { state } = claimed.value;
  if (state === 'MANUAL_PAY' && !(await isAnother(call, claimed.value, state))) {
    return refuse('order.second_person');
  }
  return act(call, { state: 'SUCCESS', reason: 'paid_by_hand' }, { number, why, reference });
}

/** Returns an order that could not be paid: the hold is released. */
export async function returnWithdrawal(call: CallOf<Return>): Promise<Answer<Return>> {
  const { number, why, reason } = call.input;
  return act(call, { state: 'RETURNED', reason }, { number, why });
}

/** Whether another operator, or an automatic rule, brought the order into its state. */
async function isAnother(
  { sql, merchant, operator }: ConsoleCall,
  order: WithdrawalRow,
  into: WithdrawalState,
): Promise<boolean> {
  const events = await listEvents(sql, merchant.id, order.withdrawal_id);
  const name = events.findLast(({ state }) => state === into)?.actor_name ?? null;
  return name === null || isSecondOperator(sql, name, operator);
}

async function act(
  call: ConsoleCall,
  transition: WithdrawalTransition,
  request: { readonly number: string; readonly why: string; readonly reference?: string },
) {
  const claimed = await lockClaimed(call, request.number);
  if (!claimed.ok) return claimed;
  if (!isWithdrawalTransition(claimed.value.state, transition.state))
    return refuse('order.moved_on');
  // A payment by hand is confirmed by an officer; only the provider ends a payout that it was sent.
  if (claimed.value.state === 'PAYING') return refuse('order.moved_on');
  const { operator, now, app } = call;
  const by = { actor: 'operator', actorName: operator.name, note: request.why, now } as const;
  const { reference } = request;
  const change = reference === undefined ? {} : { reference };
  const moved = await moveWithdrawal(call, claimed.value, transition, by, change);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: request.why });
  call.after(() => signalWithdrawal(app, moved));
  return ok(await showChangedOrder(call, moved));
}

// What the cashier does with an approved order: pay it by the provider or by hand, or give it back.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { isSecondPerson, noteAudit, type ConsoleCall } from '../../operators/index.ts';
import { signalWithdrawal } from '../apply-payout.ts';
import { listEvents } from '../store/events.ts';
import { moveWithdrawal, type WithdrawalStep } from '../move-withdrawal.ts';
import { paysOut } from '../provider/pays-out.ts';
import { startPayout } from '../start-payout.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { withdrawalMayMove, type WithdrawalState } from '../withdrawal.ts';
import { checkOwesNothing, lockClaimed, reasonOf, showAfter } from './claim-withdrawal.ts';

type Pay = OperatorCalls['withdrawalPay'];
type ByHand = OperatorCalls['withdrawalByHand'];
type Paid = OperatorCalls['withdrawalPaid'];
type Return = OperatorCalls['withdrawalReturn'];

/**
 * Hands the order to the provider, also again after a definite failure. Another operator than the
 * one who passed it in the risk check does so: no money leaves by one person's hand.
 */
export async function payWithdrawal(call: CallOf<Pay>): Promise<Answer<Pay>> {
  const { now, input, operator, house } = call;
  const claimed = await lockClaimed(call, input.number);
  if (!claimed.ok) return claimed;
  if (!withdrawalMayMove(claimed.value.state, 'PAYING')) return refuse('order.moved_on');
  if (!(await isAnother(call, claimed.value, 'APPROVED'))) return refuse('order.second_person');
  const free = await checkOwesNothing(call, claimed.value);
  if (!free.ok) return free;
  if (!(await paysOut(call.sql))) return refuse('order.no_provider');
  const by = { actor: 'operator', actorName: operator.name, note: input.note, now } as const;
  const moved = await startPayout(call, claimed.value, by);
  noteAudit(call, { target: `withdrawal:${moved.number}`, ...reasonOf(input.note) });
  call.after(() => signalWithdrawal(house, moved));
  return ok(await showAfter(call, moved));
}

/** Takes the order out of the provider's hands. */
export async function takeByHand(call: CallOf<ByHand>): Promise<Answer<ByHand>> {
  const { number, why } = call.input;
  return act(call, { state: 'MANUAL_PAY', reason: 'paid_by_hand' }, { number, why });
}

/**
 * Says that it was paid by hand, under the reference of that payment. Another operator than the one
 * who took the order out of the provider's hands says so: nobody writes off a member's money alone.
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

/** Gives an order that could not be paid back: the hold is released. */
export async function returnWithdrawal(call: CallOf<Return>): Promise<Answer<Return>> {
  const { number, why, reason } = call.input;
  return act(call, { state: 'RETURNED', reason }, { number, why });
}

/** Whether somebody else than the caller, or a rule of the house, brought the order there. */
async function isAnother(
  { sql, merchant, operator }: ConsoleCall,
  order: WithdrawalRow,
  into: WithdrawalState,
): Promise<boolean> {
  const events = await listEvents(sql, merchant.id, order.withdrawal_id);
  const name = events.findLast(({ state }) => state === into)?.actor_name ?? null;
  return name === null || isSecondPerson(sql, name, operator);
}

async function act(
  call: ConsoleCall,
  step: WithdrawalStep,
  asked: { readonly number: string; readonly why: string; readonly reference?: string },
) {
  const claimed = await lockClaimed(call, asked.number);
  if (!claimed.ok) return claimed;
  if (!withdrawalMayMove(claimed.value.state, step.state)) return refuse('order.moved_on');
  // A payment by hand is confirmed by an officer; the provider alone ends what it was asked to pay.
  if (claimed.value.state === 'PAYING') return refuse('order.moved_on');
  const { operator, now, house } = call;
  const by = { actor: 'operator', actorName: operator.name, note: asked.why, now } as const;
  const { reference } = asked;
  const more = reference === undefined ? {} : { reference };
  const moved = await moveWithdrawal(call, claimed.value, step, by, more);
  noteAudit(call, { target: `withdrawal:${moved.number}`, reason: asked.why });
  call.after(() => signalWithdrawal(house, moved));
  return ok(await showAfter(call, moved));
}

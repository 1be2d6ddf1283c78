// A claimed order is worked on by one officer; the claim expires.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls, Right } from '@fairhouse/calls/operator';
import { formatAmount, MINUTE_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit, type ConsoleCall } from '../../operators/index.ts';
import { readDebt } from '../../wallet/index.ts';
import { readSettings } from '../settings/index.ts';
import { findCard } from '../cards/index.ts';
import {
  lockWithdrawal,
  setClaim,
  type WithdrawalRow,
  isForOfficer,
} from '../withdrawals/index.ts';
import { activeClaim, showBackofficeWithdrawal } from './show-backoffice-withdrawal.ts';

type Claim = OperatorCalls['withdrawalClaim'];
type Release = OperatorCalls['withdrawalRelease'];

/**
 * Claims an order, or extends the caller's claim. An officer without the right to act on it in its
 * state could only keep it from those who have it.
 */
export async function claimWithdrawal(call: CallOf<Claim>): Promise<Answer<Claim>> {
  const { sql, merchant, now, operator } = call;
  const order = await lockWithdrawal(sql, merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  if (!isForOfficer(order.state)) return refuse('order.moved_on');
  if (!operator.rights.includes(rightFor(order.state))) return refuse('order.other_officers');
  const claim = activeClaim(order, call);
  if (claim !== null && !claim.mine)
    return refuse('order.claimed', { params: { name: claim.name } });
  const { value: settings } = await readSettings(sql, merchant);
  const claimed = await setClaim(sql, merchant.id, order.withdrawal_id, {
    by: operator.operator,
    name: operator.name,
    until: plus(now, settings.claimMinutes * MINUTE_MS),
  });
  noteAudit(call, { target: `withdrawal:${order.number}` });
  return ok(await showChangedOrder(call, claimed));
}

/** Releases the claim. */
export async function releaseWithdrawal(call: CallOf<Release>): Promise<Answer<Release>> {
  const { sql, merchant } = call;
  const order = await lockWithdrawal(sql, merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  if (activeClaim(order, call)?.mine !== true) return refuse('order.not_claimed');
  const released = await setClaim(sql, merchant.id, order.withdrawal_id, undefined);
  noteAudit(call, { target: `withdrawal:${order.number}` });
  return ok(await showChangedOrder(call, released));
}

/** The right of those who decide an order in this state of officers. */
function rightFor(state: WithdrawalRow['state']): Right {
  const isChecked = state === 'MANUAL_RISK' || state === 'HELD';
  return isChecked ? 'withdrawals.review' : 'withdrawals.pay';
}

/** Locks the order and returns it when the calling officer has claimed it. */
export async function lockClaimed(call: ConsoleCall, number: string) {
  const order = await lockWithdrawal(call.sql, call.merchant.id, number);
  if (order === undefined) return refuse('not.found');
  const claim = activeClaim(order, call);
  if (claim === null) {
    return isForOfficer(order.state) ? refuse('order.not_claimed') : refuse('order.moved_on');
  }
  return claim.mine ? ok(order) : refuse('order.claimed', { params: { name: claim.name } });
}

/**
 * Refused while the member has a debt: the order's money must return and pay it (lottery.md 2.9).
 */
export async function checkOwesNothing(
  { app, merchant }: Pick<ConsoleCall, 'app' | 'merchant'>,
  order: WithdrawalRow,
) {
  const debt = await readDebt(app, merchant, order.member_id);
  if (debt === 0n) return ok(null);
  return refuse('order.member_owes', { params: { left: formatAmount(debt) } });
}

/** A note as the reason in the audit log; an empty object without a note. */
export function auditReason(note: string | undefined): { reason?: string } {
  return note === undefined || note === '' ? {} : { reason: note };
}

/** Returns the order as the back office sees it after an action, and signals the queue. */
export async function showChangedOrder(call: ConsoleCall, order: WithdrawalRow) {
  const { app, merchant } = call;
  call.after(() =>
    app.signals.send({ topic: 'console', merchant: merchant.id, queue: 'withdrawals' }),
  );
  const card = await findCard(call.sql, merchant.id, order.card_id);
  return showBackofficeWithdrawal(order, card, call);
}

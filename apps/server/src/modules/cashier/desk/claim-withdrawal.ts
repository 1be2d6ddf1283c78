// A claimed order is worked on by one officer; the claim runs out by itself.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, MINUTE_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import type { ConsoleCall } from '../../operators/index.ts';
import { readDebt } from '../../wallet/index.ts';
import { readSettings } from '../cashier-settings.ts';
import { findCard } from '../store/cards.ts';
import { lockWithdrawal, setClaim, type WithdrawalRow } from '../store/withdrawals.ts';
import { isForOfficer } from '../withdrawal.ts';
import { claimOf, showDeskWithdrawal } from './show-desk-withdrawal.ts';

type Claim = OperatorCalls['withdrawalClaim'];
type Release = OperatorCalls['withdrawalRelease'];

/** Takes an order, or takes it for longer. */
export async function claimWithdrawal(call: CallOf<Claim>): Promise<Answer<Claim>> {
  const { sql, merchant, now, operator } = call;
  const order = await lockWithdrawal(sql, merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  if (!isForOfficer(order.state)) return refuse('order.moved_on');
  const claim = claimOf(order, call);
  if (claim !== null && !claim.mine)
    return refuse('order.claimed', { params: { name: claim.name } });
  const { value: settings } = await readSettings(sql, merchant);
  const claimed = await setClaim(sql, merchant.id, order.withdrawal_id, {
    by: operator.operator,
    name: operator.name,
    until: plus(now, settings.claimMinutes * MINUTE_MS),
  });
  return ok(await showAfter(call, claimed));
}

/** Lets an order go. */
export async function releaseWithdrawal(call: CallOf<Release>): Promise<Answer<Release>> {
  const { sql, merchant } = call;
  const order = await lockWithdrawal(sql, merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  if (claimOf(order, call)?.mine !== true) return refuse('order.not_claimed');
  const released = await setClaim(sql, merchant.id, order.withdrawal_id, undefined);
  return ok(await showAfter(call, released));
}

/** The order under its lock, when the calling officer has claimed it. */
export async function lockClaimed(call: ConsoleCall, number: string) {
  const order = await lockWithdrawal(call.sql, call.merchant.id, number);
  if (order === undefined) return refuse('not.found');
  const claim = claimOf(order, call);
  if (claim === null) {
    return isForOfficer(order.state) ? refuse('order.not_claimed') : refuse('order.moved_on');
  }
  return claim.mine ? ok(order) : refuse('order.claimed', { params: { name: claim.name } });
}

/** Refused while the member owes: the order's money has to go back and pay (lottery.md 2.9). */
export async function checkOwesNothing(
  { house, merchant }: Pick<ConsoleCall, 'house' | 'merchant'>,
  order: WithdrawalRow,
) {
  const debt = await readDebt(house, merchant, order.member_id);
  if (debt === 0n) return ok(null);
  return refuse('order.member_owes', { params: { left: formatAmount(debt) } });
}

/** A note as the audit's reason; nothing where none was written. */
export function reasonOf(note: string | undefined): { reason?: string } {
  return note === undefined || note === '' ? {} : { reason: note };
}

/** The order as the desk sees it after an action; the queue is told. */
export async function showAfter(call: ConsoleCall, order: WithdrawalRow) {
  const { house, merchant } = call;
  call.after(() =>
    house.signals.send({ topic: 'console', merchant: merchant.id, queue: 'withdrawals' }),
  );
  const card = await findCard(call.sql, merchant.id, order.card_id);
  return showDeskWithdrawal(order, card, call);
}

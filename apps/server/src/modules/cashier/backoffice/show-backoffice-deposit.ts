import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant } from '@fairhouse/values';
import type { DepositRow } from '../deposits/index.ts';
import type { EventRow } from '../orders/index.ts';

/** A deposit as the back office sees it. */
export function showBackofficeDeposit(order: DepositRow): Value<OperatorCalls['depositReview']> {
  return {
    number: order.number,
    member: order.member_id,
    username: order.username,
    channel: order.channel_id,
    method: order.method,
    provider: order.provider,
    providerReference: order.provider_reference,
    currency: order.currency,
    amount: order.amount,
    fee: order.fee,
    paidAmount: order.paid_amount,
    acceptedAmount: order.accepted_amount,
    credited: order.credited,
    state: order.state,
    reason: order.reason,
    createdAt: instant(order.created_at.getTime()),
    expiresAt: instant(order.expires_at.getTime()),
    changedAt: instant(order.changed_at.getTime()),
  };
}

/** An order's events as the back office sees them, with actor and note. */
export function showEvents(events: readonly EventRow[]) {
  return events.map((event) => ({
    state: event.state,
    reason: event.reason,
    time: instant(event.at.getTime()),
    actor: event.actor,
    actorName: event.actor_name,
    note: event.note,
  }));
}

import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, subtract, type Id, type Instant } from '@fairhouse/values';
import { bankName, maskCardNumber, type CardRow } from '../cards/index.ts';
import type { WithdrawalRow } from '../withdrawals/index.ts';

type Shown = Value<OperatorCalls['withdrawalClaim']>;

interface Viewer {
  readonly now: Instant;
  readonly operator: { readonly operator: Id<'operator'> };
}

/** A withdrawal as the back office sees it. */
export function showBackofficeWithdrawal(
  order: WithdrawalRow,
  card: CardRow | undefined,
  viewer: Viewer,
): Shown {
  return {
    number: order.number,
    member: order.member_id,
    username: order.username,
    currency: order.currency,
    amount: order.amount,
    fee: order.fee,
    net: subtract(order.amount, order.fee),
    ordinal: order.ordinal,
    state: order.state,
    reason: order.reason,
    risks: order.risks,
    bank: card === undefined ? '' : bankName(card.bank),
    account: card === undefined ? '' : maskCardNumber(card.number_tail),
    holder: card?.holder ?? '',
    providerReference: order.provider_reference,
    attempt: order.attempt,
    claim: activeClaim(order, viewer),
    createdAt: instant(order.created_at.getTime()),
    changedAt: instant(order.changed_at.getTime()),
    endedAt: order.ended_at === null ? null : instant(order.ended_at.getTime()),
  };
}

/** The current claim of the order; undefined once it has expired. */
export function activeClaim(order: WithdrawalRow, viewer: Viewer): Shown['claim'] {
  const { claimed_by: by, claimed_name: name, claimed_until: until } = order;
  if (by === null || until === null || until.getTime() <= viewer.now) return null;
  return {
    by,
    name: name ?? '',
    until: instant(until.getTime()),
    mine: by === viewer.operator.operator,
  };
}

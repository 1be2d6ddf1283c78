import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, subtract } from '@fairhouse/values';
import { maskCardNumber, bankName, type CardRow } from '../cards/index.ts';
import type { WithdrawalRow } from './store/withdrawals.ts';

type Shown = Value<PlayerCalls['withdrawCreate']>;

/** A withdrawal as its member sees it, with the account masked. */
export function showWithdrawal(order: WithdrawalRow, card: CardRow | undefined): Shown {
  return {
    number: order.number,
    currency: order.currency,
    amount: order.amount,
    fee: order.fee,
    net: subtract(order.amount, order.fee),
    state: order.state,
    reason: order.reason === 'second_person' ? null : order.reason,
    bank: card === undefined ? '' : bankName(card.bank),
    account: card === undefined ? '' : maskCardNumber(card.number_tail),
    createdAt: instant(order.created_at.getTime()),
    changedAt: instant(order.changed_at.getTime()),
    endedAt: order.ended_at === null ? null : instant(order.ended_at.getTime()),
  };
}

import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { By } from './move-deposit.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { raiseFlag } from './store/cards.ts';
import { lockWithdrawal, type WithdrawalRow } from './store/withdrawals.ts';
import { isEndedWithdrawal } from './withdrawal.ts';

/** What a provider says about one payout; `order` names the order and the attempt. */
export interface PayoutNews {
  readonly order: string;
  readonly reference: string;
  readonly status: 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN';
}

/**
 * The name under which an attempt is known to the provider: paid once, however often it is asked.
 */
export function payoutName(order: Pick<WithdrawalRow, 'number' | 'attempt'>): string {
  return `${order.number}-${order.attempt}`;
}

/**
 * Takes what the provider says of a payout into the order. Only a definite word moves it: silence
 * and `UNKNOWN` never give money back (agency.md 5.3). Paid after it was given back is flagged.
 */
export async function applyPayout(
  ground: { readonly house: House; readonly sql: Sql; readonly merchant: Merchant },
  known: WithdrawalRow,
  news: PayoutNews,
  by: By,
): Promise<{ order: WithdrawalRow; moved: boolean }> {
  const order = (await lockWithdrawal(ground.sql, ground.merchant.id, known.number)) ?? known;
  if (news.status === 'PENDING' || news.status === 'UNKNOWN') return { order, moved: false };
  const isCurrent = order.state === 'PAYING' && payoutName(order) === news.order;
  if (!isCurrent) {
    if (news.status === 'PAID' && !isExpected(order, news))
      await flagSurprise(ground, order, news, by);
    return { order, moved: false };
  }
  const step =
    news.status === 'PAID'
      ? ({ state: 'SUCCESS', reason: null } as const)
      : ({ state: 'PAY_FAILED', reason: 'provider_failed' } as const);
  const more = { reference: news.reference };
  return { order: await moveWithdrawal(ground, order, step, by, more), moved: true };
}

/** News that only repeat how the order ended. */
function isExpected(order: WithdrawalRow, news: PayoutNews): boolean {
  const paidByProvider = order.state === 'SUCCESS' && order.reason !== 'paid_by_hand';
  return paidByProvider && payoutName(order) === news.order;
}

async function flagSurprise(
  { house, sql, merchant }: { house: House; sql: Sql; merchant: Merchant },
  order: WithdrawalRow,
  news: PayoutNews,
  by: By,
): Promise<void> {
  const kind = isEndedWithdrawal(order.state) ? 'paid_after_end' : 'paid_unexpectedly';
  house.log.error({ order: order.number, kind }, 'a payout was reported that was not expected');
  await raiseFlag(sql, merchant.id, {
    id: house.newId<'risk_flag'>(),
    member: order.member_id,
    kind,
    detail: { order: order.number, reference: news.reference, attempt: news.order },
    now: by.now,
  });
}

/** Tells the member's pages and the desk. */
export function signalWithdrawal(house: House, order: WithdrawalRow): void {
  const { merchant_id: merchant, member_id: member } = order;
  house.signals.send({ topic: 'balance', merchant, member });
  house.signals.send({ topic: 'console', merchant, queue: 'withdrawals' });
}

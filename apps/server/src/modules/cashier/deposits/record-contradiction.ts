import { amount, formatAmount } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Contradiction, PaymentUpdate } from './deposit.ts';
import { type TransitionActor, addEvent, listEvents } from '../orders/index.ts';
import { raiseFlag } from '../risks/index.ts';
import type { DepositRow } from './store.ts';

interface CashierContext {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Merchant;
}

type ContradictingUpdate = PaymentUpdate & {
  readonly reference: string;
  readonly against: Contradiction;
};

/**
 * Records that a provider contradicted itself about a payment, once per contradiction: in the
 * order's timeline in the back office, as an open flag on the member, whose withdrawals then go to
 * an officer, and in the log. It moves no money. The caller holds the order's lock.
 */
export async function recordContradiction(
  { app, sql, merchant }: CashierContext,
  order: DepositRow,
  { against, status, paid, reference }: ContradictingUpdate,
  by: TransitionActor,
): Promise<void> {
  const reported = formatAmount(amount(paid));
  const note = `${status} ${reported} ${order.currency}, ${reference}`;
  const events = await listEvents(sql, merchant.id, order.deposit_id);
  if (events.some((event) => event.reason === 'told_otherwise' && event.note === note)) return;
  const event = { state: order.state, reason: 'told_otherwise', note, now: by.now } as const;
  await addEvent(sql, merchant.id, order.deposit_id, { ...event, actor: 'provider' });
  app.log.error({ order: order.number, kind: against }, 'a provider says two things of a payment');
  await raiseFlag(sql, merchant.id, {
    id: app.newId<'risk_flag'>(),
    member: order.member_id,
    kind: against,
    detail: { order: order.number, reference, paid: reported },
    now: by.now,
  });
}

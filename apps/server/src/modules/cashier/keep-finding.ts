import { amount, formatAmount } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { Contradiction, PaymentNews } from './deposit.ts';
import type { By } from './move-deposit.ts';
import { raiseFlag } from './store/cards.ts';
import type { DepositRow } from './store/deposits.ts';
import { addEvent, listEvents } from './store/events.ts';

interface Ground {
  readonly house: House;
  readonly sql: Sql;
  readonly merchant: Merchant;
}

type News = PaymentNews & { readonly reference: string; readonly against: Contradiction };

/**
 * Keeps that a provider said two things of one payment, once however often it says so: in the
 * order's timeline at the desk, as an open notice on the member, whose withdrawals then go to an
 * officer, and in the log. No money moves by it. The caller holds the order's lock.
 */
export async function keepFinding(
  { house, sql, merchant }: Ground,
  order: DepositRow,
  { against, status, paid, reference }: News,
  by: By,
): Promise<void> {
  const told = formatAmount(amount(paid));
  const note = `${status} ${told} ${order.currency}, ${reference}`;
  const events = await listEvents(sql, merchant.id, order.deposit_id);
  if (events.some((event) => event.reason === 'told_otherwise' && event.note === note)) return;
  const event = { state: order.state, reason: 'told_otherwise', note, now: by.now } as const;
  await addEvent(sql, merchant.id, order.deposit_id, { ...event, actor: 'provider' });
  house.log.error(
    { order: order.number, kind: against },
    'a provider says two things of a payment',
  );
  await raiseFlag(sql, merchant.id, {
    id: house.newId<'risk_flag'>(),
    member: order.member_id,
    kind: against,
    detail: { order: order.number, reference, paid: told },
    now: by.now,
  });
}

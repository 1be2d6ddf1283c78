import { assert, formatAmount, type Id } from '@fairhouse/values';
import { currencyOf, houseAccount, worldAccount } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putNotices, type Notice } from '../../messages/index.ts';
import {
  type OrderReason,
  type TransitionActor,
  addEvent,
  type WithdrawalState,
} from '../orders/index.ts';
import {
  changeWithdrawal,
  schedulePayoutPoll,
  type WithdrawalChange,
  type WithdrawalRow,
} from './store/withdrawals.ts';
import { assertWithdrawalTransition, isEndedWithdrawal } from './withdrawal.ts';

export interface WithdrawalTransition {
  readonly state: WithdrawalState;
  readonly reason: OrderReason | null;
}

type WithdrawalFields = Pick<WithdrawalChange, 'risks' | 'reference' | 'newAttempt' | 'unclaim'>;
interface CashierContext {
  readonly app: AppContext;
  readonly sql: Sql;
}

/**
 * Applies one transition of the table and adds it to the timeline. Success settles the hold,
 * rejection and return release it, in the same transaction. The caller holds the order's lock.
 */
export async function moveWithdrawal(
  context: CashierContext,
  order: WithdrawalRow,
  transition: WithdrawalTransition,
  by: TransitionActor,
  fields: WithdrawalFields = {},
): Promise<WithdrawalRow> {
  const { sql } = context;
  assertWithdrawalTransition(order.state, transition.state);
  const ended = isEndedWithdrawal(transition.state);
  if (ended) await endHold(context, order, transition.state === 'SUCCESS');
  const { merchant_id: merchant, withdrawal_id: id } = order;
  const moved = await changeWithdrawal(sql, merchant, id, {
    ...transition,
    ...fields,
    now: by.now,
    ended,
    unclaim: ended || fields.unclaim === true,
  });
  await addEvent(sql, merchant, id, { ...transition, ...by });
  if (transition.state !== 'PAYING') {
    await schedulePayoutPoll(sql, merchant, id, { at: undefined, fresh: true });
  }
  await announce(context, order, transition.state);
  return moved;
}

const ANNOUNCED: Readonly<Partial<Record<WithdrawalState, Notice['name']>>> = {
  APPROVED: 'withdrawal_approved',
  SUCCESS: 'withdrawal_paid',
  REJECTED: 'withdrawal_returned',
  RETURNED: 'withdrawal_returned',
};

/** Tells the member about a state that it waits for, once for each order. */
async function announce(
  { app, sql }: CashierContext,
  order: WithdrawalRow,
  state: WithdrawalState,
): Promise<void> {
  const name = ANNOUNCED[state];
  if (name === undefined) return;
  const { merchant_id: merchant, member_id: member, number, currency } = order;
  const amount = { amount: formatAmount(order.amount), currency };
  await putNotices(sql, app, merchant, [
    { member, name, event: number, details: { number, amount } },
  ]);
}

/**
 * The entry that ends the hold has an id made with the order, so that it is booked exactly once.
 */
async function endHold(
  { app, sql }: CashierContext,
  order: WithdrawalRow,
  paid: boolean,
): Promise<void> {
  const hold = order.withdrawal_id as string as Id<'entry'>;
  const end = { merchant: order.merchant_id, hold, entry: order.end_entry };
  const outcome = paid
    ? await app.ledger.settleHoldInTransaction(sql, {
        ...end,
        to: worldAccount('real', 'bank'),
        code: 'withdrawal_paid',
      })
    : await app.ledger.releaseHoldInTransaction(sql, { ...end, code: 'withdrawal_returned' });
  assert(outcome.status === 'booked', `the hold of ${order.number} ends as its order does`);
  if (paid && order.fee > 0n) await bookFee(app, sql, order);
}

async function bookFee(app: AppContext, sql: Sql, order: WithdrawalRow): Promise<void> {
  const [outcome] = await app.ledger.bookInTransaction(sql, [
    {
      merchant: order.merchant_id,
      id: order.fee_entry,
      currency: currencyOf(order.currency),
      code: 'fee',
      reference: order.number,
      legs: [
        {
          debit: worldAccount('real', 'bank'),
          credit: houseAccount('real', 'fees'),
          amount: order.fee,
        },
      ],
    },
  ]);
  assert(outcome?.status === 'booked', `the fee of ${order.number} is booked`);
}

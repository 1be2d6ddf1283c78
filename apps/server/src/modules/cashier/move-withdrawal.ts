import { assert, type Id } from '@fairhouse/values';
import { currencyOf, houseAccount, worldAccount } from '../../accounts.ts';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { OrderReason } from './deposit.ts';
import type { By } from './move-deposit.ts';
import { addEvent } from './store/events.ts';
import {
  changeWithdrawal,
  setPayoutAsk,
  type WithdrawalChange,
  type WithdrawalRow,
} from './store/withdrawals.ts';
import { assertWithdrawalMove, isEndedWithdrawal, type WithdrawalState } from './withdrawal.ts';

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly reason: OrderReason | null;
}

type More = Pick<WithdrawalChange, 'risks' | 'reference' | 'newAttempt' | 'unclaim'>;
interface Ground {
  readonly house: House;
  readonly sql: Sql;
}

/**
 * Takes one step of the table with its line in the timeline. Paid settles the hold, refused and
 * returned release it, in the same transaction. The caller holds the order's lock.
 */
export async function moveWithdrawal(
  ground: Ground,
  order: WithdrawalRow,
  step: WithdrawalStep,
  by: By,
  more: More = {},
): Promise<WithdrawalRow> {
  const { sql } = ground;
  assertWithdrawalMove(order.state, step.state);
  const ended = isEndedWithdrawal(step.state);
  if (ended) await endHold(ground, order, step.state === 'SUCCESS');
  const { merchant_id: merchant, withdrawal_id: id } = order;
  const moved = await changeWithdrawal(sql, merchant, id, {
    ...step,
    ...more,
    now: by.now,
    ended,
    unclaim: ended || more.unclaim === true,
  });
  await addEvent(sql, merchant, id, { ...step, ...by });
  if (step.state !== 'PAYING') {
    await setPayoutAsk(sql, merchant, id, { at: undefined, fresh: true });
  }
  return moved;
}

/** The hold's end carries an id made with the order: money leaves or comes back once. */
async function endHold({ house, sql }: Ground, order: WithdrawalRow, paid: boolean): Promise<void> {
  const hold = order.withdrawal_id as string as Id<'entry'>;
  const end = { merchant: order.merchant_id, hold, entry: order.end_entry };
  const outcome = paid
    ? await house.ledger.settleHoldIn(sql, {
        ...end,
        to: worldAccount('real', 'bank'),
        code: 'withdrawal_paid',
      })
    : await house.ledger.releaseHoldIn(sql, { ...end, code: 'withdrawal_returned' });
  assert(outcome.status === 'booked', `the hold of ${order.number} ends as its order does`);
  if (paid && order.fee > 0n) await bookFee(house, sql, order);
}

async function bookFee(house: House, sql: Sql, order: WithdrawalRow): Promise<void> {
  const [outcome] = await house.ledger.bookIn(sql, [
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

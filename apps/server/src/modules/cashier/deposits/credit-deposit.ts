import { assert, formatAmount, type Amount, type Id } from '@fairhouse/values';
import type { Leg } from '@fairhouse/ledger';
import { currencyOf, houseAccount, mainAccount, worldAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { undoOnFailure, type Sql } from '../../../platform/sql.ts';
import { putNotices } from '../../messages/index.ts';
import { noteNearDepositLimits } from '../../protection/index.ts';
import { creditedAmount, moveDeposit, requiredTurnover } from './move-deposit.ts';
import type { TransitionActor } from '../orders/index.ts';
import type { DepositTransition } from './deposit.ts';
import type { DepositRow } from './store.ts';
import { notifyOverLimit } from './notify-over-limit.ts';
import { openRequirement } from '../payment-profiles/index.ts';

/**
 * Ends a deposit by crediting the paid amount: state, entry and turnover requirement in one
 * transaction. The entry has the order's own id, so that it is booked exactly once. The amount that
 * operators accepted is stored beside the amount that the provider reported. The caller holds the
 * locks on the member's payment profile and on the order.
 */
export async function creditDeposit(
  context: { readonly app: AppContext; readonly sql: Sql; readonly merchant: Merchant },
  order: DepositRow,
  paid: Amount,
  transition: DepositTransition,
  by: TransitionActor,
): Promise<DepositRow> {
  const { app, sql, merchant } = context;
  const credit = creditedAmount(order, paid);
  assert(credit > 0n, `deposit ${order.number} is larger than its fee`);
  const outcome = await app.ledger.bookInTransaction(sql, [
    {
      merchant: merchant.id,
      id: order.deposit_id as string as Id<'entry'>,
      currency: currencyOf(order.currency),
      code: 'deposit',
      reference: order.number,
      legs: legsOf(order, credit),
    },
  ]);
  assert(outcome[0]?.status === 'booked', `deposit ${order.number} is booked`);
  const required = requiredTurnover(order, credit);
  if (required > 0n) {
    await openRequirement(context, {
      member: order.member_id,
      kind: 'DEPOSIT',
      reference: order.number,
      required,
      now: by.now,
    });
  }
  const figure = by.actor === 'operator' ? { accepted: paid } : { paid };
  const moved = await moveDeposit(sql, order, transition, by, { ...figure, credited: credit });
  await notifyOverLimit(context, moved, by.now);
  await putNotices(sql, app, merchant.id, [
    {
      member: order.member_id,
      name: 'deposit_credited',
      event: order.number,
      details: {
        number: order.number,
        amount: { amount: formatAmount(credit), currency: order.currency },
      },
    },
  ]);
  const near = { merchant, member: order.member_id, now: by.now };
  const error = await undoOnFailure(sql, () => noteNearDepositLimits(sql, near));
  if (error !== undefined) app.log.error({ err: error, order: order.number }, 'limits unread');
  return moved;
}

function legsOf(order: DepositRow, credit: Amount): [Leg, ...Leg[]] {
  const bank = worldAccount('real', 'bank');
  const main: Leg = { debit: bank, credit: mainAccount('real', order.member_id), amount: credit };
  if (order.fee === 0n) return [main];
  return [main, { debit: bank, credit: houseAccount('real', 'fees'), amount: order.fee }];
}

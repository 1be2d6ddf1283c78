import { assert, mulDivFloor, type Amount, type Id } from '@fairhouse/values';
import type { Leg } from '@fairhouse/ledger';
import { currencyOf, houseAccount, mainAccount, worldAccount } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { creditOf, moveDeposit, type By } from './move-deposit.ts';
import type { DepositStep } from './deposit.ts';
import type { DepositRow } from './store/deposits.ts';
import { tellOverLimit } from './tell-over-limit.ts';
import { openRequirement } from './turnover.ts';

/**
 * Ends a deposit by crediting what was paid: state, entry and turnover requirement in one
 * transaction. The entry has the order's own id, so that it is booked once whatever happens around
 * it. What operators accepted is kept beside what the provider said. The caller holds the member's
 * purse and the order.
 */
export async function creditDeposit(
  ground: { readonly house: House; readonly sql: Sql; readonly merchant: Merchant },
  order: DepositRow,
  paid: Amount,
  step: DepositStep,
  by: By,
): Promise<DepositRow> {
  const { house, sql, merchant } = ground;
  const credit = creditOf(order, paid);
  assert(credit > 0n, `deposit ${order.number} is larger than its fee`);
  const outcome = await house.ledger.bookIn(sql, [
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
  const required = mulDivFloor(credit, order.rollover, order.amount);
  if (required > 0n) {
    await openRequirement(ground, {
      member: order.member_id,
      kind: 'DEPOSIT',
      reference: order.number,
      required,
      now: by.now,
    });
  }
  const figure = by.actor === 'operator' ? { accepted: paid } : { paid };
  const moved = await moveDeposit(sql, order, step, by, { ...figure, credited: credit });
  await tellOverLimit(ground, moved, by.now);
  return moved;
}

function legsOf(order: DepositRow, credit: Amount): [Leg, ...Leg[]] {
  const bank = worldAccount('real', 'bank');
  const main: Leg = { debit: bank, credit: mainAccount('real', order.member_id), amount: credit };
  if (order.fee === 0n) return [main];
  return [main, { debit: bank, credit: houseAccount('real', 'fees'), amount: order.fee }];
}

import { refuse } from '@fairhouse/calls';
import type { ContractKind } from '@fairhouse/rules/agency';
import { assert, HOUR_MS, ok, type Id } from '@fairhouse/values';
import { bookPayments, type PayContext } from './book-payments.ts';
import { advanceDebtRow, lockOpenDebt } from './store/debts.ts';

/** Pays a debt of a certain age from the house, to which it belongs from then on. */
export async function advanceDebt(
  context: PayContext,
  bill: Id<'bill'>,
  advanceMsOf: (kind: ContractKind) => Promise<number>,
) {
  const { sql, app, merchant, now } = context;
  const debt = await lockOpenDebt(sql, merchant.id, bill);
  if (debt === undefined || debt.creditor === 'platform') return refuse('contract.debt_unknown');
  const rest = debt.created_at.getTime() + (await advanceMsOf(debt.kind)) - now.getTime();
  if (rest > 0) {
    return refuse('contract.debt_too_new', { params: { hours: Math.ceil(rest / HOUR_MS) } });
  }
  const { payee_id: payee, outstanding } = debt;
  const isBooked = await bookPayments(context, [
    {
      id: app.newId<'entry'>(),
      bill,
      cause: 'advance',
      code: 'contract_advance',
      payer: undefined,
      payee,
      amount: outstanding,
    },
  ]);
  assert(isBooked, 'the house has no lower bound');
  await advanceDebtRow(sql, merchant.id, { bill, paid: outstanding, now });
  return ok({ payee });
}

// The sums of whole filters of the cashier's lists.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { sumDeposits } from '../deposits/index.ts';
import { sumWithdrawals } from '../withdrawals/index.ts';
import { wantedDeposits } from './deposits.ts';
import { sumAdjustments } from './store.ts';
import { wantedWithdrawals } from './withdrawals.ts';

type Deposits = OperatorCalls['depositTotals'];
type Withdrawals = OperatorCalls['withdrawalTotals'];
type Adjustments = OperatorCalls['adjustmentTotals'];

/** The sums of the deposit orders of a filter. */
export async function totalDeposits(call: CallOf<Deposits>): Promise<Answer<Deposits>> {
  const { sql, merchant, input } = call;
  const found = await sumDeposits(sql, merchant.id, wantedDeposits(input));
  const { amount: ordered = 0n, credited = 0n } = found.sums;
  return ok({
    count: found.count,
    whole: found.isWhole,
    currency: merchant.currency,
    sums: { amount: amount(ordered), credited: amount(credited) },
  });
}

/** The sums of the withdrawals of a filter. */
export async function totalWithdrawals(call: CallOf<Withdrawals>): Promise<Answer<Withdrawals>> {
  const { sql, merchant, input, operator } = call;
  const wanted = wantedWithdrawals(input, operator.operator);
  const found = await sumWithdrawals(sql, merchant.id, wanted);
  const { amount: ordered = 0n, fee = 0n } = found.sums;
  return ok({
    count: found.count,
    whole: found.isWhole,
    currency: merchant.currency,
    sums: { amount: amount(ordered), fee: amount(fee) },
  });
}

/** The sums of the manual adjustments of a filter. */
export async function totalAdjustments(call: CallOf<Adjustments>): Promise<Answer<Adjustments>> {
  const { sql, merchant, input } = call;
  const found = await sumAdjustments(sql, merchant.id, input.username);
  const { credit = 0n, debit = 0n } = found.sums;
  return ok({
    count: found.count,
    whole: found.isWhole,
    currency: merchant.currency,
    sums: { credit: amount(credit), debit: amount(debit) },
  });
}

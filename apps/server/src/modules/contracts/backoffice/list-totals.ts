// The sums of whole filters of bills and debts.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { sumAllBills } from '../bills/index.ts';
import { sumAllDebts } from '../debts/index.ts';
import { wantedBills, wantedDebts } from './wanted.ts';

type Bills = OperatorCalls['contractBillTotals'];
type Debts = OperatorCalls['contractDebtTotals'];

/** The sums of the bills of a filter. */
export async function totalBills(call: CallOf<Bills>): Promise<Answer<Bills>> {
  const { sql, merchant, input } = call;
  const found = await sumAllBills(sql, merchant.id, wantedBills(input));
  const { gross = 0n, due = 0n, received = 0n, outstanding = 0n } = found.sums;
  return ok({
    count: found.count,
    whole: found.isWhole,
    currency: merchant.currency,
    sums: {
      gross: amount(gross),
      due: amount(due),
      received: amount(received),
      outstanding: amount(outstanding),
    },
  });
}

/** The sums of the debts of a filter. */
export async function totalDebts(call: CallOf<Debts>): Promise<Answer<Debts>> {
  const { sql, merchant, input } = call;
  const found = await sumAllDebts(sql, merchant.id, wantedDebts(input));
  const { amount: owed = 0n, outstanding = 0n } = found.sums;
  return ok({
    count: found.count,
    whole: found.isWhole,
    currency: merchant.currency,
    sums: { amount: amount(owed), outstanding: amount(outstanding) },
  });
}

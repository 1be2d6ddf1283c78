// What a request changes of a commission plan, for the operator who decides it.
import type { Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, formatAmount, formatRate, rate } from '@fairhouse/values';
import { changedTerms, type ConsoleCall, type TermsChange } from '../../operators/index.ts';
import type { Plan } from './commission-of.ts';
import { monthOf, plansOf } from './compute-statement.ts';
import { listPlans } from './store/commissions.ts';

type Request = Input<OperatorCalls['vendorCommissionPlan']>;

export const requestedPlan = ({ jackpotInGgr = false, ...plan }: Request) =>
  termsOf({ ...plan, jackpotInGgr });

/** Compared with the plan that stands in the first month of the new one. */
export async function changedPlan(call: ConsoleCall, input: Request): Promise<TermsChange> {
  const rows = await listPlans(call.sql, call.merchant.id, input.code);
  const standing = plansOf(rows, monthOf(input.fromMonth)).find(
    ({ category }) => category === input.category,
  );
  return changedTerms(standing === undefined ? {} : termsOf(standing), requestedPlan(input));
}

const termsOf = ({
  tiers,
  carriesLoss,
  jackpotInGgr,
}: Pick<Plan, 'tiers' | 'carriesLoss' | 'jackpotInGgr'>) => ({
  tiers: tiers.map((tier) => ({
    above: formatAmount(amount(tier.above)),
    rate: `${formatRate(rate(tier.rate * 100n))} %`,
  })),
  carriesLoss,
  jackpotInGgr,
});

import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { comparePlay, shareDays } from './compare-days.ts';
import { listVendorFlow } from './days-store.ts';

type Row = OperatorCalls['dashboardVendors'];

const daysOf = shareDays(listVendorFlow);

/**
 * The real play at each vendor of games today, the largest stakes first, beside yesterday's; at
 * most half a minute old. Rebates are of categories and belong to no vendor.
 */
export async function readDashboardVendors(call: CallOf<Row>): Promise<Answer<Row>> {
  const { merchant } = call;
  const days = await daysOf(call.app, merchant.id);
  const list = comparePlay(days, ({ vendor }) => vendor).map(({ key, sample, figures }) => {
    const { stakes, payouts, result, yesterday } = figures;
    return { vendor: key, name: sample.name, stakes, payouts, result, yesterday };
  });
  return ok({ currency: merchant.currency, list });
}

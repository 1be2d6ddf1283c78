import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { readMedianSeconds } from './store/withdrawal-figures.ts';

type Row = PlayerCalls['payoutTime'];

/** The length of the period in days. */
const DAYS = 7;
/** With fewer paid withdrawals a median means nothing. */
const PAID_MIN = 10;

/** The median time to a payout over the last days; cached for at most a minute. */
export const medianPayout = cachePerMerchant(MINUTE_MS, (app, merchant) =>
  readMedianSeconds(app.secondaryPool, merchant, { days: DAYS, paidMin: PAID_MIN }),
);

/** The payout time that the site shows to every visitor. */
export async function readPayoutTime(call: CallOf<Row>): Promise<Answer<Row>> {
  return ok({ medianSeconds: await medianPayout(call.app, call.merchant.id), days: DAYS });
}

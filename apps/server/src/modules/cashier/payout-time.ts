import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { rememberFor } from '../../ground/remember-for.ts';
import { readMedianSeconds } from './store/withdrawal-figures.ts';

type Row = PlayerCalls['payoutTime'];

/** The days that are looked back on. */
const DAYS = 7;
/** Of fewer paid withdrawals a median is chance. */
const PAID_MIN = 10;

/** Half of the withdrawals of the last days were paid at least as quickly; a minute old at most. */
export const medianPayout = rememberFor(MINUTE_MS, (house, merchant) =>
  readMedianSeconds(house.aside, merchant, { days: DAYS, paidMin: PAID_MIN }),
);

/** What the site may promise every visitor, because it was so. */
export async function readPayoutTime(call: CallOf<Row>): Promise<Answer<Row>> {
  return ok({ medianSeconds: await medianPayout(call.house, call.merchant.id), days: DAYS });
}

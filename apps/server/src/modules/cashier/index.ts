// The cashier's door: money that comes in and goes out.
import { MINUTE_MS } from '@fairhouse/values';
import type { Job } from '../../ground/jobs.ts';
import { askDeposits } from './ask-deposits.ts';
import { expireDeposits } from './expire-deposits.ts';
import { pursuePayouts } from './pursue-payouts.ts';
import { forgetNonces } from './store/events.ts';

export { cashierDesk, cashierOperations } from './calls.ts';
export { hasPayoutDetails } from './has-payout-details.ts';
export { layOutCashier, layOutOwnCashier } from './lay-out-cashier.ts';
export { cashierRoutes } from './receive-callback.ts';

export const cashierJobs: readonly Job[] = [
  askDeposits,
  expireDeposits,
  pursuePayouts,
  {
    name: 'forget-bank-marks',
    everyMs: 10 * MINUTE_MS,
    run: (house) => forgetNonces(house.pool),
  },
];

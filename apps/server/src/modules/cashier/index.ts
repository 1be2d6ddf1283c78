// Entry point of the cashier: deposits and withdrawals.
import { MINUTE_MS } from '@fairhouse/values';
import type { Job } from '../../platform/jobs.ts';
import { pollDeposits } from './poll-deposits.ts';
import { expireDeposits } from './expire-deposits.ts';
import { pursuePayouts } from './pursue-payouts.ts';
import { forgetNonces } from './store/events.ts';

export { cashierBackoffice, cashierOperations } from './calls.ts';
export { hasPayoutDetails } from './has-payout-details.ts';
export { provisionCashier, provisionOwnCashier } from './provision-cashier.ts';
export { cashierRoutes } from './receive-callback.ts';

export const cashierJobs: readonly Job[] = [
  pollDeposits,
  expireDeposits,
  pursuePayouts,
  {
    name: 'forget-bank-marks',
    everyMs: 10 * MINUTE_MS,
    run: (app) => forgetNonces(app.pool),
  },
];

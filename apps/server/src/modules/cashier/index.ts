// Entry point of the cashier: deposits and withdrawals.
import { MINUTE_MS } from '@fairhouse/values';
import type { Job } from '../../platform/jobs.ts';
import { pollDeposits, expireDeposits } from './deposits/index.ts';
import { pursuePayouts } from './withdrawals/index.ts';
import { forgetNonces } from './provider/index.ts';
import { openBonusRequirements } from './payment-profiles/index.ts';

export { countTurnover, lockPaymentProfile, openRequirement } from './payment-profiles/index.ts';
export { readSettings as readCashierSettings } from './settings/index.ts';
export { changeLockUntil } from './withdrawals/index.ts';
export { cashierBackoffice, cashierOperations } from './calls.ts';
export { hasPayoutDetails } from './cards/index.ts';
export { provisionCashier, provisionOwnCashier } from './channels/index.ts';
export { cashierRoutes } from './callbacks/index.ts';

export const cashierJobs: readonly Job[] = [
  pollDeposits,
  expireDeposits,
  pursuePayouts,
  openBonusRequirements,
  {
    name: 'forget-bank-marks',
    everyMs: 10 * MINUTE_MS,
    run: (app) => forgetNonces(app.pool),
  },
];

// Every job of every module.
import type { Job } from './ground/jobs.ts';
import { forgetOld } from './ground/request-store.ts';
import { ledgerJobs } from './ledger-jobs.ts';
import { cashierJobs } from './modules/cashier/index.ts';
import { identityJobs } from './modules/identity/index.ts';
import { lotteryJobs } from './modules/lottery/index.ts';
import { messageJobs } from './modules/messages/index.ts';
import { operatorsJobs } from './modules/operators/index.ts';
import { protectionJobs } from './modules/protection/index.ts';
import { reportsJobs } from './modules/reports/index.ts';
import { uploadJobs } from './modules/uploads/index.ts';
import { walletJobs } from './modules/wallet/index.ts';

/**
 * Forgets ids of sealed bodies that are too old to be accepted anyway, and answers nobody asks for.
 */
const tidyGround: Job = {
  name: 'tidy-ground',
  everyMs: 300_000,
  run: (house) => forgetOld(house.pool),
};

export const JOBS: readonly Job[] = [
  tidyGround,
  ...ledgerJobs,
  ...cashierJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...messageJobs,
  ...operatorsJobs,
  ...protectionJobs,
  ...reportsJobs,
  ...uploadJobs,
  ...walletJobs,
];

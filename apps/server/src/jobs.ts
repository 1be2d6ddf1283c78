// Every job of every module.
import { eachOf } from './ground/each-of.ts';
import type { Job } from './ground/jobs.ts';
import { forgetLimits } from './ground/limit-store.ts';
import { forgetOld } from './ground/request-store.ts';
import { forgetAside } from './ground/set-aside.ts';
import type { Sql } from './ground/sql.ts';
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
  run: async (house) => {
    const tasks = { requests: forgetOld, limits: forgetLimits, alarms: forgetAside };
    const forget = ([, task]: [string, (sql: Sql) => Promise<void>]) => task(house.pool);
    await eachOf(house, Object.entries(tasks), forget, ([what]) => what);
  },
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

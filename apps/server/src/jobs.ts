// Every job of every module.
import { processEach } from './platform/process-each.ts';
import type { Job } from './platform/jobs.ts';
import { deleteOldLimits } from './platform/limit-store.ts';
import { deleteOldRequests } from './platform/request-store.ts';
import { deleteOldQuarantined } from './platform/quarantine.ts';
import type { Sql } from './platform/sql.ts';
import { ledgerJobs } from './ledger-jobs.ts';
import { agentsJobs } from './modules/agents/index.ts';
import { cashierJobs } from './modules/cashier/index.ts';
import { contractJobs } from './modules/contracts/index.ts';
import { identityJobs } from './modules/identity/index.ts';
import { lotteryJobs } from './modules/lottery/index.ts';
import { messageJobs } from './modules/messages/index.ts';
import { operatorsJobs } from './modules/operators/index.ts';
import { protectionJobs } from './modules/protection/index.ts';
import { reportsJobs } from './modules/reports/index.ts';
import { uploadJobs } from './modules/uploads/index.ts';
import { vendorJobs } from './modules/vendors/index.ts';
import { walletJobs } from './modules/wallet/index.ts';

const JOB = 'prune-platform';

/**
 * Deletes ids of sealed bodies that are too old to be accepted, and answers that are too old to be
 * requested again.
 */
const prunePlatform: Job = {
  name: JOB,
  everyMs: 300_000,
  run: async (app) => {
    const tasks = {
      requests: deleteOldRequests,
      limits: deleteOldLimits,
      alarms: deleteOldQuarantined,
    };
    const forget = ([, task]: [string, (sql: Sql) => Promise<void>]) => task(app.pool);
    await processEach({ app, job: JOB }, Object.entries(tasks), forget, ([what]) => what);
  },
};

export const JOBS: readonly Job[] = [
  prunePlatform,
  ...ledgerJobs,
  ...agentsJobs,
  ...cashierJobs,
  ...contractJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...messageJobs,
  ...operatorsJobs,
  ...protectionJobs,
  ...reportsJobs,
  ...uploadJobs,
  ...vendorJobs,
  ...walletJobs,
];

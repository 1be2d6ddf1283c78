// Every job of every module.
import type { Job } from './ground/jobs.ts';
import { cashierJobs } from './modules/cashier/index.ts';
import { identityJobs } from './modules/identity/index.ts';
import { lotteryJobs } from './modules/lottery/index.ts';
import { operatorsJobs } from './modules/operators/index.ts';
import { reportsJobs } from './modules/reports/index.ts';

const KEEP_SEALED = "delete from ground.sealed_use where at < house_now() - interval '1 hour'";
const KEEP_ANSWERS = "delete from ground.idempotency where at < house_now() - interval '30 days'";

/** Forgets ids of sealed bodies that are too old to be accepted anyway, and answers nobody asks for. */
const tidyGround: Job = {
  name: 'tidy-ground',
  everyMs: 300_000,
  run: async (house) => {
    await house.pool.query(KEEP_SEALED);
    await house.pool.query(KEEP_ANSWERS);
  },
};

export const JOBS: readonly Job[] = [
  tidyGround,
  ...cashierJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...operatorsJobs,
  ...reportsJobs,
];

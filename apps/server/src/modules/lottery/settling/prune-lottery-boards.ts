import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { pruneBoards } from './store/settle.ts';

const JOB = 'lottery-prune';

/** Deletes old rows of the winner board and of the popular numbers. */
export const pruneLotteryBoards: Job = {
  name: JOB,
  everyMs: 3_600_000,
  run: (app) => eachMerchant({ app, job: JOB }, ({ id }) => pruneBoards(app.pool, id)),
};

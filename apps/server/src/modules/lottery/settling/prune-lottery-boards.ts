import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { pruneBoards } from './store/settle.ts';

/** Deletes old rows of the winner board and of the popular numbers. */
export const pruneLotteryBoards: Job = {
  name: 'lottery-prune',
  everyMs: 3_600_000,
  run: (app) => eachMerchant(app, ({ id }) => pruneBoards(app.pool, id)),
};

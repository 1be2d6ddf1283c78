import type { Job } from '../../ground/jobs.ts';
import { eachMerchant } from '../settings/index.ts';
import { pruneBoards } from './store/settle.ts';

/** Keeps the rows behind the winner board and the popular numbers few. */
export const pruneLotteryBoards: Job = {
  name: 'lottery-prune',
  everyMs: 3_600_000,
  run: (house) => eachMerchant(house, ({ id }) => pruneBoards(house.pool, id)),
};

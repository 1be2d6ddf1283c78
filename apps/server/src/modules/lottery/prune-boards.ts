import type { Job } from '../../ground/jobs.ts';
import { directoryOf } from '../settings/index.ts';
import { pruneBoards } from './store/settle.ts';

/** Keeps the rows behind the winner board and the popular numbers few. */
export const pruneLotteryBoards: Job = {
  name: 'lottery-prune',
  everyMs: 3_600_000,
  run: async (house) => {
    const { merchants } = await directoryOf(house);
    for (const { id } of merchants) await pruneBoards(house.pool, id);
  },
};

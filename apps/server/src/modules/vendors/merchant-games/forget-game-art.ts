// Deletes pictures that no game shows: uploaded and never chosen, or replaced.
import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { deleteUnusedArt } from './store.ts';

const JOB = 'vendors-game-art';

export const forgetGameArt: Job = {
  name: JOB,
  everyMs: HOUR_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, ({ id }) => deleteUnusedArt(app.pool, id, plus(now, -DAY_MS))),
};

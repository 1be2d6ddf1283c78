// Uploads: the pictures that members send, drawn anew before anything is stored.
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Operations } from '../../ground/call-context.ts';
import type { Job } from '../../ground/jobs.ts';
import { forgetLeft } from './store.ts';
import { pictureUpload } from './upload-picture.ts';

export { dropPicture, keepPictures, readPicture } from './read-picture.ts';
export { avatarAddress, avatarRoute } from './show-avatar.ts';

export const uploadOperations = { pictureUpload } satisfies Partial<Operations<PlayerCalls>>;

export const uploadJobs: readonly Job[] = [
  {
    name: 'forget-pictures',
    everyMs: HOUR_MS,
    run: (house, now) => forgetLeft(house.pool, plus(now, -DAY_MS)),
  },
];

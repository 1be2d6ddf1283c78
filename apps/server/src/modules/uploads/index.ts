// Uploads: members' pictures, re-encoded before they are stored.
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Operations } from '../../platform/call-context.ts';
import type { Job } from '../../platform/jobs.ts';
import { deleteUnusedPictures } from './store.ts';
import { pictureUpload } from './picture-upload.ts';

export { deletePicture, attachPictures, readPicture } from './read-picture.ts';
export { avatarAddress, avatarRoute, PICTURE_HEADERS } from './avatar-route.ts';
export { cleanPicture, isEncodingBusy } from './clean-picture.ts';

export const uploadOperations = { pictureUpload } satisfies Partial<Operations<PlayerCalls>>;

export const uploadJobs: readonly Job[] = [
  {
    name: 'forget-pictures',
    everyMs: HOUR_MS,
    run: (app, now) => deleteUnusedPictures(app.pool, plus(now, -DAY_MS)),
  },
];

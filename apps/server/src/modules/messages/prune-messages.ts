import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Job } from '../../platform/jobs.ts';
import { pruneOutbox } from './outbox-store.ts';

/** Long enough to answer questions about sent messages (decision 0036). */
const MESSAGES_KEPT_MS = 90 * DAY_MS;
const BLANKS_KEPT_MS = DAY_MS;

/** Deletes old SMS and mail that were sent, failed, or were stored without a sender. */
export const pruneMessages: Job = {
  name: 'prune-messages',
  everyMs: HOUR_MS,
  run: ({ pool }, now) =>
    pruneOutbox(pool, {
      messages: plus(now, -MESSAGES_KEPT_MS),
      blanks: plus(now, -BLANKS_KEPT_MS),
    }),
};

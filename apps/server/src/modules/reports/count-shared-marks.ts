// The job that counts what accounts share.
import { SECOND_MS } from '@fairhouse/values';
import type { Job } from '../../platform/jobs.ts';
import { processEach } from '../../platform/process-each.ts';
import { directoryOf } from '../settings/index.ts';
import { countSharedAttributes, isCountDue } from './shared-attributes-store.ts';

const JOB = 'count-shared-marks';

/** Counts for each merchant whose count is due. */
export const countSharedMarks: Job = {
  name: JOB,
  everyMs: 5 * SECOND_MS,
  run: async (app) => {
    const { merchants } = await directoryOf(app);
    await processEach(
      { app, job: JOB },
      merchants,
      async ({ id }) => {
        if (!(await isCountDue(app.secondaryPool, id))) return;
        await app.leases.transaction(JOB, async (sql) => {
          await countSharedAttributes(sql, id);
          return { commit: true, value: undefined };
        });
      },
      ({ code }) => code,
    );
  },
};

import { MINUTE_MS } from '@fairhouse/values';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { countTeams } from './store/team-totals.ts';

const JOB = 'agent-teams';

/** Counts who and how much is below each agent: what agents read is at most five minutes old. */
export const countTeamsJob: Job = {
  name: JOB,
  everyMs: 4 * MINUTE_MS,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, (merchant) =>
      app.leases.transaction(JOB, async (sql) => {
        await countTeams(sql, merchant.id, now);
        return { commit: true, value: undefined };
      }),
    );
  },
};

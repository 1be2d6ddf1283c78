// Reports read across the modules, through views, and write nothing but their own counts.
import { SECOND_MS } from '@fairhouse/values';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../ground/call-context.ts';
import type { Job } from '../../ground/jobs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMemberBets } from './read-member-bets.ts';
import { readDashboardSeries } from './read-series.ts';
import { memberShared, sharedMarks } from './read-shared.ts';
import { countMovements } from './store.ts';

export const reportsDesk = {
  dashboard: readDashboard,
  dashboardSeries: readDashboardSeries,
  memberBets: readMemberBets,
  sharedMarks,
  memberShared,
} satisfies Partial<Operations<OperatorCalls>>;

export const reportsJobs: readonly Job[] = [
  {
    name: 'count-movements',
    everyMs: 5 * SECOND_MS,
    run: (house) =>
      house.leases.transaction('count-movements', async (sql) => {
        await countMovements(sql);
        return { commit: true, value: undefined };
      }),
  },
];

// Reports read other modules' data through views, and write only their own counts.
import { SECOND_MS } from '@fairhouse/values';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../platform/call-context.ts';
import type { Job } from '../../platform/jobs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMemberBets } from './read-member-bets.ts';
import { readDashboardSeries } from './read-dashboard-series.ts';
import { readMemberSharedAttributes, readSharedAttributes } from './read-shared-attributes.ts';
import { countMovements } from './store.ts';

export const reportsBackoffice = {
  dashboard: readDashboard,
  dashboardSeries: readDashboardSeries,
  memberBets: readMemberBets,
  sharedMarks: readSharedAttributes,
  memberShared: readMemberSharedAttributes,
} satisfies Partial<Operations<OperatorCalls>>;

export const reportsJobs: readonly Job[] = [
  {
    name: 'count-movements',
    everyMs: 5 * SECOND_MS,
    run: (app) =>
      app.leases.transaction('count-movements', async (sql) => {
        await countMovements(sql);
        return { commit: true, value: undefined };
      }),
  },
];

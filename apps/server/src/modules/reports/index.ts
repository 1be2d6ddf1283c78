// Reports read other modules' data through views, and write only their own counts.
import { SECOND_MS } from '@fairhouse/values';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Operations } from '../../platform/call-context.ts';
import type { Job } from '../../platform/jobs.ts';
import { readDashboard } from './read-dashboard.ts';
import { memberCaseFile } from './members/member-case-file.ts';
import { readMemberBets, totalMemberBets } from './members/read-member-bets.ts';
import { readMemberCase } from './members/read-member-case.ts';
import { readMemberFigures } from './members/read-member-figures.ts';
import { readMemberList } from './members/read-member-list.ts';
import { readMemberRisks } from './members/read-member-risks.ts';
import { readDashboardSeries } from './read-dashboard-series.ts';
import { readMemberSharedAttributes, readSharedAttributes } from './read-shared-attributes.ts';
import { readDashboardLotteries } from './read-dashboard-lotteries.ts';
import { readDashboardVendors } from './read-dashboard-vendors.ts';
import { readQueues } from './read-queues.ts';
import { readBigWins, readLateResets, readLockedLogins, readOpenFlags } from './read-queue-rows.ts';
import { searchRecords } from './search-records.ts';
import { countMovements } from './count-store.ts';
import { countSharedMarks } from './count-shared-marks.ts';

export const reportsBackoffice = {
  dashboard: readDashboard,
  dashboardSeries: readDashboardSeries,
  dashboardQueues: readQueues,
  openFlags: readOpenFlags,
  lockedLogins: readLockedLogins,
  lateResets: readLateResets,
  bigWins: readBigWins,
  dashboardLotteries: readDashboardLotteries,
  dashboardVendors: readDashboardVendors,
  recordSearch: searchRecords,
  memberList: readMemberList,
  memberBets: readMemberBets,
  memberBetTotals: totalMemberBets,
  memberFigures: readMemberFigures,
  memberRisks: readMemberRisks,
  memberCase: readMemberCase,
  memberCaseFile,
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
  countSharedMarks,
];

// What the console's pages read besides lists: the first page, one member, one draw, the search.
import { mainAccount } from '../../apps/server/src/accounts.ts';
import type { ListInputs, NamedRows } from '../../apps/server/src/testing/lists/list-inputs.ts';
import type { Id } from '@fairhouse/values';

/** The reads of the console's pages about rows of a filled database. */
export const consolePages = (rows: NamedRows): ListInputs => {
  const { member, lottery, issue } = rows;
  const address = mainAccount('real', member as Id<'member'>);
  return {
    dashboard: [{}],
    dashboardQueues: [{}],
    dashboardLotteries: [{}],
    dashboardSeries: [
      { by: 'hour', count: 24 },
      { by: 'day', count: 30 },
    ],
    memberProfile: [{ id: member }],
    memberCards: [{ id: member }],
    memberNotes: [{ id: member }],
    memberProtection: [{ id: member }],
    memberSessions: [{ id: member }],
    memberShared: [{ id: member }],
    recordSearch: [
      { text: rows.username },
      { text: issue },
      { text: rows.deposit },
      { text: rows.withdrawal },
      { text: rows.address },
      { text: '0007' },
    ],
    drawDetail: [{ issue }],
    drawOrders: [{ issue }],
    drawsWaiting: [{}],
    drawStatistics: [{ code: lottery }],
    exposure: [{}],
    drawExposure: [{ issue }],
    lotteryAlarms: [{}],
    ledgerAccounts: [{}, { prefix: 'member:' }],
    ledgerEntries: [{}, { address }],
    ledgerStatement: [{ address, currency: rows.currency }],
  };
};

// What the console's pages read besides lists: the first page, one member, one draw, the search.
import { mainAccount } from '../../apps/server/src/accounts.ts';
import type { ListInputs, NamedRows } from '../../apps/server/src/testing/lists/list-inputs.ts';
import { BET_STATES, CASE_KINDS } from '@fairhouse/calls/operator';
import type { Id } from '@fairhouse/values';

const times = { from: 1_700_000_000_000, to: 1_900_000_000_000 };

/** The reads of the console's pages about rows of a filled database. */
export const consolePages = (rows: NamedRows): ListInputs => {
  const { member, lottery, issue } = rows;
  const address = mainAccount('real', member as Id<'member'>);
  return {
    dashboard: [{}],
    dashboardQueues: [{}],
    dashboardLotteries: [{}],
    dashboardVendors: [{}],
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
    memberFigures: [{ id: rows.heavy }, { id: rows.heavy, days: 90 }],
    memberRisks: [{ id: rows.heavy }],
    memberCase: [
      { id: rows.heavy },
      { id: rows.heavy, ...times },
      ...CASE_KINDS.map((kinds) => ({ id: rows.heavy, kinds })),
    ],
    protectionPaused: [{}],
    memberList: [{ online: 'true' }],
    depositTotals: [
      {},
      { member },
      { username: rows.username },
      { state: 'SUCCESS' },
      { state: 'PAYING' },
      { waiting: 'true' },
      { channel: 'gcash' },
      times,
    ],
    withdrawalTotals: [
      {},
      { member },
      { state: 'SUCCESS' },
      { waiting: 'true' },
      { mine: 'true' },
      times,
    ],
    adjustmentTotals: [{}, { username: rows.username }],
    memberBetTotals: [
      { id: rows.heavy },
      { id: rows.heavy, gameCode: lottery },
      ...BET_STATES.map((state) => ({ id: rows.heavy, state })),
      { id: rows.heavy, ...times },
    ],
    memberBets: [
      { id: rows.heavy },
      { id: rows.heavy, gameCode: lottery },
      { id: rows.heavy, gameCode: 'none' },
      ...BET_STATES.map((state) => ({ id: rows.heavy, state })),
      { id: rows.heavy, gameCode: lottery, state: 'won' },
    ],
    recordSearch: [
      { text: rows.username },
      { text: issue },
      { text: rows.deposit },
      { text: rows.withdrawal },
      { text: rows.address },
      { text: '0007' },
      { text: '#7' },
    ],
    drawDetail: [{ issue }],
    drawOrders: [{ issue }],
    drawsWaiting: [{}],
    drawStatistics: [{ code: lottery }],
    exposure: [{}],
    drawExposure: [{ issue }],
    lotteryAlarms: [{}],
    ledgerAccounts: [{}, { prefix: 'member:' }],
    ledgerEntries: [
      {},
      { address },
      { code: 'deposit' },
      { address, code: 'fee' },
      { reference: issue },
      { reference: rows.deposit },
    ],
    ledgerStatement: [
      { address, currency: rows.currency },
      { address: mainAccount('real', rows.heavy as Id<'member'>), currency: rows.currency },
    ],
  };
};

// The cases of the ledger's and the cashier's pages.
import { withOrder, withRow } from './example.ts';
import type { PageCase } from './page-cases.ts';

const empty = 'ra.navigation.no_results';

export const MONEY_CASES: readonly PageCase[] = [
  {
    route: '/deposits',
    right: 'deposits.read',
    call: 'depositList',
    answer: withRow('depositList', { number: 'D1' }),
    sees: 'D1',
    empty,
  },
  {
    route: '/deposits/:id/show',
    right: 'deposits.read',
    call: 'depositDetail',
    answer: withOrder('depositDetail', { username: 'anna', state: 'AMOUNT_REVIEW' }),
    sees: 'anna',
    act: { right: 'deposits.review', button: 'deposit.credit' },
  },
  {
    route: '/withdrawals',
    right: 'withdrawals.read',
    call: 'withdrawalList',
    answer: withRow('withdrawalList', { number: 'W1' }),
    sees: 'W1',
    empty,
  },
  {
    route: '/withdrawals/:id/show',
    right: 'withdrawals.read',
    call: 'withdrawalDetail',
    answer: withOrder('withdrawalDetail', {
      username: 'anna',
      state: 'MANUAL_RISK',
      claim: { by: '00000000-0000-4000-8000-000000000001', name: 'O', until: 1, mine: true },
    }),
    sees: 'anna',
    act: { right: 'withdrawals.claim', button: 'withdrawal.act.release' },
  },
  {
    route: '/adjustments',
    right: 'ledger.read',
    call: 'adjustmentList',
    answer: withRow('adjustmentList', { number: 'A1' }),
    sees: 'A1',
    empty,
    act: { right: 'adjustments.make', button: 'adjustment.ask' },
  },
  {
    route: '/ledger/:tab?',
    at: '/ledger',
    right: 'ledger.read',
    call: 'ledgerAccounts',
    answer: withRow('ledgerAccounts', { address: 'house:cash' }),
    sees: 'house:cash',
    empty: 'ledger.noAccounts',
  },
  {
    route: '/ledger/:tab?',
    at: '/ledger/movements',
    right: 'ledger.read',
    call: 'ledgerEntries',
    answer: withRow('ledgerEntries', { code: 'vendor_free_win', reference: 'r-77' }),
    sees: 'r-77',
    empty: 'ledger.noLines',
  },
  {
    route: '/cashier',
    right: 'deposits.read',
    call: 'channelList',
    answer: withRow('channelList', { names: { EN: 'By bank' } }),
    sees: 'By bank',
    empty,
    act: { right: 'settings.edit', button: 'ra.action.edit' },
  },
];

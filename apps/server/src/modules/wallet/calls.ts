import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import {
  listLedgerAccounts,
  listLedgerEntries,
  readLedgerEntry,
  readLedgerStatement,
} from './ledger/read-ledger.ts';
import { describeWallets } from './describe-wallets.ts';
import { exportProfit } from './export-profit.ts';
import { exportRecord } from './export-record.ts';
import { listBookRoots, listBookSeals } from './book-seals.ts';
import { proveOwnBalances } from './prove-own-balances.ts';
import { readBalance } from './read-balance.ts';
import { readProfit } from './read-profit.ts';
import { readRecord } from './read-record.ts';

export const walletOperations = {
  balance: readBalance,
  bookSeals: listBookSeals,
  bookRoots: listBookRoots,
  bookBalances: proveOwnBalances,
  merchantWallet: describeWallets,
  memTransDet: readRecord,
  memTransDetCsv: exportRecord,
  personalProfit: readProfit,
  personalProfitCsv: exportProfit,
} satisfies Partial<Operations<PlayerCalls>>;

export const walletBackoffice = {
  ledgerAccounts: listLedgerAccounts,
  ledgerStatement: readLedgerStatement,
  ledgerEntry: readLedgerEntry,
  ledgerEntries: listLedgerEntries,
} satisfies Partial<Operations<OperatorCalls>>;

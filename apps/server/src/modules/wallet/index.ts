// Entry point of the wallet: balances, account records and results of members.
import type { Job } from '../../platform/jobs.ts';
import { collectDebtsOfAll } from './debt.ts';

export { walletBackoffice, walletOperations } from './calls.ts';
export { consolidateFunds } from './consolidate-funds.ts';
export { csvFile } from './csv.ts';
export { deductOnce, type Deduction } from './deduct-once.ts';
export { collectDebts, listDebtorsAmong, readDebt } from './debt.ts';
export { lockDebt } from './store/debt-lock.ts';
export { readFunds, type Funds } from './funds.ts';
export { listConflicts } from './conflict-store.ts';
export { recordConflict } from './record-conflict.ts';
export { memberAccounts, type MemberAccounts } from './member-accounts.ts';
export { resultSince, resultToday, vendorMovesSince, winningDays } from './result-since.ts';
export {
  listBonusMembers,
  putBonusRollover,
  takeBonusRollover,
  type BonusRollover,
} from './store/bonus-rollover.ts';
export { putTurnover, takeTurnover } from './store/turnover.ts';
export { readTurnoverAfter, type LineCursors } from './store.ts';
export { makeReferenceText } from './make-reference-text.ts';
export { BOOK_REFERENCE, kindText } from './texts.ts';
export { formatZonedTime } from './format-zoned-time.ts';

export const walletJobs: readonly Job[] = [collectDebtsOfAll];

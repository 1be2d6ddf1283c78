// The wallet's door: what a member has, and what became of it.
import type { Job } from '../../ground/jobs.ts';
import { collectDebtsOfAll } from './debt.ts';

export { walletDesk, walletOperations } from './calls.ts';
export { csvFile } from './csv.ts';
export { collectDebts, readDebt } from './debt.ts';
export { readFunds, type Funds } from './funds.ts';
export { listSetAside } from './conflict-store.ts';
export { noteConflict } from './note-conflict.ts';
export { memberAccounts, type MemberAccounts } from './member-accounts.ts';
export { resultSince, resultToday, vendorMovesSince, winningDays } from './result-since.ts';
export { readTurnoverAfter, type LinesSeen } from './store.ts';
export { timeText } from './time-text.ts';

export const walletJobs: readonly Job[] = [collectDebtsOfAll];

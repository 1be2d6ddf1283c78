// The wallet's door: what a member has, and what became of it.
export { walletDesk, walletOperations } from './calls.ts';
export { csvFile } from './csv.ts';
export { readFunds, type Funds } from './funds.ts';
export { memberAccounts, type MemberAccounts } from './member-accounts.ts';
export { resultSince, resultToday } from './result-since.ts';
export { timeText } from './time-text.ts';

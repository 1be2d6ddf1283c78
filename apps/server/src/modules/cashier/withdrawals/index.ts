// Withdrawals: orders of members to pay out, from the request through the risk control to the
// payout.
export { applyPayout, signalWithdrawal } from './apply-payout.ts';
export { changeLockUntil } from './change-lock.ts';
export { exportWithdrawals, listWithdrawals } from './list-withdrawals.ts';
export { type WithdrawalTransition, moveWithdrawal } from './move-withdrawal.ts';
export { readPayoutTime } from './payout-time.ts';
export { pursuePayouts } from './pursue-payouts.ts';
export { readWithdrawal } from './read-withdrawal.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export { startPayout } from './start-payout.ts';
export { findLastPaid, readDayTotal } from './store/withdrawal-figures.ts';
export {
  listNewestWithdrawals,
  listWithdrawalPage,
  listWithdrawalQueue,
  sumWithdrawals,
} from './store/withdrawal-list.ts';
export {
  type WithdrawalRow,
  changeWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  setClaim,
} from './store/withdrawals.ts';
export { readWithdrawSettings } from './withdraw-settings.ts';
export { WITHDRAWAL_STATES, isForOfficer, isWithdrawalTransition } from './withdrawal.ts';

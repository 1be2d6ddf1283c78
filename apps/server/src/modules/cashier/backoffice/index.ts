// Back office: the operators' calls on orders, cards, channels, settings and adjustments.
export { listAdjustments, requestAdjustment } from './adjustments.ts';
export { changedChannel, changesPrices, editChannel, listBackofficeChannels } from './channels.ts';
export { totalAdjustments, totalDeposits, totalWithdrawals } from './list-totals.ts';
export { claimWithdrawal, releaseWithdrawal } from './claim-withdrawal.ts';
export { correctMemberName } from './correct-member-name.ts';
export {
  exportBackofficeDeposits,
  listBackofficeDeposits,
  readBackofficeDeposit,
} from './deposits.ts';
export { editSettings, getSettings } from './edit-settings.ts';
export { listMemberCards, unbindMemberCard } from './member-cards.ts';
export { confirmPaid, payWithdrawal, returnWithdrawal, takeByHand } from './pay-withdrawal.ts';
export { reviewDeposit } from './review-deposit.ts';
export { approveWithdrawal, holdWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';
export { searchAccount } from './search-account.ts';
export {
  exportBackofficeWithdrawals,
  listBackofficeWithdrawals,
  readBackofficeWithdrawal,
} from './withdrawals.ts';

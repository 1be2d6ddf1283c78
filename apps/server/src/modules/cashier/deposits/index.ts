// Deposits: orders of members to pay in, from their creation to the credit.
export { applyPayment, signalDeposit } from './apply-payment.ts';
export { cancelDeposit } from './cancel-deposit.ts';
export { createDeposit } from './create-deposit.ts';
export { creditDeposit } from './credit-deposit.ts';
export { readDepositSettings } from './deposit-settings.ts';
export { DEPOSIT_REVIEWS, isDepositTransition, isOpenDeposit } from './deposit.ts';
export { expireDeposits } from './expire-deposits.ts';
export { exportDeposits, listDeposits } from './list-deposits.ts';
export { creditedAmount, moveDeposit } from './move-deposit.ts';
export { pollDeposits } from './poll-deposits.ts';
export { readDeposit } from './read-deposit.ts';
export { listDepositPage, listNewestDeposits, sumDeposits } from './list-store.ts';
export { type DepositRow, changeDeposit, findDeposit, lockDeposit } from './store.ts';

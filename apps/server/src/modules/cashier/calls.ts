import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { addBankCard } from './add-bank-card.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { readDepositSettings } from './deposit-settings.ts';
import { requestAdjustment, listAdjustments } from './backoffice/adjustments.ts';
import { changesPrices, editChannel, listBackofficeChannels } from './backoffice/channels.ts';
import { claimWithdrawal, releaseWithdrawal } from './backoffice/claim-withdrawal.ts';
import { correctMemberName } from './backoffice/correct-member-name.ts';
import {
  exportBackofficeDeposits,
  listBackofficeDeposits,
  readBackofficeDeposit,
} from './backoffice/deposits.ts';
import { editSettings, getSettings } from './backoffice/edit-settings.ts';
import {
  approveWithdrawal,
  holdWithdrawal,
  rejectWithdrawal,
} from './backoffice/review-withdrawal.ts';
import { listMemberCards, unbindMemberCard } from './backoffice/member-cards.ts';
import {
  confirmPaid,
  payWithdrawal,
  returnWithdrawal,
  takeByHand,
} from './backoffice/pay-withdrawal.ts';
import { reviewDeposit } from './backoffice/review-deposit.ts';
import {
  exportBackofficeWithdrawals,
  listBackofficeWithdrawals,
  readBackofficeWithdrawal,
} from './backoffice/withdrawals.ts';
import { listBankCards } from './list-bank-cards.ts';
import { exportDeposits, listDeposits } from './list-deposits.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listTurnover } from './list-turnover.ts';
import { exportWithdrawals, listWithdrawals } from './list-withdrawals.ts';
import { readPayoutTime } from './payout-time.ts';
import { readDeposit } from './read-deposit.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { unbindBankCard } from './unbind-bank-card.ts';
import { readWithdrawSettings } from './withdraw-settings.ts';

export const cashierOperations = {
  depositSettings: readDepositSettings,
  depositCreate: createDeposit,
  depositOne: readDeposit,
  depositCancel: cancelDeposit,
  depositList: listDeposits,
  depositListCsv: exportDeposits,
  bankCards: listBankCards,
  bankCardAdd: addBankCard,
  bankCardUnbind: unbindBankCard,
  withdrawSettings: readWithdrawSettings,
  paymentMethods: listPaymentMethods,
  payoutTime: readPayoutTime,
  withdrawCreate: requestWithdrawal,
  withdrawOne: readWithdrawal,
  withdrawList: listWithdrawals,
  withdrawListCsv: exportWithdrawals,
  turnoverList: listTurnover,
} satisfies Partial<Operations<PlayerCalls>>;

const channelEdit = requireSecondOperator(
  {
    name: 'channelEdit',
    row: operator.channelEdit,
    needs: changesPrices,
    target: ({ id }) => `channel:${id}`,
    describe: ({ id, version: _version, ...terms }) =>
      describeOperation('channel', { id, terms: JSON.stringify(terms) }),
  },
  editChannel,
);

export const cashierBackoffice = {
  depositList: listBackofficeDeposits,
  depositCsv: exportBackofficeDeposits,
  depositDetail: readBackofficeDeposit,
  depositReview: reviewDeposit,
  withdrawalList: listBackofficeWithdrawals,
  withdrawalCsv: exportBackofficeWithdrawals,
  withdrawalDetail: readBackofficeWithdrawal,
  withdrawalClaim: claimWithdrawal,
  withdrawalRelease: releaseWithdrawal,
  withdrawalApprove: approveWithdrawal,
  withdrawalHold: holdWithdrawal,
  withdrawalReject: rejectWithdrawal,
  withdrawalPay: payWithdrawal,
  withdrawalByHand: takeByHand,
  withdrawalPaid: confirmPaid,
  withdrawalReturn: returnWithdrawal,
  memberCards: listMemberCards,
  memberCardUnbind: unbindMemberCard,
  memberRealNameCorrect: correctMemberName,
  channelList: listBackofficeChannels,
  channelEdit,
  cashierSettingsGet: getSettings,
  cashierSettingsEdit: editSettings,
  adjustmentAsk: requestAdjustment,
  adjustmentList: listAdjustments,
} satisfies Partial<Operations<OperatorCalls>>;

import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { addBankCard, listBankCards, unbindBankCard } from './cards/index.ts';
import {
  cancelDeposit,
  createDeposit,
  readDepositSettings,
  exportDeposits,
  listDeposits,
  readDeposit,
} from './deposits/index.ts';
import {
  requestAdjustment,
  searchAccount,
  listAdjustments,
  totalAdjustments,
  totalDeposits,
  totalWithdrawals,
  changesPrices,
  editChannel,
  listBackofficeChannels,
  claimWithdrawal,
  releaseWithdrawal,
  correctMemberName,
  exportBackofficeDeposits,
  listBackofficeDeposits,
  readBackofficeDeposit,
  editSettings,
  getSettings,
  approveWithdrawal,
  holdWithdrawal,
  rejectWithdrawal,
  listMemberCards,
  unbindMemberCard,
  confirmPaid,
  payWithdrawal,
  returnWithdrawal,
  takeByHand,
  reviewDeposit,
  exportBackofficeWithdrawals,
  listBackofficeWithdrawals,
  readBackofficeWithdrawal,
} from './backoffice/index.ts';
import { listPaymentMethods } from './channels/index.ts';
import { listTurnover } from './payment-profiles/index.ts';
import {
  exportWithdrawals,
  listWithdrawals,
  readPayoutTime,
  readWithdrawal,
  requestWithdrawal,
  readWithdrawSettings,
} from './withdrawals/index.ts';

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
    describe: ({ id, version: _version, reason: _reason, ...terms }) =>
      describeOperation('channel', { id, terms: JSON.stringify(terms) }),
  },
  editChannel,
);

export const cashierBackoffice = {
  depositList: listBackofficeDeposits,
  depositCsv: exportBackofficeDeposits,
  depositTotals: totalDeposits,
  withdrawalTotals: totalWithdrawals,
  adjustmentTotals: totalAdjustments,
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
  accountSearch: searchAccount,
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

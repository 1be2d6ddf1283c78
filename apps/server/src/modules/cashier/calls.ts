import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { askSecond, sayAct } from '../operators/index.ts';
import { addBankCard } from './add-bank-card.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { readDepositSettings } from './deposit-settings.ts';
import { askAdjustment, listAdjustments } from './desk/adjust.ts';
import { changesPrices, editChannel, listDeskChannels } from './desk/channels.ts';
import { claimWithdrawal, releaseWithdrawal } from './desk/claim-withdrawal.ts';
import { correctMemberName } from './desk/correct-name.ts';
import { exportDeskDeposits, listDeskDeposits, readDeskDeposit } from './desk/deposits.ts';
import { editSettings, getSettings } from './desk/edit-settings.ts';
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal } from './desk/judge-withdrawal.ts';
import { listMemberCards, unbindMemberCard } from './desk/member-cards.ts';
import { confirmPaid, payWithdrawal, returnWithdrawal, takeByHand } from './desk/pay-withdrawal.ts';
import { reviewDeposit } from './desk/review-deposit.ts';
import {
  exportDeskWithdrawals,
  listDeskWithdrawals,
  readDeskWithdrawal,
} from './desk/withdrawals.ts';
import { listBankCards } from './list-bank-cards.ts';
import { exportDeposits, listDeposits } from './list-deposits.ts';
import { listPaymentMethods } from './list-methods.ts';
import { listTurnover } from './list-turnover.ts';
import { exportWithdrawals, listWithdrawals } from './list-withdrawals.ts';
import { readPayoutTime } from './payout-time.ts';
import { readDeposit } from './read-deposit.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { unbindBankCard } from './unbind-card.ts';
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

const channelEdit = askSecond(
  {
    name: 'channelEdit',
    row: operator.channelEdit,
    needs: changesPrices,
    target: ({ id }) => `channel:${id}`,
    describe: ({ id, version: _version, ...terms }) =>
      sayAct('channel', { id, terms: JSON.stringify(terms) }),
  },
  editChannel,
);

export const cashierDesk = {
  depositDeskList: listDeskDeposits,
  depositDeskCsv: exportDeskDeposits,
  depositDeskOne: readDeskDeposit,
  depositReview: reviewDeposit,
  withdrawalDeskList: listDeskWithdrawals,
  withdrawalDeskCsv: exportDeskWithdrawals,
  withdrawalDeskOne: readDeskWithdrawal,
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
  channelList: listDeskChannels,
  channelEdit,
  cashierSettingsGet: getSettings,
  cashierSettingsEdit: editSettings,
  adjustmentAsk: askAdjustment,
  adjustmentList: listAdjustments,
} satisfies Partial<Operations<OperatorCalls>>;

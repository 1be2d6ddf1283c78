// The checks of a transfer between a member and its line, in their order (agency.md 1.8).
import { amount, fail, ok, subtract, type Amount, type Rate, type Result } from '@fairhouse/values';
import { ZERO } from '@fairhouse/values';
import { mulCeil2, mulFloor2 } from '../roundings.ts';

/** The receiver, seen from the sender. */
export type TransferRelation = 'direct_upline' | 'direct_downline' | 'descendant' | 'other';

/** Only a normal transfer carries turnover that is still required. */
export type TransferType = 'normal' | 'activity' | 'manual_dividend';

export interface TransferLimits {
  readonly min: Amount;
  readonly max: Amount;
  readonly dayLimit: Amount;
  readonly monthLimit: Amount;
  readonly maxCount: number;
  /** From this amount on a person reviews it. */
  readonly reviewFrom: Amount | undefined;
  /** The share of the amount that the receiver must stake. */
  readonly requirement: Rate;
}

export interface Transfer {
  readonly type: TransferType;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly isFeatureOn: boolean;
  readonly relation: TransferRelation;
  readonly allowed: readonly TransferRelation[];
  /** Of an upline that receives: whether it accepts. */
  readonly isAccepted: boolean;
  readonly isSenderFrozen: boolean;
  readonly isReceiverFrozen: boolean;
  /** Both play with real money. */
  readonly areFormal: boolean;
  readonly isAddressBlocked: boolean;
  /** After a change of password or factor. */
  readonly isTimeLocked: boolean;
  readonly isPaymentPasswordRight: boolean;
  /** Right, or not asked for. */
  readonly isSecondFactorRight: boolean;
  readonly balance: Amount;
  readonly usedToday: Amount;
  readonly usedThisMonth: Amount;
  readonly countToday: number;
  readonly remainingTurnover: Amount;
  readonly contractOutstanding: Amount;
  readonly limits: TransferLimits;
}

export type TransferProblem =
  | 'FEATURE_OFF'
  | 'NOT_ALLOWED_TARGET'
  | 'NOT_ACCEPTED'
  | 'SENDER_FROZEN'
  | 'RECEIVER_FROZEN'
  | 'NOT_FORMAL'
  | 'ADDRESS_BLOCKED'
  | 'TIME_LOCK'
  | 'PAYMENT_PASSWORD'
  | 'SECOND_FACTOR'
  | 'BELOW_MIN'
  | 'ABOVE_MAX'
  | 'INSUFFICIENT_BALANCE'
  | 'COUNT_LIMIT'
  | 'DAY_LIMIT'
  | 'MONTH_LIMIT'
  | 'TURNOVER_REQUIRED'
  | 'CONTRACT_OUTSTANDING';

export interface TransferOutcome {
  readonly senderAfter: Amount;
  /** What the receiver must stake before it withdraws. */
  readonly receiverRequirement: Amount;
  /** By how much the sender's open requirements shrink. */
  readonly senderReduction: Amount;
  readonly needsReview: boolean;
}

/** What a transfer does, or the first check that fails. */
export function checkTransfer(transfer: Transfer): Result<TransferOutcome, TransferProblem> {
  const problem =
    findPartyProblem(transfer) ?? findProofProblem(transfer) ?? findFigureProblem(transfer);
  if (problem !== undefined) return fail(problem);
  const { limits, type, balance } = transfer;
  const carries = type === 'normal';
  return ok({
    senderAfter: subtract(balance, amount(transfer.amount + transfer.fee)),
    receiverRequirement: carries ? mulCeil2(transfer.amount, limits.requirement) : ZERO,
    senderReduction: carries ? mulFloor2(transfer.amount, limits.requirement) : ZERO,
    needsReview: limits.reviewFrom !== undefined && transfer.amount >= limits.reviewFrom,
  });
}

function findPartyProblem(transfer: Transfer): TransferProblem | undefined {
  const { relation, allowed } = transfer;
  if (!transfer.isFeatureOn) return 'FEATURE_OFF';
  if (relation === 'other' || !allowed.includes(relation)) return 'NOT_ALLOWED_TARGET';
  if (relation === 'direct_upline' && !transfer.isAccepted) return 'NOT_ACCEPTED';
  if (transfer.isSenderFrozen) return 'SENDER_FROZEN';
  if (transfer.isReceiverFrozen) return 'RECEIVER_FROZEN';
  if (!transfer.areFormal) return 'NOT_FORMAL';
  if (transfer.isAddressBlocked) return 'ADDRESS_BLOCKED';
  return transfer.isTimeLocked ? 'TIME_LOCK' : undefined;
}

function findProofProblem(transfer: Transfer): TransferProblem | undefined {
  if (!transfer.isPaymentPasswordRight) return 'PAYMENT_PASSWORD';
  return transfer.isSecondFactorRight ? undefined : 'SECOND_FACTOR';
}

/** In the order of a withdrawal's figures (agency.md 5.3). */
function findFigureProblem(transfer: Transfer): TransferProblem | undefined {
  const { limits } = transfer;
  if (transfer.amount < limits.min) return 'BELOW_MIN';
  if (transfer.amount > limits.max) return 'ABOVE_MAX';
  if (transfer.amount + transfer.fee > transfer.balance) return 'INSUFFICIENT_BALANCE';
  if (transfer.countToday >= limits.maxCount) return 'COUNT_LIMIT';
  if (transfer.usedToday + transfer.amount > limits.dayLimit) return 'DAY_LIMIT';
  if (transfer.usedThisMonth + transfer.amount > limits.monthLimit) return 'MONTH_LIMIT';
  if (transfer.remainingTurnover > 0n) return 'TURNOVER_REQUIRED';
  return transfer.contractOutstanding > 0n ? 'CONTRACT_OUTSTANDING' : undefined;
}

/** States of a deposit (agency.md 5.1). */
export type DepositState =
  | 'CREATED'
  | 'PAYING'
  | 'CALLBACK_OK'
  | 'AMOUNT_REVIEW'
  | 'SUCCESS'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'LATE_REVIEW'
  | 'REFUND';

/** States of a withdrawal (agency.md 5.3). */
export type WithdrawalState =
  | 'SUBMITTED'
  | 'AUTO_RISK'
  | 'MANUAL_RISK'
  | 'HELD'
  | 'APPROVED'
  | 'PAYING'
  | 'PAY_FAILED'
  | 'MANUAL_PAY'
  | 'SUCCESS'
  | 'REJECTED'
  | 'RETURNED';

/** Why an order is in its state. */
export type OrderReason =
  | 'provider_unreachable'
  | 'provider_failed'
  | 'provider_unknown'
  | 'paid_other_amount'
  | 'paid_late'
  | 'not_paid_in_time'
  | 'cancelled_by_member'
  | 'credited_by_operator'
  | 'rejected_by_operator'
  | 'refunded_by_operator'
  | 'risk_rules'
  | 'approved_by_rules'
  | 'approved_by_operator'
  | 'second_person'
  | 'held_by_operator'
  | 'unheld_by_operator'
  | 'details_unclear'
  | 'turnover_unclear'
  | 'account_name_differs'
  | 'account_refused'
  | 'paid_by_hand'
  | 'returned_by_operator'
  | 'retried_by_operator'
  | 'told_otherwise'
  | 'other';

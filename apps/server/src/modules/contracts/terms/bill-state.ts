/** The states of a bill, as they are stored. */
export type BillState =
  | 'not_reached'
  | 'wait_approval'
  | 'wait_payer'
  | 'ready'
  | 'issued'
  | 'part_paid'
  | 'insufficient'
  | 'rejected'
  | 'cancelled'
  | 'expired';

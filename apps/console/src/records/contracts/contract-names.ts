// The kinds and states that lists of contracts are filtered by, in the order of the menus.
export const KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds whose periods are settled by runs. */
export const BILLED_KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY'] as const;

export const STATES = [
  'ACTIVE',
  'PENDING_APPROVAL',
  'PENDING',
  'TERMINATING',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'SUPERSEDED',
  'TERMINATED',
  'AUTO_TERMINATED',
  'ADMIN_ENDED',
] as const;
export type State = (typeof STATES)[number];

export const BILL_STATES = [
  'WAIT_APPROVAL',
  'WAIT_PAYER',
  'READY',
  'ISSUED',
  'PART_PAID',
  'INSUFFICIENT',
  'NOT_REACHED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type BillState = (typeof BILL_STATES)[number];

/**
 * The text of a bill's state, by the tier that was reached, null for none: a tier can be reached in
 * a period of which nothing is paid.
 */
export const billStateText = (state: BillState, tier: number | null) =>
  state === 'NOT_REACHED' && tier !== null
    ? 'contract.bill.NOTHING'
    : (`contract.bill.${state}` as const);

/** The ledger's own refusals of an entry; every other refusal is a participant's text. */
export const LEDGER_REFUSALS = [
  'insufficient_funds',
  /** A player's account would exceed AMOUNT_MAX. */
  'balance_too_large',
  /** The hold was ended by another entry. */
  'hold_ended',
] as const;

export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number];

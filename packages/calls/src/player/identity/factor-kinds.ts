/**
 * How a login can be confirmed. The bank account's name is asked in addition to one of the others;
 * `newContact` means that a number or address is given with the code, and is verified by it.
 */
export const FACTOR_KINDS = [
  'mobile',
  'email',
  'authenticator',
  'recovery',
  'bankName',
  'newContact',
] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

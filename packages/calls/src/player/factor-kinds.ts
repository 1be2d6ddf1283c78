/** How a login can be confirmed. The bank account's name is asked beside one of the others. */
export const FACTOR_KINDS = ['mobile', 'email', 'authenticator', 'recovery', 'bankName'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

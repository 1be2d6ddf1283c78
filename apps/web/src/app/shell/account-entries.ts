export type AccountEntry =
  | 'memberCentre'
  | 'deposit'
  | 'withdraw'
  | 'accountRecord'
  | 'bettingRecord'
  | 'logout';

/**
 * The entries of the account menu in the product's order (product.md section 2), without those that
 * the merchant has switched off. A trial sees them and gets the warning when it opens one.
 */
export function accountEntries(role: number | undefined, takesDeposits: boolean): AccountEntry[] {
  if (role === undefined) return [];
  const deposit = takesDeposits ? (['deposit'] as const) : [];
  return ['memberCentre', ...deposit, 'withdraw', 'accountRecord', 'bettingRecord', 'logout'];
}

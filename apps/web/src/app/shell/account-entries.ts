export type AccountEntry =
  'memberCentre' | 'deposit' | 'withdraw' | 'accountRecord' | 'bettingRecord' | 'signOut';

/**
 * The dropdown's entries in the product's order (product.md section 2), without what the merchant
 * has switched off. A trial sees them and meets the warning behind them.
 */
export function accountEntries(role: number | undefined, takesDeposits: boolean): AccountEntry[] {
  if (role === undefined) return [];
  const deposit = takesDeposits ? (['deposit'] as const) : [];
  return ['memberCentre', ...deposit, 'withdraw', 'accountRecord', 'bettingRecord', 'signOut'];
}

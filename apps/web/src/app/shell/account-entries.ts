export type AccountEntry =
  'memberCentre' | 'deposit' | 'withdraw' | 'accountRecord' | 'bettingRecord' | 'signOut';

/**
 * The dropdown's entries in the product's order (product.md section 2). A trial sees them and meets
 * the warning behind them.
 */
export function accountEntries(role: number | undefined): AccountEntry[] {
  if (role === undefined) return [];
  return ['memberCentre', 'deposit', 'withdraw', 'accountRecord', 'bettingRecord', 'signOut'];
}

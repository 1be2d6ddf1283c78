import { actsAsAgent } from '../../gate/gate.ts';

export type AccountEntry =
  | 'memberCentre'
  | 'deposit'
  | 'agentCentre'
  | 'withdraw'
  | 'accountRecord'
  | 'bettingRecord'
  | 'logout';

/**
 * The entries of the account menu in the product's order (product.md section 2), without those that
 * the merchant has switched off. A trial sees them and gets the warning when it opens one; the
 * agent centre is offered to agents alone.
 */
export function accountEntries(role: number | undefined, takesDeposits: boolean): AccountEntry[] {
  if (role === undefined) return [];
  const deposit = takesDeposits ? (['deposit'] as const) : [];
  const agent = actsAsAgent({ role }) ? (['agentCentre'] as const) : [];
  const records = ['withdraw', 'accountRecord', 'bettingRecord'] as const;
  return ['memberCentre', ...deposit, ...agent, ...records, 'logout'];
}

import { mayLead } from '../gate.ts';

export type AccountEntry =
  | 'memberCentre'
  | 'deposit'
  | 'agentCentre'
  | 'withdraw'
  | 'accountRecord'
  | 'bettingRecord'
  | 'signOut';

/**
 * The dropdown's entries in the product's order (product.md section 2). The agent centre is offered
 * to agents; a trial sees the rest and meets the warning behind it.
 */
export function accountEntries(role: number | undefined): AccountEntry[] {
  if (role === undefined) return [];
  const agents: AccountEntry[] = mayLead({ role }) ? ['agentCentre'] : [];
  return [
    'memberCentre',
    'deposit',
    ...agents,
    'withdraw',
    'accountRecord',
    'bettingRecord',
    'signOut',
  ];
}

// What a request changes of an agent's account, for the operator who decides it.
import type { Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { CategoryRates } from '@fairhouse/rules/agency';
import { changedTerms, type ConsoleCall, type TermsChange } from '../../operators/index.ts';
import { agentTermsOf, readAccount, withoutZero } from '../accounts/index.ts';
import { percentOf } from '../tree/index.ts';

type Terms = Input<OperatorCalls['agentTermsSet']>;
type Permissions = Input<OperatorCalls['agentPermissionsSet']>;

/** The requested group and rates. */
export const requestedTerms = ({ group, rates }: Pick<Terms, 'group' | 'rates'>) => ({
  group,
  rates: inPercent(withoutZero(rates)),
});

export async function changedAgentTerms(call: ConsoleCall, input: Terms): Promise<TermsChange> {
  const terms = await agentTermsOf(call.app, call.merchant);
  const account = await readAccount(call, terms, input.id);
  return changedTerms(requestedTerms(account), requestedTerms(input));
}

/** The requested permissions: what is left out, the agent has from its upline. */
export const requestedPermissions = ({ permissions }: Pick<Permissions, 'permissions'>) =>
  permissions;

export async function changedPermissions(
  call: ConsoleCall,
  input: Permissions,
): Promise<TermsChange> {
  const terms = await agentTermsOf(call.app, call.merchant);
  const { permissions } = await readAccount(call, terms, input.id);
  return changedTerms(permissions, input.permissions);
}

/** Rates as people write them; `0.5 %`. */
function inPercent(rates: CategoryRates): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rates).map(([category, value]) => [category, `${percentOf(value)} %`]),
  );
}

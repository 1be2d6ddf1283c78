// Where an agent stands with contracts of a kind, for the summary of its funds (agency.md 2.1,
// `consolidated`).
import type { ContractState } from './contract-states.ts';

export type ContractStanding = 'off' | 'none' | 'offered' | 'active' | 'termination_asked';

/**
 * The standing by the states of the contracts of a kind that are offered to the agent. What asks
 * for its answer comes first: a wish to end, then an offer, also beside an active contract.
 */
export function contractStanding(
  isFeatureOn: boolean,
  states: readonly ContractState[],
): ContractStanding {
  if (!isFeatureOn) return 'off';
  if (states.includes('terminating')) return 'termination_asked';
  if (states.includes('pending')) return 'offered';
  return states.includes('active') ? 'active' : 'none';
}

// The bounds of a member's group and rates: its upline's, or the merchant's for the head of a line.
import { GAME_CATEGORIES, highestGiven, type CategoryRates } from '@fairhouse/rules/agency';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Member } from '../../members/index.ts';
import { readAccount, type AgentTerms } from '../accounts/index.ts';
import { groupLimitsOf, highestRates } from '../tree/index.ts';

export interface Highest {
  readonly group: number;
  readonly rates: CategoryRates;
}

/** The highest group and rates that a direct of this upline may have; undefined is the house. */
export async function highestBelow(
  context: Pick<CallContext, 'sql' | 'merchant'>,
  terms: AgentTerms,
  upline: Member['upline'],
): Promise<Highest> {
  if (upline === undefined) {
    const all = GAME_CATEGORIES.map((category) => [category, terms.rateMax]);
    return { group: terms.bounds.max, rates: Object.fromEntries(all) };
  }
  const account = await readAccount(context, terms, upline);
  return {
    group: highestGiven(groupLimitsOf(terms, account.group).groupLimits),
    rates: highestRates(account.rates, terms),
  };
}

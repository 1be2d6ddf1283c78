// What the house offers an agent, and in which contract it changes what, for the operator who
// decides it.
import type { Input } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { wireTerms } from '@fairhouse/calls/player';
import * as z from 'zod';
import { findMemberByName } from '../../members/index.ts';
import { changedTerms, type ConsoleCall, type TermsChange } from '../../operators/index.ts';
import { listStanding } from '../offers/index.ts';
import { termsOf } from '../terms/index.ts';

type Offer = Input<OperatorCalls['contractHouseOffer']>;

/** The offered terms, and the note to the agent where there is one. */
export function requestedOffer(input: Offer): Readonly<Record<string, unknown>> {
  const { terms, note } = z.encode(operator.contractHouseOffer.request, input);
  return { ...terms, ...(note === undefined || note === '' ? {} : { note }) };
}

/** Compared with the contract of the house that the offer replaces, if there is one. */
export async function changedOffer(call: ConsoleCall, input: Offer): Promise<TermsChange> {
  const { sql, merchant } = call;
  const agent = await findMemberByName(sql, merchant.id, input.username);
  const standing = agent === undefined ? [] : await listStanding(sql, merchant.id, agent.id);
  const replaced = standing.find(
    ({ kind, state, upline_id: upline }) =>
      kind === input.terms.kind && upline === null && ['active', 'terminating'].includes(state),
  );
  const before = replaced === undefined ? {} : z.encode(wireTerms, termsOf(replaced));
  return changedTerms(before, requestedOffer(input));
}

// The team of one agent in the back office, of the last thirty business days.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { businessDayAt, plusDays } from '@fairhouse/rules/agency';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { peopleOf, teamOf } from './read-team.ts';
import { findSelf } from './store/people.ts';

type Row = OperatorCalls['agentTeamSums'];

const DAYS = 30;

/** What an agent itself reads of its team, for an operator. */
export async function readTeamSums(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, input } = call;
  if ((await findSelf(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const to = businessDayAt(merchant, now);
  const span = { from: plusDays(to, 1 - DAYS), to };
  const { currency, total, days } = await teamOf(call, input.id, span);
  const people = await peopleOf(call, input.id, span);
  return ok({
    ...span,
    currency,
    total,
    people,
    days: days.map(({ day, bet, deposit, netResult }) => ({ day, bet, deposit, netResult })),
  });
}

// Who stands over the whole house: given and taken away by two who do.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../../ground/audit-note.ts';
import type { CallOf } from '../../../ground/call-context.ts';
import type { ApprovalCall } from '../approvals/approval.ts';
import { findReach } from './reach-store.ts';
import { dropSteward, lockStewards, putSteward } from './steward-store.ts';
import { hasPost, lockPerson } from './store.ts';

type Row = OperatorCalls['stewardChange'];
type Call = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };

/** With one alone nothing over the house could be agreed to. */
const STEWARDS_LEAST = 2;

/**
 * Puts an operator over the whole house, or takes that away; never the own account. The second
 * person stands there too; where nobody else does, one who may edit operators will do.
 */
export async function changeSteward(call: Call): Promise<Answer<Row>> {
  const { sql, input, operator, approval } = call;
  const { id, steward, reason } = input;
  const asker = approval?.maker.id ?? operator.operator;
  if (id === operator.operator || id === asker) return refuse('operator.self');
  const above = await lockStewards(sql);
  const alone = above.every((each) => each === asker);
  if (!above.includes(asker) || !(alone || above.includes(operator.operator))) {
    return refuse('right.required');
  }
  const reach = await findReach(call, id);
  const person = await lockPerson(sql, call.merchant.id, id);
  const isKnown = person !== undefined && (reach.here || reach.known) && (await hasPost(sql, id));
  if (!isKnown) return refuse('not.found');
  const changed = steward ? await putSteward(sql, id, operator.name) : await dropSteward(sql, id);
  if (!changed) return refuse('merchant.unchanged');
  if (!steward && (await lockStewards(sql)).length < STEWARDS_LEAST) return refuse('steward.last');
  noteAudit(call, { target: `operator:${person.name}`, after: { steward }, reason });
  return ok(null);
}

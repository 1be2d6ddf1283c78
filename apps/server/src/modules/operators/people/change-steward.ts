// Stewards, who manage the whole installation: appointed and removed with the approval of another
// one.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import type { ApprovalCall } from '../approvals/approval.ts';
import { findReach } from './reach-store.ts';
import { dropSteward, lockStewards, putSteward } from './steward-store.ts';
import { hasPost, lockPerson } from './store.ts';

type Row = OperatorCalls['stewardChange'];
type Call = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };

/** With only one steward no installation-wide request could be approved. */
const STEWARDS_LEAST = 2;

/**
 * Makes an operator a steward, or removes the post; never for the caller's own account. Another
 * steward must approve; where there is none, an operator with the right to edit operators may.
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

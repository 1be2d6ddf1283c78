// Operations of callers with `operators.edit` on other operators. An operation that grants power
// needs a second operator.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import type { ConsoleCall } from '../approvals/approval.ts';
import { recordMaker } from '../approvals/maker-store.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { unknownPassword } from '../enrolment/make-enrolment.ts';
import { hashPassword } from '../session/password.ts';
import { insertAttempt } from '../session/store.ts';
import { endSessions } from '../session/session-store.ts';
import { findReach } from './reach-store.ts';
import {
  creationApproval,
  enablingApproval,
  resetApproval,
  roleApproval,
  rolesApproval,
} from './operator-approvals.ts';
import { changeState, countOtherOwners, insertPerson, listRoles, lockPerson } from './store.ts';

/**
 * Creates an operator without roles, who cannot log in. The operator who approves the roles is
 * shown the link with which the new one sets a password and an authenticator.
 */
export async function createOperator(
  call: CallOf<OperatorCalls['operatorCreate']>,
): Promise<Answer<OperatorCalls['operatorCreate']>> {
  const { name, displayName, roles, reason } = call.input;
  if (!(await knowsRoles(call, roles))) return refuse('role.unknown');
  const id = call.app.newId<'operator'>();
  const made = await insertPerson(call.sql, {
    id,
    name,
    displayName,
    passwordHash: await hashPassword(call.app, unknownPassword()),
    passwordUntil: null,
    now: call.now,
  });
  if (!made) return refuse('operator.name_taken', { fields: { name: 'operator.name_taken' } });
  await recordMaker(call.sql, id, call.operator.operator, 'asked');
  const approvalId = await requestApproval(call, creationApproval, {
    payload: { operator: id, name, from: [], to: roles },
    target: `operator:${name}`,
    reason,
  });
  return ok({ id, approvalId });
}

/** Requests other roles. */
export async function changeRoles(
  call: CallOf<OperatorCalls['operatorRoles']>,
): Promise<Answer<OperatorCalls['operatorRoles']>> {
  const { id, roles, reason } = call.input;
  if (id === call.operator.operator) return refuse('operator.self');
  if (!(await knowsRoles(call, roles))) return refuse('role.unknown');
  const reach = await findReach(call, id);
  const person = await lockPerson(call.sql, call.merchant.id, id);
  if (person === undefined || !(reach.here || reach.known)) return refuse('not.found');
  const approvalId = await requestApproval(call, rolesApproval, {
    payload: { operator: id, name: person.name, from: person.roles, to: roles },
    target: `operator:${person.name}`,
    reason,
  });
  return ok({ approvalId });
}

/**
 * Requests a reset. When another operator approves, password, authenticator and sessions end, and
 * the approver is shown the link with which the operator sets new ones.
 */
export async function resetOperator(
  call: CallOf<OperatorCalls['operatorReset']>,
): Promise<Answer<OperatorCalls['operatorReset']>> {
  const { id, reason } = call.input;
  if (id === call.operator.operator) return refuse('operator.self');
  const found = await lockOwn(call, id);
  if (!found.ok) return found;
  const { name } = found.value;
  const approvalId = await requestApproval(call, resetApproval, {
    payload: { operator: id, name },
    target: `operator:${name}`,
    reason,
  });
  return ok({ approvalId });
}

/** Disables at once; enabling is requested. */
export async function changeOperatorState(
  call: CallOf<OperatorCalls['operatorState']>,
): Promise<Answer<OperatorCalls['operatorState']>> {
  const { id, state, reason } = call.input;
  if (id === call.operator.operator) return refuse('operator.self');
  const found = await lockOwn(call, id);
  if (!found.ok) return found;
  const person = found.value;
  const target = `operator:${person.name}`;
  if (state === 'active') {
    const payload = { operator: id, name: person.name };
    return ok({
      approvalId: await requestApproval(call, enablingApproval, { payload, target, reason }),
    });
  }
  if (
    person.roles.includes('owner') &&
    (await countOtherOwners(call.sql, call.merchant.id, id)) < 1
  )
    return refuse('operator.last_owner');
  await changeState(call.sql, id, 'disabled');
  await endSessions(call.sql, id, call.now, null);
  noteAudit(call, { target, before: { state: person.state }, after: { state }, reason });
  return ok({ approvalId: null });
}

/** Ends the lock after failed logins. */
export async function unlockOperator(
  call: CallOf<OperatorCalls['operatorUnlock']>,
): Promise<Answer<OperatorCalls['operatorUnlock']>> {
  const { id, reason } = call.input;
  if (id === call.operator.operator) return refuse('operator.self');
  const person = await lockPerson(call.sql, call.merchant.id, id);
  if (person === undefined || !(await findReach(call, id)).here) return refuse('not.found');
  const { name } = person;
  await insertAttempt(call.sql, { name, address: '', outcome: 'unlocked', now: call.now });
  noteAudit(call, { target: `operator:${name}`, after: { unlocked: true }, reason });
  return ok(null);
}

/** Requests other rights for a role, or a new role. */
export async function saveRoleRights(
  call: CallOf<OperatorCalls['roleSave']>,
): Promise<Answer<OperatorCalls['roleSave']>> {
  const { code, name, rights, reason } = call.input;
  if (code === 'owner') return refuse('role.fixed');
  const present = (await listRoles(call.sql, call.merchant.id)).find((each) => each.code === code);
  const held: readonly string[] = present?.rights ?? [];
  const added = rights.filter((right) => !held.includes(right));
  const removed = held.filter((right) => !rights.some((each) => each === right));
  const approvalId = await requestApproval(call, roleApproval, {
    payload: { code, name, rights, added, removed },
    target: `role:${code}`,
    reason,
  });
  return ok({ approvalId });
}

async function knowsRoles(
  call: Pick<CallContext, 'sql' | 'merchant'>,
  roles: readonly string[],
): Promise<boolean> {
  const known = await listRoles(call.sql, call.merchant.id);
  return roles.every((role) => known.some((each) => each.code === role));
}

/** Locks and returns an operator whose account belongs to this merchant only. */
async function lockOwn(call: ConsoleCall, id: Id<'operator'>) {
  const reach = await findReach(call, id);
  const person = await lockPerson(call.sql, call.merchant.id, id);
  if (person === undefined || !reach.here) return refuse('not.found');
  if (reach.outranked) return refuse('steward.outranks');
  return reach.whole ? ok(person) : refuse('operator.elsewhere');
}

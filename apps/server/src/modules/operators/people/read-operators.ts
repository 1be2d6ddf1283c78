import { RIGHTS, type OperatorCalls } from '@fairhouse/calls/operator';
import type { Answer } from '@fairhouse/calls';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { listPeople, listRoles } from './store.ts';

/** The operators whom the caller may see, with their roles at this merchant. */
export async function readOperators(
  call: CallOf<OperatorCalls['operatorList']>,
): Promise<Answer<OperatorCalls['operatorList']>> {
  const people = await listPeople(call.sql, call.merchant.id, call.operator.operator);
  return ok({
    list: people.map((row) => ({
      id: row.operator_id,
      name: row.name,
      displayName: row.display_name,
      state: row.state,
      roles: row.roles,
      enrolled: row.enrolled,
      lastSeenAt: row.seen_at === null ? null : instant(row.seen_at.getTime()),
      steward: row.steward,
      createdAt: instant(row.created_at.getTime()),
    })),
  });
}

/** The roles of this merchant, and the list of all rights. */
export async function readRoles(
  call: CallOf<OperatorCalls['roleList']>,
): Promise<Answer<OperatorCalls['roleList']>> {
  const roles = await listRoles(call.sql, call.merchant.id);
  return ok({
    list: roles.map((row) => ({
      code: row.code,
      name: row.name,
      builtIn: row.built_in,
      rights: row.rights,
      operators: Number(row.operators),
    })),
    rights: [...RIGHTS],
  });
}

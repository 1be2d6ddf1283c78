// The operators and their roles.
import type { CallTable } from '../call.ts';
import { noRequest, nothing, wireId, wireInstant } from '../wire.ts';
import { RIGHTS } from './rights.ts';
import * as z from 'zod';

const reason = z.string().trim().min(4).max(300);
const roleCode = z.string().regex(/^[a-z][a-z0-9_]{1,30}$/);
const operatorId = wireId('operator');
const approvalId = wireId('approval');

const operatorRow = z.object({
  id: operatorId,
  name: z.string(),
  displayName: z.string(),
  state: z.enum(['active', 'disabled']),
  roles: z.array(z.string()),
  enrolled: z.boolean(),
  lastSeenAt: wireInstant.nullable(),
  createdAt: wireInstant,
  /** Whether the operator has installation-wide rights, over every merchant. */
  steward: z.boolean(),
});

const roleRow = z.object({
  code: z.string(),
  /** The name of a custom role; the built-in ones are named in the console's languages. */
  name: z.string(),
  builtIn: z.boolean(),
  rights: z.array(z.string()),
  operators: z.number().int(),
});

export const operatorCalls = {
  operatorList: {
    method: 'GET',
    path: '/console/operators',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.read',
    about:
      'The operators of this merchant with their roles, and those of others where the caller manages operators.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({ list: z.array(operatorRow) }),
    refusals: [],
  },
  operatorCreate: {
    method: 'POST',
    path: '/console/operators',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about:
      'Creates an operator without roles and requests a second person’s approval for the roles; ' +
      'that person is shown the link with which the new operator sets password and ' +
      'authenticator.',
    limits: [{ per: 'session', count: 10, seconds: 60 }],
    request: z.strictObject({
      name: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z][a-z0-9._-]{1,39}$/),
      displayName: z.string().trim().min(1).max(60),
      roles: z.array(roleCode).min(1).max(8),
      reason,
    }),
    response: z.object({ id: operatorId, approvalId }),
    refusals: ['operator.name_taken', 'role.unknown'],
  },
  operatorRoles: {
    method: 'POST',
    path: '/console/operators/:id/roles',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about: 'Requests a second person’s approval to replace an operator’s roles.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ id: operatorId, roles: z.array(roleCode).max(8), reason }),
    response: z.object({ approvalId }),
    refusals: ['role.unknown', 'operator.self'],
  },
  operatorReset: {
    method: 'POST',
    path: '/console/operators/:id/reset',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about:
      'Requests a second person’s approval to reset an operator’s password and authenticator; ' +
      'that person is shown the link with which the operator sets new ones.',
    limits: [{ per: 'session', count: 10, seconds: 60 }],
    request: z.strictObject({ id: operatorId, reason }),
    response: z.object({ approvalId }),
    refusals: ['operator.self', 'operator.elsewhere', 'steward.outranks'],
  },
  operatorState: {
    method: 'POST',
    path: '/console/operators/:id/state',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about:
      'Disables an operator and ends the sessions at once; enabling needs a second person’s ' +
      'approval.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ id: operatorId, state: z.enum(['active', 'disabled']), reason }),
    response: z.object({ approvalId: approvalId.nullable() }),
    refusals: ['operator.self', 'operator.elsewhere', 'operator.last_owner', 'steward.outranks'],
  },
  roleList: {
    method: 'GET',
    path: '/console/roles',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.read',
    about: 'The roles of this merchant with their rights, and all existing rights.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: z.object({ list: z.array(roleRow), rights: z.array(z.string()) }),
    refusals: [],
  },
  roleSave: {
    method: 'PUT',
    path: '/console/roles/:code',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about:
      'Requests a second person’s approval to set the rights of a role; a new code creates a role.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({
      code: roleCode,
      name: z.string().trim().min(1).max(60),
      rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length),
      reason,
    }),
    response: z.object({ approvalId }),
    refusals: ['role.fixed'],
  },
  operatorUnlock: {
    method: 'POST',
    path: '/console/operators/:id/unlock',
    module: 'OPS_OPERATORS',
    audience: 'right:operators.edit',
    about: 'Removes the lock that failed logins caused.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ id: operatorId, reason }),
    response: nothing,
    refusals: ['operator.self'],
  },
} as const satisfies CallTable;

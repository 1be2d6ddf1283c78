// The people of the console and their roles.
import { defineCalls } from '../call.ts';
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
  /** Whether he stands over the whole house, with every merchant in it. */
  steward: z.boolean(),
});

const roleRow = z.object({
  code: z.string(),
  /** What a role made here is called; the built-in ones are named by the console's languages. */
  name: z.string(),
  builtIn: z.boolean(),
  rights: z.array(z.string()),
  operators: z.number().int(),
});

export const operatorCalls = defineCalls({
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
      'Makes an operator without roles and asks a second person for the roles, who is then shown the link with which the new operator chooses password and authenticator.',
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
    about: 'Asks a second person to give an operator these roles instead of the present ones.',
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
      'Asks a second person to end password and authenticator, who is then shown the link with which the operator chooses new ones.',
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
      'Disables an operator at once and ends the sessions; enabling again asks a second person.',
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
    about: 'The roles of this merchant with their rights, and every right there is.',
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
    about: 'Asks a second person to give a role these rights; a new code makes a new role.',
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
    about: 'Ends the lock after failed logins.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ id: operatorId, reason }),
    response: nothing,
    refusals: ['operator.self'],
  },
});

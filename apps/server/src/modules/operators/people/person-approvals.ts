// What about operators needs a second person: roles, a new start, coming back, and what a role
// may do.
import { refuse } from '@fairhouse/calls';
import { wireId, wireInstant } from '@fairhouse/calls';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import { registerApproval } from '../approvals/approval.ts';
import { noteAudit } from '../../../ground/audit-note.ts';
import { endSessions } from '../session/session-store.ts';
import { changeState, lockPerson, replacePosts, resetAccess, saveRole } from './store.ts';
import { wordsOfEnabling, wordsOfReset, wordsOfRole, wordsOfRoles } from './words.ts';

const person = { operator: wireId('operator'), name: z.string() };
const codes = z.array(z.string());

export const rolesApproval = registerApproval({
  kind: 'operators.roles',
  right: 'operators.edit',
  payload: z.object({ ...person, from: codes, to: codes }),
  describe: wordsOfRoles,
  execute: async (call, { operator, name, to }) => {
    const found = await lockPerson(call.sql, call.merchant.id, operator);
    if (found === undefined) return refuse('not.found');
    await replacePosts(call.sql, call.merchant.id, operator, to);
    noteAudit(call, {
      target: `operator:${name}`,
      before: { roles: found.roles },
      after: { roles: to },
    });
    return ok(null);
  },
});

export const resetApproval = registerApproval({
  kind: 'operators.reset',
  right: 'operators.edit',
  payload: z.object({ ...person, hash: z.string(), until: wireInstant }),
  describe: wordsOfReset,
  execute: async (call, { operator, name, hash, until }) => {
    await resetAccess(call.sql, operator, hash, until);
    await endSessions(call.sql, operator, call.now, null);
    noteAudit(call, { target: `operator:${name}`, after: { reset: 'access' } });
    return ok(null);
  },
});

export const enablingApproval = registerApproval({
  kind: 'operators.enable',
  right: 'operators.edit',
  payload: z.object(person),
  describe: wordsOfEnabling,
  execute: async (call, { operator, name }) => {
    await changeState(call.sql, operator, 'active');
    noteAudit(call, {
      target: `operator:${name}`,
      before: { state: 'disabled' },
      after: { state: 'active' },
    });
    return ok(null);
  },
});

export const roleApproval = registerApproval({
  kind: 'operators.role',
  right: 'operators.edit',
  payload: z.object({
    code: z.string(),
    name: z.string(),
    rights: codes,
    added: codes,
    removed: codes,
  }),
  describe: wordsOfRole,
  execute: async (call, { code, name, rights, added, removed }) => {
    await saveRole(call.sql, call.merchant.id, { code, name, rights });
    noteAudit(call, { target: `role:${code}`, after: { name, rights, added, removed } });
    return ok(null);
  },
});

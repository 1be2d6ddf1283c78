// Operations on operators that need a second operator: roles, reset, enabling, and the rights of a
// role.
import { refuse } from '@fairhouse/calls';
import { wireId } from '@fairhouse/calls';
import { DAY_MS, ok, plus, type Id } from '@fairhouse/values';
import * as z from 'zod';
import { registerApproval, type ApprovalCall, type ConsoleCall } from '../approvals/approval.ts';
import { recordMaker } from '../approvals/maker-store.ts';
import { makeEnrolment, unknownPassword } from '../enrolment/make-enrolment.ts';
import { hashPassword } from '../session/password.ts';
import { findReach } from './reach-store.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { endSessions } from '../session/session-store.ts';
import { changeState, hasPost, lockPerson, replacePosts, resetAccess, saveRole } from './store.ts';
import {
  describeEnabling,
  describeReset,
  describeRole,
  describeRoles,
} from './describe-requests.ts';

const person = { operator: wireId('operator'), name: z.string() };
const codes = z.array(z.string());

type Roles = {
  readonly operator: Id<'operator'>;
  readonly name: string;
  readonly to: readonly string[];
};

/** How long an enrolment link is valid. */
const LINK_MS = DAY_MS;

async function giveRoles(call: ApprovalCall, { operator, name, to }: Roles) {
  const found = await lockPerson(call.sql, call.merchant.id, operator);
  if (found === undefined) return refuse('not.found');
  await replacePosts(call.sql, call.merchant.id, operator, to);
  // A steward needs a post at a merchant to log in.
  if (found.steward && !(await hasPost(call.sql, operator))) return refuse('steward.outranks');
  noteAudit(call, {
    target: `operator:${name}`,
    before: { roles: found.roles },
    after: { roles: to },
  });
  return ok(null);
}

/** The link is shown only to the checker, who is from then on not independent of the account. */
export async function showLink(call: ConsoleCall, { operator }: Pick<Roles, 'operator'>) {
  const { sql, app, now } = call;
  await recordMaker(sql, operator, call.operator.operator, 'shown');
  const secret = await makeEnrolment(sql, app, { operator, forMs: LINK_MS });
  return ok({ kind: 'enrolmentLink', secret, endsAt: plus(now, LINK_MS) } as const);
}

export const rolesApproval = registerApproval({
  kind: 'operators.roles',
  right: 'operators.edit',
  payload: z.object({ ...person, from: codes, to: codes }),
  describe: describeRoles,
  execute: giveRoles,
});

export const creationApproval = registerApproval({
  kind: 'operators.create',
  right: 'operators.edit',
  payload: z.object({ ...person, from: codes, to: codes }),
  describe: describeRoles,
  execute: giveRoles,
  reveal: showLink,
});

export const resetApproval = registerApproval({
  kind: 'operators.reset',
  right: 'operators.edit',
  payload: z.object(person),
  describe: describeReset,
  execute: async (call, { operator, name }) => {
    const { sql, app, now, approval } = call;
    const reach = await findReach(call, operator, call.approval.maker.id);
    if (!reach.here) return refuse('not.found');
    if (reach.outranked) return refuse('steward.outranks');
    if (!reach.whole) return refuse('operator.elsewhere');
    await resetAccess(sql, operator, await hashPassword(app, unknownPassword()));
    await endSessions(sql, operator, now, null);
    await recordMaker(sql, operator, approval.maker.id, 'asked');
    noteAudit(call, { target: `operator:${name}`, after: { reset: 'access' } });
    return ok(null);
  },
  reveal: showLink,
});

export const enablingApproval = registerApproval({
  kind: 'operators.enable',
  right: 'operators.edit',
  payload: z.object(person),
  describe: describeEnabling,
  execute: async (call, { operator, name }) => {
    const reach = await findReach(call, operator, call.approval.maker.id);
    if (!reach.here) return refuse('not.found');
    if (reach.outranked) return refuse('steward.outranks');
    if (!reach.whole) return refuse('operator.elsewhere');
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
  describe: describeRole,
  execute: async (call, { code, name, rights, added, removed }) => {
    await saveRole(call.sql, call.merchant.id, { code, name, rights });
    noteAudit(call, { target: `role:${code}`, after: { name, rights, added, removed } });
    return ok(null);
  },
});

// What about operators needs a second person: roles, a new start, coming back, and what a role
// may do.
import { refuse } from '@fairhouse/calls';
import { wireId } from '@fairhouse/calls';
import { DAY_MS, ok, plus, type Id } from '@fairhouse/values';
import * as z from 'zod';
import { registerApproval, type ApprovalCall, type ConsoleCall } from '../approvals/approval.ts';
import { noteMaker } from '../approvals/maker-store.ts';
import { makeEnrolment, unknownPassword } from '../enrolment/make-enrolment.ts';
import { hashPassword } from '../session/password.ts';
import { findReach } from './reach-store.ts';
import { noteAudit } from '../../../ground/audit-note.ts';
import { endSessions } from '../session/session-store.ts';
import { changeState, hasPost, lockPerson, replacePosts, resetAccess, saveRole } from './store.ts';
import { wordsOfEnabling, wordsOfReset, wordsOfRole, wordsOfRoles } from './words.ts';

const person = { operator: wireId('operator'), name: z.string() };
const codes = z.array(z.string());

type Roles = {
  readonly operator: Id<'operator'>;
  readonly name: string;
  readonly to: readonly string[];
};

/** A link waits so long for its person. */
const LINK_MS = DAY_MS;

async function giveRoles(call: ApprovalCall, { operator, name, to }: Roles) {
  const found = await lockPerson(call.sql, call.merchant.id, operator);
  if (found === undefined) return refuse('not.found');
  await replacePosts(call.sql, call.merchant.id, operator, to);
  // Who stands over the house needs a desk to stand at.
  if (found.steward && !(await hasPost(call.sql, operator))) return refuse('steward.outranks');
  noteAudit(call, {
    target: `operator:${name}`,
    before: { roles: found.roles },
    after: { roles: to },
  });
  return ok(null);
}

/** The link is shown to the checker alone, who is no second person beside its account any more. */
export async function showLink(call: ConsoleCall, { operator }: Pick<Roles, 'operator'>) {
  const { sql, house, now } = call;
  await noteMaker(sql, operator, call.operator.operator, 'shown');
  const secret = await makeEnrolment(sql, house, { operator, forMs: LINK_MS });
  return ok({ kind: 'enrolmentLink', secret, endsAt: plus(now, LINK_MS) } as const);
}

export const rolesApproval = registerApproval({
  kind: 'operators.roles',
  right: 'operators.edit',
  payload: z.object({ ...person, from: codes, to: codes }),
  describe: wordsOfRoles,
  execute: giveRoles,
});

export const creationApproval = registerApproval({
  kind: 'operators.create',
  right: 'operators.edit',
  payload: z.object({ ...person, from: codes, to: codes }),
  describe: wordsOfRoles,
  execute: giveRoles,
  reveal: showLink,
});

export const resetApproval = registerApproval({
  kind: 'operators.reset',
  right: 'operators.edit',
  payload: z.object(person),
  describe: wordsOfReset,
  execute: async (call, { operator, name }) => {
    const { sql, house, now, approval } = call;
    const reach = await findReach(call, operator, call.approval.maker.id);
    if (!reach.here) return refuse('not.found');
    if (reach.outranked) return refuse('steward.outranks');
    if (!reach.whole) return refuse('operator.elsewhere');
    await resetAccess(sql, operator, await hashPassword(house, unknownPassword()));
    await endSessions(sql, operator, now, null);
    await noteMaker(sql, operator, approval.maker.id, 'asked');
    noteAudit(call, { target: `operator:${name}`, after: { reset: 'access' } });
    return ok(null);
  },
  reveal: showLink,
});

export const enablingApproval = registerApproval({
  kind: 'operators.enable',
  right: 'operators.edit',
  payload: z.object(person),
  describe: wordsOfEnabling,
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
  describe: wordsOfRole,
  execute: async (call, { code, name, rights, added, removed }) => {
    await saveRole(call.sql, call.merchant.id, { code, name, rights });
    noteAudit(call, { target: `role:${code}`, after: { name, rights, added, removed } });
    return ok(null);
  },
});

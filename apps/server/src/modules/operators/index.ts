// Operators: who they are, what they may do, what they did, and what needs two of them.
import { MINUTE_MS } from '@fairhouse/values';
import { eachOf } from '../../ground/each-of.ts';
import type { Job } from '../../ground/jobs.ts';
import type { Sql } from '../../ground/sql.ts';
import { forgetOldEnrolments } from './enrolment/store.ts';
import { forgetOld } from './session/store.ts';

export { operatorsDesk } from './calls.ts';
export {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type Words,
} from './approvals/approval.ts';
export { isAsked, requestApproval } from './approvals/request-approval.ts';
export { isSecondPerson } from './approvals/maker-store.ts';
export { askSecond } from './guard/second-person.ts';
export { sayAct } from './guard/say-act.ts';
export { noteAudit } from '../../ground/audit-note.ts';
export { recordCall, type FinishedCall } from './audit/write-audit.ts';
export { createFirstOwner, createOwner, renewOwnerLink } from './enrolment/first-owner.ts';
export { findOperator } from './session/store.ts';
export { noteMaker } from './approvals/maker-store.ts';
export { showLink } from './people/person-approvals.ts';
export { addPost } from './people/store.ts';
export { operatorsWithPublishedPasswords } from './session/published-passwords.ts';
export { BUILT_IN_ROLES } from './people/built-in-roles.ts';
export {
  layOutOperator,
  layOutRoles,
  layOutSteward,
  type DemoOperator,
} from './lay-out-operators.ts';
export { findOperatorSession } from './session/find-operator-session.ts';

export const operatorsJobs: readonly Job[] = [
  {
    name: 'forget-operator-sessions',
    everyMs: 10 * MINUTE_MS,
    run: async (house) => {
      const tasks = { sessions: forgetOld, enrolments: forgetOldEnrolments };
      const forget = ([, task]: [string, (sql: Sql) => Promise<void>]) => task(house.pool);
      await eachOf(house, Object.entries(tasks), forget, ([what]) => what);
    },
  },
];

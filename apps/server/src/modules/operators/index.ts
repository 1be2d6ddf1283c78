// Operators: accounts, rights, the audit log, and approvals by a second operator.
import { MINUTE_MS } from '@fairhouse/values';
import { processEach } from '../../platform/process-each.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Sql } from '../../platform/sql.ts';
import { forgetOldEnrolments } from './enrolment/store.ts';
import { deleteOldRequests } from './session/store.ts';

export { operatorsBackoffice } from './calls.ts';
export {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type ApprovalDescription,
} from './approvals/approval.ts';
export { isApprovalPending, requestApproval } from './approvals/request-approval.ts';
export { changedParts, changedTerms, type TermsChange } from './approvals/changed-terms.ts';
export { isSecondOperator } from './approvals/maker-store.ts';
export { requireSecondOperator } from './approvals/require-second-operator.ts';
export { deletePendingSecret, insertPendingSecret, takePendingSecret } from './settings/store.ts';
export { fillDescription, type DescribedValue } from './approvals/fill-description.ts';
export { describeOperation } from './approvals/describe-operation.ts';
export { noteAudit } from '../../platform/audit-note.ts';
export { writeCsv } from './audit/write-csv.ts';
export { recordCall, type FinishedCall } from './audit/write-audit.ts';
export { createFirstOwner, createOwner, renewOwnerLink } from './enrolment/first-owner.ts';
export { findOperator } from './session/store.ts';
export { recordMaker } from './approvals/maker-store.ts';
export { showLink } from './people/operator-approvals.ts';
export { addPost } from './people/store.ts';
export { operatorsWithPublishedPasswords } from './session/published-passwords.ts';
export { BUILT_IN_ROLES } from './people/built-in-roles.ts';
export {
  provisionOperator,
  provisionRoles,
  provisionSteward,
  type DemoOperator,
} from './provision-operators.ts';
export { findOperatorSession } from './session/find-operator-session.ts';
export { insertSession as insertOperatorSession } from './session/session-store.ts';

const JOB = 'forget-operator-sessions';

export const operatorsJobs: readonly Job[] = [
  {
    name: JOB,
    everyMs: 10 * MINUTE_MS,
    run: async (app) => {
      const tasks = { sessions: deleteOldRequests, enrolments: forgetOldEnrolments };
      const forget = ([, task]: [string, (sql: Sql) => Promise<void>]) => task(app.pool);
      await processEach({ app, job: JOB }, Object.entries(tasks), forget, ([what]) => what);
    },
  },
];

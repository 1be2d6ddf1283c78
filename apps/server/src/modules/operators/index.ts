// Operators: who they are, what they may do, what they did, and what needs two of them.
import { MINUTE_MS } from '@fairhouse/values';
import type { Job } from '../../ground/jobs.ts';
import { forgetOld } from './session/store.ts';

export { operatorsDesk } from './calls.ts';
export {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type Words,
} from './approvals/approval.ts';
export { requestApproval } from './approvals/request-approval.ts';
export { noteAudit } from '../../ground/audit-note.ts';
export { recordCall, type FinishedCall } from './audit/write-audit.ts';
export { BUILT_IN_ROLES } from './people/built-in-roles.ts';
export { layOutOperator, layOutRoles, type DemoOperator } from './lay-out-operators.ts';
export { findOperatorSession } from './session/find-operator-session.ts';

export const operatorsJobs: readonly Job[] = [
  {
    name: 'forget-operator-sessions',
    everyMs: 10 * MINUTE_MS,
    run: (house) => forgetOld(house.pool),
  },
];

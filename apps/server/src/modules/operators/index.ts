// Operators: who they are, what they may do, what they did, and what needs two of them.
export {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type Words,
} from './approvals/approval.ts';
export { requestApproval } from './approvals/request-approval.ts';
export { noteAudit, type AuditNote } from './audit/note-audit.ts';
export { recordCall, writeAudit, type FinishedCall } from './audit/write-audit.ts';
export { writeCsv } from './audit/write-csv.ts';

import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { ApprovalKind, ConsoleCall } from './approval.ts';
import type { TermsChange } from './changed-terms.ts';
import { insertApproval, hasPendingApproval } from './store.ts';

/**
 * Requests the approval of a second operator. The request waits in the merchant's approvals inbox;
 * `target` is its subject in the console's notation (`member:<id>`, `draw:<id>`), `subject` the
 * username of the member that it is about, and `changes` what it changes of existing terms. Returns
 * the request's id.
 */
export async function requestApproval<Payload>(
  call: ConsoleCall,
  kind: ApprovalKind<Payload>,
  request: {
    readonly payload: Payload;
    readonly target: string;
    readonly subject?: string | undefined;
    readonly reason: string;
    readonly changes?: TermsChange | undefined;
  },
): Promise<Id<'approval'>> {
  const id = call.app.newId<'approval'>();
  const payload = z.encode(kind.payload, request.payload);
  await insertApproval(call.sql, {
    merchant: call.merchant.id,
    id,
    kind: kind.kind,
    target: request.target,
    subject: request.subject,
    payload,
    changes: request.changes,
    reason: request.reason,
    maker: call.operator,
    at: call.now,
  });
  noteAudit(call, {
    target: request.target,
    after: { approval: id, payload },
    reason: request.reason,
  });
  call.after(() =>
    call.app.signals.send({
      topic: 'console',
      merchant: call.merchant.id,
      queue: 'approvals',
    }),
  );
  return id;
}

/** Whether a request of this kind about `target` is pending; no lock. */
export async function isApprovalPending<Payload>(
  context: { readonly sql: Sql; readonly merchant: { readonly id: MerchantId } },
  kind: ApprovalKind<Payload>,
  target: string,
): Promise<boolean> {
  const wanted = { kind: kind.kind, target };
  return hasPendingApproval(context.sql, context.merchant.id, wanted);
}

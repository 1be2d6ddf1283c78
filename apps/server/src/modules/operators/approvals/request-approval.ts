import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { noteAudit } from '../../../ground/audit-note.ts';
import type { Sql } from '../../../ground/sql.ts';
import type { ApprovalKind, ConsoleCall } from './approval.ts';
import { insertApproval, listApprovals } from './store.ts';

/**
 * Asks a second person. The request waits in the approvals inbox of the merchant; `target` is
 * what it is about, as the console finds it (`member:<id>`, `draw:<id>`). Answers the request's
 * id.
 */
export async function requestApproval<Payload>(
  call: ConsoleCall,
  kind: ApprovalKind<Payload>,
  asked: { readonly payload: Payload; readonly target: string; readonly reason: string },
): Promise<Id<'approval'>> {
  const id = call.house.newId<'approval'>();
  const payload = z.encode(kind.payload, asked.payload);
  await insertApproval(call.sql, {
    merchant: call.merchant.id,
    id,
    kind: kind.kind,
    target: asked.target,
    payload,
    reason: asked.reason,
    maker: call.operator,
    at: call.now,
  });
  noteAudit(call, { target: asked.target, after: { approval: id, payload }, reason: asked.reason });
  call.after(() =>
    call.house.signals.send({
      topic: 'console',
      merchant: call.merchant.id,
      queue: 'approvals',
    }),
  );
  return id;
}

/** Whether a request of this kind about `target` waits for its second person; no lock. */
export async function isAsked<Payload>(
  ground: { readonly sql: Sql; readonly merchant: { readonly id: MerchantId } },
  kind: ApprovalKind<Payload>,
  target: string,
): Promise<boolean> {
  const filter = { merchant: ground.merchant.id, state: 'pending', kind: kind.kind, target };
  return (await listApprovals(ground.sql, { ...filter, limit: 1, offset: 0 })).length > 0;
}

import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { HOUR_MS, ok, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { findApprovalKind } from './approval.ts';
import { lockApproval, markRevealed, type ApprovalRow } from './store.ts';

type Row = OperatorCalls['approvalReveal'];

/** How long after the approval the secret can be shown. */
const REVEAL_MS = HOUR_MS;

/** Whether this operator approved the request and has not been shown its secret yet. */
export function mayReveal(row: ApprovalRow, operator: string, now: Instant): boolean {
  return (
    findApprovalKind(row.kind)?.reveal !== undefined &&
    row.state === 'approved' &&
    row.revealed_at === null &&
    row.checker_id === operator &&
    row.decided_at !== null &&
    now - row.decided_at.getTime() < REVEAL_MS
  );
}

/** Shows the checker the secret of an approved request, once; the audit log has its name only. */
export async function revealSecret(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, operator, input } = call;
  const row = await lockApproval(sql, merchant.id, input.id);
  if (row === undefined) return refuse('not.found');
  const kind = findApprovalKind(row.kind);
  if (kind?.reveal === undefined || !mayReveal(row, operator.operator, now)) {
    return refuse('approval.no_secret');
  }
  const made = await kind.reveal(call, z.decode(kind.payload, row.payload));
  if (!made.ok) return refuse('approval.no_secret');
  await markRevealed(sql, merchant.id, input.id, now);
  noteAudit(call, { target: row.target, after: { revealed: made.value.kind, kind: row.kind } });
  return ok(made.value);
}

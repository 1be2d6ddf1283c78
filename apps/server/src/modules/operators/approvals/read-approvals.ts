import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok, type Id } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { findApprovalKind, type ConsoleCall } from './approval.ts';
import { readChange } from './changed-terms.ts';
import { mayReveal } from './reveal-secret.ts';
import { listApprovals, type ApprovalRow } from './store.ts';

type Row = OperatorCalls['approvalList'];
type Shown = Value<Row>['list'][number];

/**
 * A page of requests, newest first; a caller without the right to read all of them sees their own.
 */
export async function readApprovals(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize, state, kind, target, maker: makerName, from, to } = call.input;
  const readsAll = call.operator.rights.includes('approvals.read');
  const maker = readsAll ? undefined : call.operator.operator;
  const filter = { state, kind, target, maker, makerName, from, to };
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await listApprovals(sql, merchant.id, filter, input);
  const list = rows.map((row) => showApproval(call, row));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** A request as this operator sees it. */
export function showApproval(call: ConsoleCall, row: ApprovalRow): Shown {
  const kind = findApprovalKind(row.kind);
  const mine = row.maker_id === call.operator.operator;
  return {
    id: row.approval_id as Id<'approval'>,
    kind: row.kind,
    target: row.target,
    subject: row.subject,
    ...describeRequest(call, row),
    reason: row.reason,
    state: row.state,
    maker: row.maker_name,
    madeAt: instant(row.made_at.getTime()),
    checker: row.checker_name,
    decidedAt: row.decided_at === null ? null : instant(row.decided_at.getTime()),
    decisionReason: row.decision_reason,
    mayDecide: row.state === 'pending' && !mine && mayCheck(call, kind?.right),
    mine,
    mayReveal: mayReveal(row, call.operator.operator, call.now),
  };
}

/** A request that this version cannot read has its kind for words: it hides no other. */
function describeRequest(
  { merchant, language }: ConsoleCall,
  row: ApprovalRow,
): Pick<Shown, 'words' | 'changes'> {
  const kind = findApprovalKind(row.kind);
  const payload = kind && z.safeDecode(kind.payload, row.payload);
  const changes = readChange(row.changes);
  if (kind === undefined || payload?.success !== true) return { words: row.kind, changes };
  const about = { subject: row.subject ?? undefined, currency: merchant.currency };
  const requested = kind.requested?.(payload.data);
  return {
    words: kind.describe(payload.data, about)[language],
    changes: changes ?? (requested === undefined ? null : { before: {}, after: { ...requested } }),
  };
}

/** Whether the caller has both rights that a checker needs. */
export function mayCheck(call: ConsoleCall, right: string | undefined): boolean {
  const { rights } = call.operator;
  return right !== undefined && rights.includes('approvals.decide') && rights.includes(right);
}

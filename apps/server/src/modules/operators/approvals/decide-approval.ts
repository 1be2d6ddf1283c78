import { refusalText, refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok, type Id } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit, notedAudit } from '../../../platform/audit-note.ts';
import { findApprovalKind, type ApprovalCall, type ApprovalKind } from './approval.ts';
import { isIndependent } from './maker-store.ts';
import { mayCheck, showApproval } from './read-approvals.ts';
import { lockApproval, markDecided, type ApprovalRow } from './store.ts';

type Row = OperatorCalls['approvalDecide'];

const STATES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides a request. An approval executes it in the same transaction; when the execution is
 * refused, nothing changes and the answer `approval.failed` says why. The maker can only withdraw.
 * An account that the maker created, or whose first link one of the two was shown, cannot approve.
 */
export async function decideApproval(call: CallOf<Row>): Promise<Answer<Row>> {
  const { id, decision, reason } = call.input;
  const row = await lockApproval(call.sql, call.merchant.id, id);
  if (row === undefined) return refuse('not.found');
  if (row.state !== 'pending') return refuse('approval.decided');
  const mine = row.maker_id === call.operator.operator;
  if (decision === 'withdraw' && !mine) return refuse('approval.not_own');
  if (decision !== 'withdraw' && mine) return refuse('approval.own');
  const kind = findApprovalKind(row.kind);
  assert(kind !== undefined, `approval of an unknown kind: ${row.kind}`);
  if (decision !== 'withdraw' && !mayCheck(call, kind.right)) return refuse('right.required');
  if (decision === 'approve') {
    if (!(await isIndependent(call.sql, row.maker_id, call.operator.operator))) {
      return refuse('approval.same_person');
    }
    const done = await executeRequest(call, kind, row);
    if (!done.ok) return done;
  } else await kind.drop?.(call, id, z.decode(kind.payload, row.payload));
  const checker = call.operator;
  const decided = { merchant: call.merchant.id, id, state: STATES[decision], checker, reason };
  const after = await markDecided(call.sql, { ...decided, at: call.now });
  assert(after !== undefined, 'a locked pending request can be decided');
  noteAudit(call, { target: row.target, reason });
  call.after(() =>
    call.app.signals.send({ topic: 'console', merchant: call.merchant.id, queue: 'approvals' }),
  );
  return ok(showApproval(call, after));
}

async function executeRequest(call: CallOf<Row>, kind: ApprovalKind<unknown>, row: ApprovalRow) {
  const payload = z.decode(kind.payload, row.payload);
  const checked: ApprovalCall = {
    ...call,
    approval: {
      id: row.approval_id as Id<'approval'>,
      maker: { id: row.maker_id as Id<'operator'>, name: row.maker_name },
      reason: row.reason,
      decisionReason: call.input.reason,
    },
  };
  const done = await kind.execute(checked, payload);
  if (!done.ok) {
    const why = refusalText(done.problem.code, call.language, done.problem.params);
    return refuse('approval.failed', { params: { why }, value: { code: done.problem.code } });
  }
  const { kind: name, maker_name: maker } = row;
  const request = { approval: row.approval_id, kind: name, maker, payload: row.payload };
  noteAudit(call, { after: request, ...notedAudit(checked) });
  return ok(null);
}

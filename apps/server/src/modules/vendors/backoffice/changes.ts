// What syncs found in vendors' lists, and decisions about it.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { decideChanges } from '../catalogue/index.ts';
import { forgetVendors } from '../records/index.ts';
import { listChanges, type ChangeRow } from './store/changes.ts';

export async function vendorChanges(
  call: CallOf<OperatorCalls['vendorChanges']>,
): Promise<Answer<OperatorCalls['vendorChanges']>> {
  const { code: vendor, state, kind, game, pageNo, pageSize } = call.input;
  const asked = { vendor, state, kind, game, page: call.input };
  const { rows, total, cursor } = await listChanges(call.sql, call.merchant.id, asked);
  return ok({ list: rows.map(showChange), total, cursor, pageNo, pageSize });
}

function showChange(row: ChangeRow) {
  return {
    number: Number(row.number),
    game: row.code,
    name: row.name,
    nodeId: row.node_id === null ? null : Number(row.node_id),
    kind: row.kind,
    state: row.state,
    question: row.question,
    detail: row.detail,
    at: instant(row.at.getTime()),
    decidedAt: row.decided_at === null ? null : instant(row.decided_at.getTime()),
    decidedBy: row.decided_by,
    decidedReason: row.decided_reason,
  };
}

/** Approves or rejects what waits; what another operator decided meanwhile is not counted. */
export async function vendorChangesDecide(
  call: CallOf<OperatorCalls['vendorChangesDecide']>,
): Promise<Answer<OperatorCalls['vendorChangesDecide']>> {
  const { app, sql, merchant, input, now, operator } = call;
  const { code: vendor, numbers, decision, reason } = input;
  const decided = await decideChanges(sql, merchant, {
    vendor,
    numbers,
    approves: decision === 'approve',
    by: operator.name,
    reason,
    now,
  });
  if (decided === 0) return refuse('not.found');
  call.after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
  return ok({ decided });
}

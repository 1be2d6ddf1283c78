// Cases of vendors in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { answerReport } from './answer-report.ts';
import { closeCase, listCases, type CaseRow } from './store/cases.ts';

export async function vendorCases(
  call: CallOf<OperatorCalls['vendorCases']>,
): Promise<Answer<OperatorCalls['vendorCases']>> {
  const { state, vendor, kind, pageNo, pageSize } = call.input;
  const asked = { state, vendor, kind, page: call.input };
  const { rows, total, cursor } = await listCases(call.sql, call.merchant.id, asked);
  return ok({ list: rows.map(showCase), total, cursor, pageNo, pageSize });
}

function showCase(row: CaseRow) {
  const { member_id: id, username, closed_at } = row;
  return {
    id: row.case_id,
    vendor: row.vendor,
    kind: row.kind,
    subject: row.subject,
    member: id === null ? null : { id, username: username ?? '' },
    detail: row.detail,
    count: Number(row.count),
    firstAt: instant(row.first_at.getTime()),
    lastAt: instant(row.last_at.getTime()),
    closedAt: closed_at === null ? null : instant(closed_at.getTime()),
    closedBy: row.closed_by,
    closedReason: row.closed_reason,
  };
}

export async function vendorCaseClose(
  call: CallOf<OperatorCalls['vendorCaseClose']>,
): Promise<Answer<OperatorCalls['vendorCaseClose']>> {
  const { sql, merchant, input } = call;
  const { id, reason, answer } = input;
  const closed = await closeCase(sql, merchant.id, { id, by: call.operator.name, reason });
  if (closed === undefined) return refuse('not.found');
  noteAudit(call, { target: `vendor-case:${id}` });
  const reporter = closed.kind === 'PLAYER_REPORT' ? closed.member_id : null;
  if ((reporter === null) !== (answer === undefined)) {
    return refuse('vendor.case_answer', { fields: { answer: 'vendor.case_answer' } });
  }
  if (reporter !== null && answer !== undefined) {
    const { vendor, game } = closed;
    await answerReport(call, { member: reporter, vendor, game: game ?? '', answer });
  }
  return ok(null);
}

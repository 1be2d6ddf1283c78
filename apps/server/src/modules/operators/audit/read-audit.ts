import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { CHAIN_START, chainHash } from './audit-record.ts';
import { writeCsv } from './write-csv.ts';
import { listAudit, listNewestAudit, readChain, recordOf, type AuditRow } from './store.ts';

const EXPORT_LIMIT = 10_000;

/** A page of the audit log, newest first. */
export async function readAudit(
  call: CallOf<OperatorCalls['auditList']>,
): Promise<Answer<OperatorCalls['auditList']>> {
  const { pageNo, pageSize, ...filter } = call.input;
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await listAudit(sql, merchant.id, filter, input);
  return ok({ list: rows.map(show), total, cursor, pageNo, pageSize });
}

/** The same records as CSV, newest first. */
export async function exportAudit(
  call: CallOf<OperatorCalls['auditExport']>,
): Promise<Answer<OperatorCalls['auditExport']>> {
  const { sql, merchant, input } = call;
  const rows = await listNewestAudit(sql, merchant.id, input, EXPORT_LIMIT);
  const body = writeCsv(
    ['number', 'at', 'operator', 'call', 'target', 'before', 'after', 'reason', 'address', 'hash'],
    rows.map((row) => [
      row.number.toString(),
      row.at.toISOString(),
      row.operator_name,
      row.call,
      row.target ?? '',
      JSON.stringify(row.before),
      JSON.stringify(row.after),
      row.reason ?? '',
      row.address,
      row.hash.toString('hex'),
    ]),
  );
  return ok({ name: 'audit.csv', type: 'text/csv; charset=utf-8', body });
}

/** Records that an operator saves rows of a list, which the console made a file of. */
export async function recordExport(
  call: CallOf<OperatorCalls['listExport']>,
): Promise<Answer<OperatorCalls['listExport']>> {
  const { list, rows, filter } = call.input;
  noteAudit(call, { target: `list:${list}`, after: { rows, filter } });
  return ok(null);
}

/**
 * Recomputes the chain; a record changed, removed or inserted by hand breaks it and is reported.
 */
export async function verifyAudit(
  call: CallOf<OperatorCalls['auditVerify']>,
): Promise<Answer<OperatorCalls['auditVerify']>> {
  let previous: Buffer = CHAIN_START;
  let number = 0n;
  for (;;) {
    const rows = await readChain(call.sql, call.merchant.id, number);
    for (const row of rows) {
      number += 1n;
      const hash = chainHash(previous, number, recordOf(call.merchant.id, row));
      if (row.number !== number || !hash.equals(row.hash)) {
        const brokenAt = Number(number);
        return ok({ checked: brokenAt - 1, brokenAt, head: previous.toString('hex') });
      }
      previous = hash;
    }
    if (rows.length === 0) break;
  }
  return ok({ checked: Number(number), brokenAt: null, head: previous.toString('hex') });
}

function show(row: AuditRow): Value<OperatorCalls['auditList']>['list'][number] {
  return {
    number: Number(row.number),
    at: instant(row.at.getTime()),
    operator: row.operator_name,
    call: row.call,
    target: row.target,
    before: row.before,
    after: row.after,
    reason: row.reason,
    address: row.address,
    requestId: row.request_id,
    hash: row.hash.toString('hex'),
  };
}

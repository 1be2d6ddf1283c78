import type { CallRow } from '@fairhouse/calls';
import type { CallContext, OperatorSession } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { auditable, chainHash, CHAIN_START, type AuditRecord } from './audit-record.ts';
import { notedAudit } from '../../../platform/audit-note.ts';
import { appendRecord, lockChain } from './store.ts';

/** Appends a record to the merchant's chain, in the transaction of the recorded change. */
export async function writeAudit(sql: Sql, record: AuditRecord): Promise<void> {
  const head = await lockChain(sql, record.merchant);
  const number = (head?.number ?? 0n) + 1n;
  const kept = {
    ...record,
    before: auditable(record.before),
    after: auditable(record.after),
  };
  await appendRecord(sql, kept, number, chainHash(head?.hash ?? CHAIN_START, number, kept));
}

/** A console call after its operation has answered, as the HTTP layer passes it. */
export type FinishedCall = CallContext & {
  readonly operator?: OperatorSession | undefined;
  readonly input?: unknown;
};

/**
 * Records a finished console call if its row changes anything: with the note of the operation, else
 * with the request itself. A refused call that keeps its writes is recorded as refused.
 */
export async function recordCall(
  call: FinishedCall,
  name: string,
  row: Pick<CallRow, 'method'>,
  ok: boolean,
): Promise<void> {
  if (row.method === 'GET') return;
  const note = notedAudit(call);
  const input = (call.input ?? {}) as Readonly<Record<string, unknown>>;
  const reason = note.reason ?? input['reason'];
  await writeAudit(call.sql, {
    merchant: call.merchant.id,
    at: call.now,
    operator: call.operator?.operator ?? note.operator,
    name: call.operator?.name ?? note.name ?? textOf(input['name']) ?? 'visitor',
    call: ok ? name : `${name} (refused)`,
    target: note.target ?? targetOf(name, input),
    before: note.before,
    after: note.after ?? input,
    reason: textOf(reason),
    address: call.address,
    requestId: call.requestId,
  });
}

/** The field that names the subject of calls whose names begin with its kind. */
const SUBJECTS: Readonly<Record<string, string>> = {
  announcement: 'id',
  article: 'id',
  feedback: 'id',
  resource: 'id',
  vendor: 'code',
};

/** The subject of a request, with its kind, when the operation did not note one. */
function targetOf(call: string, input: Readonly<Record<string, unknown>>): string | undefined {
  const kind = /^[a-z]+/.exec(call)?.[0] ?? '';
  const subject = Object.hasOwn(SUBJECTS, kind) ? textOf(input[SUBJECTS[kind] ?? '']) : undefined;
  if (subject !== undefined) return `${kind}:${subject}`;
  const named = ['id', 'number', 'issue', 'code', 'name', 'username'];
  return textOf(named.map((name) => input[name]).find((value) => value !== undefined));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

import type { CallRow } from '@fairhouse/calls';
import type { CallContext, OperatorSession } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import { auditable, chainHash, CHAIN_START, type AuditRecord } from './audit-record.ts';
import { notedAudit } from '../../../ground/audit-note.ts';
import { appendRecord, lockChain } from './store.ts';

/** Adds a record to the merchant's chain, in the transaction of what it records. */
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

/** What the edge has of a console call once its operation has answered. */
export type FinishedCall = CallContext & {
  readonly operator?: OperatorSession | undefined;
  readonly input?: unknown;
};

/**
 * Records a finished console call when its row changes anything: with what the operation noted,
 * else with the request itself. A refused call that keeps what it wrote is recorded as refused.
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
    target: note.target ?? targetOf(input),
    before: note.before,
    after: note.after ?? input,
    reason: textOf(reason),
    address: call.address,
    requestId: call.requestId,
  });
}

/** What a request is about, when the operation did not say. */
function targetOf(input: Readonly<Record<string, unknown>>): string | undefined {
  const named = ['id', 'number', 'issue', 'code', 'name', 'username'];
  return textOf(named.map((name) => input[name]).find((value) => value !== undefined));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

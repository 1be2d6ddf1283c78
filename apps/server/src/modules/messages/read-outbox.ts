import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { listOutbox } from './outbox-store.ts';

type Row = OperatorCalls['outboxList'];

/** SMS and mail of the merchant, newest first. */
export async function readOutbox(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize, kind, to } = call.input;
  const slice = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await listOutbox(call.sql, call.merchant.id, { kind, to, ...slice });
  const list = rows.map((row) => ({
    id: row.outbox_id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    state: row.state,
    at: instant(row.at.getTime()),
  }));
  return ok({ list, total, pageNo, pageSize });
}

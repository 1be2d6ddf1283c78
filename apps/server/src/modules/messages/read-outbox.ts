import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { listOutbox, type OutboxRow } from './outbox-store.ts';
import { openText } from './sealed-text.ts';

type Row = OperatorCalls['outboxList'];
type Shown = Value<Row>['list'][number];

/** SMS and mail of the merchant, newest first. */
export async function readOutbox(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize, kind, to, state } = call.input;
  const slice = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const asked = { kind, to, state, ...slice };
  const { rows, total } = await listOutbox(call.sql, call.merchant.id, asked);
  const list = rows.map((row) => ({
    id: row.outbox_id,
    kind: row.kind,
    purpose: row.purpose,
    to: row.recipient,
    subject: row.subject,
    text: textOf(call, row),
    state: row.state,
    tries: row.tries,
    reason: row.reason as Shown['reason'],
    detail: row.detail,
    at: instant(row.at.getTime()),
    sentAt: row.sent_at === null ? null : instant(row.sent_at.getTime()),
  }));
  return ok({ list, total, pageNo, pageSize });
}

/**
 * A code or link is shown where it went nowhere and the site is reached on this machine alone, as a
 * demo is, and only while it is good. Elsewhere it is for its member: an operator who could read it
 * could be the member.
 */
function textOf({ house, now }: CallOf<Row>, row: OutboxRow): string | null {
  if (row.ends_at === null) return row.text;
  if (row.sealed === null || row.ends_at.getTime() <= now) return null;
  if (row.state !== 'kept' || !isOnThisMachine(house.config.publicOrigin)) return null;
  return openText(house, row.outbox_id, row.sealed);
}

function isOnThisMachine(origin: string): boolean {
  return /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(origin).hostname);
}

import type { Answer, Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { listOutbox, type OutboxRow } from './outbox-store.ts';
import { openText } from './seal-text.ts';

type Row = OperatorCalls['outboxList'];
type Shown = Value<Row>['list'][number];

/** SMS and mail of the merchant, newest first. */
export async function readOutbox(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize, kind, to, state, from } = call.input;
  const { sql, merchant } = call;
  const filter = { kind, to, state, from };
  const { rows, total, cursor } = await listOutbox(sql, merchant.id, filter, call.input);
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
  return ok({ list, total, cursor, pageNo, pageSize });
}

/**
 * A code or link is shown only if it was not sent, the site is reachable on this machine only, as a
 * demo is, and it is still valid. Elsewhere only its member sees it: an operator who could read it
 * could log in as the member.
 */
function textOf({ app, now }: CallOf<Row>, row: OutboxRow): string | null {
  if (row.ends_at === null) return row.text;
  if (row.sealed === null || row.ends_at.getTime() <= now) return null;
  if (row.state !== 'kept' || !isOnThisMachine(app.config.publicOrigin)) return null;
  return openText(app, row.outbox_id, row.sealed);
}

function isOnThisMachine(origin: string): boolean {
  return /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(origin).hostname);
}

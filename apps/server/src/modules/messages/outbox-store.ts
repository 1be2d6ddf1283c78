import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';

const PUT = `
  insert into messages.outbox (merchant_id, outbox_id, kind, recipient, subject, text, at)
  values ($1, $2, $3, $4, $5, $6, house_now())`;

export async function putOutboxRow(
  sql: Sql,
  merchant: MerchantId,
  row: {
    readonly id: Id<'outbox'>;
    readonly kind: 'sms' | 'mail';
    readonly to: string;
    readonly subject: string | undefined;
    readonly text: string;
  },
): Promise<void> {
  await sql.query(PUT, [merchant, row.id, row.kind, row.to, row.subject ?? null, row.text]);
}

export interface OutboxRow {
  outbox_id: Id<'outbox'>;
  kind: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  text: string;
  at: Date;
  state: 'kept' | 'sent' | 'failed';
}

// A page without locks; `total` counts all that match. A recipient is found by any part.
const LIST = `
  select outbox_id, kind, recipient, subject, text, at, state, count(*) over () as total
  from messages.outbox
  where merchant_id = $1 and ($2::text is null or kind = $2)
    and ($3::text is null or strpos(lower(recipient), lower($3)) > 0)
  order by at desc, outbox_id desc limit $4 offset $5`;

export async function listOutbox(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly kind: string | undefined;
    readonly to: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: readonly OutboxRow[]; total: number }> {
  const values = [merchant, asked.kind ?? null, asked.to ?? null, asked.limit, asked.offset];
  const { rows } = await sql.query<OutboxRow & { total: bigint }>(LIST, values);
  return { rows, total: Number(rows[0]?.total ?? 0n) };
}

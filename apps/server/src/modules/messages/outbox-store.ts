import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import {
  containsPattern,
  defineList,
  type Page,
  type PageRequest,
} from '../../platform/statements/index.ts';

// Due by the database's clock, which also claims it: the clocks of two processes differ.
const PUT = nameParameters(`
  insert into messages.outbox (merchant_id, outbox_id, kind, recipient, subject, text, sealed,
    ends_at, purpose, at, state, next_try_at)
  select $merchant, $id, $kind, $to, $subject, $text, $sealed, $endsAt, $purpose, house_now(),
    $state::text, case when $state::text = 'waiting' then house_now() end`);

export interface NewMessage {
  readonly id: Id<'outbox'>;
  readonly kind: 'sms' | 'mail';
  readonly to: string;
  readonly subject: string | undefined;
  readonly text: string;
  readonly sealed: Uint8Array | undefined;
  readonly endsAt: Instant | undefined;
  readonly purpose: string;
  /** Waits for a sender, is stored without one, or is never sent. */
  readonly state: 'waiting' | 'kept' | 'blank';
}

export async function putOutboxRow(sql: Sql, merchant: MerchantId, row: NewMessage): Promise<void> {
  await sql.query(
    PUT.text,
    valuesOf(PUT, {
      ...row,
      merchant,
      sealed: row.sealed === undefined ? null : Buffer.from(row.sealed),
      endsAt: row.endsAt === undefined ? null : new Date(row.endsAt),
    }),
  );
}

export type MessageState = 'kept' | 'waiting' | 'sending' | 'sent' | 'failed' | 'ended';

export interface OutboxRow {
  outbox_id: Id<'outbox'>;
  kind: 'sms' | 'mail';
  purpose: string;
  recipient: string;
  subject: string | null;
  text: string;
  sealed: Buffer | null;
  ends_at: Date | null;
  state: MessageState;
  tries: number;
  reason: string | null;
  detail: string | null;
  at: Date;
  sent_at: Date | null;
}

// Newest first; takes no lock. A recipient is matched by any part. Blank rows are left out.
const SENT = defineList({
  name: 'outbox',
  columns: `outbox_id, kind, purpose, recipient, subject, text, sealed, ends_at, state, tries,
    reason, detail, at, sent_at`,
  from: 'messages.outbox',
  where: "merchant_id = $merchant and state <> 'blank'",
  conditions: {
    kind: 'kind = $kind',
    to: 'lower(recipient) like $to',
    state: 'state = $state',
    from: 'at >= to_timestamp($from::bigint / 1000.0)',
  },
  order: [
    { column: 'at', key: 'time' },
    { column: 'outbox_id', key: 'id' },
  ],
});

export function listOutbox(
  sql: Sql,
  merchant: MerchantId,
  filter: {
    readonly kind: string | undefined;
    readonly to: string | undefined;
    readonly state: string | undefined;
    readonly from: Instant | undefined;
  },
  page: PageRequest,
): Promise<Page<OutboxRow>> {
  const { kind, to, state, from } = filter;
  return SENT.readPage<OutboxRow>(sql, {
    values: { merchant },
    conditions: {
      kind,
      to: to === undefined ? undefined : containsPattern(to.toLowerCase()),
      state,
      from,
    },
    page,
  });
}

const PRUNES = {
  messages: `
    -- every merchant: old messages of all merchants are deleted; waiting ones are kept
    delete from messages.outbox where at < $1 and next_try_at is null`,
  blanks: `
    -- every merchant: blank rows of all merchants have no content
    delete from messages.outbox where at < $1 and state = 'blank'`,
};

/** Deletes rows that are older than each of the two times. */
export async function pruneOutbox(
  sql: Sql,
  before: { readonly messages: Instant; readonly blanks: Instant },
): Promise<void> {
  await sql.query(PRUNES.messages, [new Date(before.messages)]);
  await sql.query(PRUNES.blanks, [new Date(before.blanks)]);
}

// Statements of the delivery jobs.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { planOnce } from '../../../platform/database/planned-statements.ts';
import type { MessageState } from '../outbox-store.ts';

export type Channel = 'sms' | 'mail';

export interface DueRow {
  outbox_id: Id<'outbox'>;
  recipient: string;
  subject: string | null;
  text: string;
  sealed: Buffer | null;
  tries: number;
}

// Claims due rows for the time of the lease; skips rows that are locked. A row that is still
// `sending` when its lease ends was lost with its process, and is claimed again. The earliest
// expiry goes first, so that a code does not wait behind a thousand letters.
const CLAIM = `
  with due as materialized (
    select outbox_id from messages.outbox
    where merchant_id = $1 and kind = $2 and next_try_at <= house_now()
      and (ends_at is null or ends_at > house_now())
    order by ends_at, next_try_at limit $4 for update skip locked
  )
  update messages.outbox o
  set state = 'sending', tries = o.tries + 1,
    next_try_at = house_now() + $3 * interval '1 millisecond'
  from due
  where o.merchant_id = $1 and o.outbox_id = due.outbox_id
  returning o.outbox_id, o.recipient, o.subject, o.text, o.sealed, o.tries`;

export async function claimDue(
  sql: Sql,
  merchant: MerchantId,
  wanted: {
    readonly channel: Channel;
    readonly leaseMs: number;
    readonly count: number;
  },
): Promise<DueRow[]> {
  const { channel, leaseMs, count } = wanted;
  const values = [merchant, channel, leaseMs, count];
  return (await sql.query<DueRow>(CLAIM, values)).rows;
}

// Checks the number of the attempt, so that a process whose lease ended does not overwrite the
// result of another; but a success is always written.
const SETTLE_SENT = `
  update messages.outbox set state = 'sent', sent_at = $3, next_try_at = null
  where merchant_id = $1 and outbox_id = $2 and state <> 'sent'`;

export async function settleSent(
  sql: Sql,
  merchant: MerchantId,
  sent: { readonly id: Id<'outbox'>; readonly at: Instant },
): Promise<void> {
  await sql.query(SETTLE_SENT, [merchant, sent.id, new Date(sent.at)]);
}

const SETTLE_FAILED = nameParameters(`
  update messages.outbox
  set state = case when $next::timestamptz is null then 'failed' else 'waiting' end,
    failed_at = $at, reason = $reason, detail = $detail, next_try_at = $next
  where merchant_id = $merchant and outbox_id = $id and state = 'sending' and tries = $tries`);

export async function settleFailed(
  sql: Sql,
  merchant: MerchantId,
  failed: {
    readonly id: Id<'outbox'>;
    readonly tries: number;
    readonly at: Instant;
    readonly reason: string;
    readonly detail: string;
    /** Undefined when there is no further attempt. */
    readonly nextTryAt: Instant | undefined;
  },
): Promise<void> {
  const { id, tries, at, reason, detail, nextTryAt } = failed;
  const next = nextTryAt === undefined ? null : new Date(nextTryAt);
  await sql.query(
    SETTLE_FAILED.text,
    valuesOf(SETTLE_FAILED, { merchant, id, tries, at: new Date(at), reason, detail, next }),
  );
}

// Without a sender nothing is due: waiting messages stay in the outbox, where the console shows
// them.
const KEEP = `
  update messages.outbox set state = 'kept', next_try_at = null
  where merchant_id = $1 and kind = $2 and state = 'waiting'`;

planOnce(KEEP);

export async function storeWaiting(
  sql: Sql,
  merchant: MerchantId,
  channel: Channel,
): Promise<void> {
  await sql.query(KEEP, [merchant, channel]);
}

// A code that was not sent in time is never sent; one that is being sent may still be settled as
// sent.
const END = `
  -- every merchant: expired secrets of all merchants are deleted
  update messages.outbox set sealed = null,
    state = case when state in ('waiting', 'sending') then 'ended' else state end,
    failed_at = case when state in ('waiting', 'sending') then $1 else failed_at end,
    reason = case when state in ('waiting', 'sending') then 'late' else reason end,
    next_try_at = null
  where sealed is not null and ends_at <= $1`;

export async function expireSecrets(sql: Sql, now: Instant): Promise<void> {
  await sql.query(END, [new Date(now)]);
}

export interface HealthRow {
  waiting: number;
  sent: number;
  failed: number;
  median_ms: number | null;
  last_sent_at: Date | null;
}

// The console polls this every few seconds: one scan of a day by the index on kind and time.
const HEALTH = `
  select (count(*) filter (where next_try_at is not null))::int as waiting,
    (count(*) filter (where state = 'sent'))::int as sent,
    (count(*) filter (where state in ('failed', 'ended')))::int as failed,
    (percentile_cont(0.5) within group (
      order by greatest(0, extract(epoch from sent_at - at) * 1000))
      filter (where state = 'sent'))::int as median_ms,
    max(sent_at) as last_sent_at
  from messages.outbox where merchant_id = $1 and kind = $2 and at > $3`;

export async function readHealth(
  sql: Sql,
  merchant: MerchantId,
  filter: { readonly channel: Channel; readonly since: Instant },
): Promise<HealthRow> {
  const values = [merchant, filter.channel, new Date(filter.since)];
  const { rows } = await sql.query<HealthRow>(HEALTH, values);
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0, median_ms: null, last_sent_at: null };
}

export interface LastRow {
  recipient: string;
  at: Date;
  state: MessageState;
  failed_at: Date | null;
  reason: string | null;
  detail: string | null;
}

const LAST_FAILURE = `
  select recipient, at, state, failed_at, reason, detail from messages.outbox
  where merchant_id = $1 and kind = $2 and at > $3 and failed_at is not null
    and state <> 'blank'
  order by failed_at desc limit 1`;

const LAST_TEST = `
  select recipient, at, state, failed_at, reason, detail from messages.outbox
  where merchant_id = $1 and kind = $2 and at > $3 and purpose = 'test' and state <> 'blank'
  order by at desc limit 1`;

export async function findLastFailure(
  sql: Sql,
  merchant: MerchantId,
  filter: { readonly channel: Channel; readonly since: Instant },
): Promise<LastRow | undefined> {
  const values = [merchant, filter.channel, new Date(filter.since)];
  return (await sql.query<LastRow>(LAST_FAILURE, values)).rows[0];
}

export async function findLastTest(
  sql: Sql,
  merchant: MerchantId,
  filter: { readonly channel: Channel; readonly since: Instant },
): Promise<LastRow | undefined> {
  const values = [merchant, filter.channel, new Date(filter.since)];
  return (await sql.query<LastRow>(LAST_TEST, values)).rows[0];
}

import type { Instant, MerchantId } from '@fairhouse/values';
import { one, type Sql } from '../../../ground/sql.ts';
import type { OrderReason } from '../deposit.ts';

export type Actor = 'member' | 'operator' | 'provider' | 'house';

export interface EventRow {
  state: string;
  reason: OrderReason | null;
  actor: Actor;
  actor_name: string | null;
  note: string | null;
  at: Date;
}

// The order's row is locked by whoever adds to its events, so that the numbers do not meet.
const ADD = `
  insert into cashier.order_event
    (merchant_id, order_id, sequence, state, reason, actor, actor_name, note, at)
  select $1, $2, coalesce(max(sequence), 0) + 1, $3, $4, $5, $6, $7, to_timestamp($8 / 1000.0)
    from cashier.order_event where merchant_id = $1 and order_id = $2`;

export interface NewEvent {
  readonly state: string;
  readonly reason: OrderReason | null;
  readonly actor: Actor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
  readonly now: Instant;
}

/** Adds a line to an order's timeline. */
export async function addEvent(
  sql: Sql,
  merchant: MerchantId,
  order: string,
  event: NewEvent,
): Promise<void> {
  const { state, reason, actor, actorName, note, now } = event;
  const values = [state, reason, actor, actorName ?? null, note ?? null, now];
  await sql.query(ADD, [merchant, order, ...values]);
}

const LIST = `
  select state, reason, actor, actor_name, note, at from cashier.order_event
  where merchant_id = $1 and order_id = $2 order by sequence`;

/** An order's timeline, oldest first. */
export async function listEvents(
  sql: Sql,
  merchant: MerchantId,
  order: string,
): Promise<EventRow[]> {
  return (await sql.query<EventRow>(LIST, [merchant, order])).rows;
}

const NEXT_NUMBER = "select nextval('cashier.order_number')::text as number";

/** A short number that people read to each other: `D100042`. */
export async function nextOrderNumber(sql: Sql, letter: 'D' | 'W' | 'A'): Promise<string> {
  return letter + one(await sql.query<{ number: string }>(NEXT_NUMBER)).number;
}

// Waits for a message with the same mark that is under way; then it is a repetition.
const TAKE_NONCE = `
  -- every merchant: a mark belongs to the provider that made it
  insert into cashier.nonce (provider, nonce, at) values ($1, $2, to_timestamp($3 / 1000.0))
  on conflict do nothing`;

/** Whether the mark of a signed message is new; it is taken with the caller's transaction. */
export async function takeNonce(
  sql: Sql,
  message: { provider: string; nonce: string; now: Instant },
): Promise<boolean> {
  const { provider, nonce, now } = message;
  return (await sql.query(TAKE_NONCE, [provider, nonce, now])).rowCount === 1;
}

const FORGET_NONCES = `
  -- every merchant: a mark belongs to the provider that made it
  delete from cashier.nonce where at < house_now() - interval '1 hour'`;

/** Forgets marks of messages that are too old to be accepted anyway. */
export async function forgetNonces(sql: Sql): Promise<void> {
  await sql.query(FORGET_NONCES);
}

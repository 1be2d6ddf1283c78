import { nameParameters, valuesOf, type Instant, type MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../platform/sql.ts';
import type { OrderReason } from './order-state.ts';

export type Actor = 'member' | 'operator' | 'provider' | 'house';

export interface EventRow {
  state: string;
  reason: OrderReason | null;
  actor: Actor;
  actor_name: string | null;
  note: string | null;
  at: Date;
}

// The caller locks the order's row, so that sequence numbers do not collide.
const ADD = nameParameters(`
  insert into cashier.order_event
    (merchant_id, order_id, sequence, state, reason, actor, actor_name, note, at)
  select $merchant, $order, coalesce(max(sequence), 0) + 1, $state, $reason, $actor, $actorName,
    $note, to_timestamp($now / 1000.0)
    from cashier.order_event where merchant_id = $merchant and order_id = $order`);

export interface NewEvent {
  readonly state: string;
  readonly reason: OrderReason | null;
  readonly actor: Actor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
  readonly now: Instant;
}

/** Adds an event to an order's timeline. */
export async function addEvent(
  sql: Sql,
  merchant: MerchantId,
  order: string,
  event: NewEvent,
): Promise<void> {
  const { actorName, note } = event;
  await sql.query(ADD.text, valuesOf(ADD, { ...event, merchant, order, actorName, note }));
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

/** A short number for conversation: `D100042`. */
export async function nextOrderNumber(sql: Sql, letter: 'D' | 'W' | 'A'): Promise<string> {
  return letter + singleRow(await sql.query<{ number: string }>(NEXT_NUMBER)).number;
}

/** A list's condition on `$username`, a username in its key form. */
export const OF_USERNAME = `member_id = (
  select m.member_id from members.member m
  where m.merchant_id = $merchant and m.username_key = $username)`;

// What the HTTP layer stores: answers by request id, and the ids of sealed bodies.
import type { MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from './parse-columns.ts';
import type { Sql } from './sql.ts';

/** An answer as it is sent: stored whole for a repeated request. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

const ANSWER = z.object({
  status: z.number(),
  body: z.unknown(),
  retryAfterSeconds: z.number().exactOptional(),
});

/** The merchant and caller of a request id. */
export interface KeyOwner {
  readonly merchant: MerchantId;
  readonly caller: string;
  readonly key: string;
}

// A concurrent request of the same id holds the unique key, so this waits until it ends.
const CLAIM = `
  insert into ground.idempotency (merchant_id, caller, key, call, request_hash, at)
  values ($1, $2, $3, $4, $5, house_now()) on conflict do nothing`;

// Reads the answer of the first request; without a lock, because its transaction has ended.
const FIND = `
  select call, request_hash, answer from ground.idempotency
  where merchant_id = $1 and caller = $2 and key = $3`;

// In the transaction that claimed the key and so holds the row.
const KEEP = `
  update ground.idempotency set answer = $4 where merchant_id = $1 and caller = $2 and key = $3`;

// A statement of its own: of two requests with the same id, one inserts.
const SPEND_SEALED = `
  -- every merchant: a sealed body's id is random and used once anywhere
  insert into ground.sealed_use (jti, at) values ($1, house_now()) on conflict do nothing`;

const FORGET_SEALED = `
  -- every merchant: a body this old is refused for its age
  delete from ground.sealed_use where at < house_now() - interval '1 hour'`;

const FORGET_ANSWERS = `
  -- every merchant: nobody repeats a request after a month
  delete from ground.idempotency where at < house_now() - interval '30 days'`;

/** The first request of an id. */
export interface StoredRequest {
  call: string;
  /** Empty where only the id is known. */
  request_hash: Buffer;
  answer: WireAnswer | null;
}

/** True when the key is new. */
export async function claimRequestId(
  sql: Sql,
  owner: KeyOwner & { readonly call: string; readonly hash: Buffer },
): Promise<boolean> {
  const { merchant, caller, key, call, hash } = owner;
  return (await sql.query(CLAIM, [merchant, caller, key, call, hash])).rowCount === 1;
}

export async function findAnswer(
  sql: Sql,
  { merchant, caller, key }: KeyOwner,
): Promise<StoredRequest | undefined> {
  const { rows } = await sql.query<Unparsed<StoredRequest, 'answer'>>(FIND, [
    merchant,
    caller,
    key,
  ]);
  return parseColumns(rows, { answer: ANSWER.nullable() })[0];
}

export async function saveAnswer(sql: Sql, owner: KeyOwner, answer: WireAnswer): Promise<void> {
  await sql.query(KEEP, [owner.merchant, owner.caller, owner.key, JSON.stringify(answer)]);
}

/** True for the first use of a sealed body's id. */
export async function spendSealed(sql: Sql, jti: string): Promise<boolean> {
  return (await sql.query(SPEND_SEALED, [jti])).rowCount === 1;
}

/** Deletes ids and answers that are too old to be needed. */
export async function deleteOldRequests(sql: Sql): Promise<void> {
  await sql.query(FORGET_SEALED);
  await sql.query(FORGET_ANSWERS);
}

// The first answer to a request id is kept in the transaction that made it, and given again.
import { createHash } from 'node:crypto';
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../ground/sql.ts';
import { Refusal, type WireAnswer } from './envelope.ts';

export interface RequestKey {
  readonly merchant: MerchantId;
  readonly caller: string;
  readonly key: string;
  readonly call: string;
  readonly hash: Buffer;
}

/** What identifies the content of a request: the call and its input. */
export function hashRequest(call: string, input: unknown): Buffer {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(call).update('\0').update(text).digest();
}

/** Waits for a request of the same id that is under way: the unique key makes the second one wait. */
const CLAIM = `
  insert into ground.idempotency (merchant_id, caller, key, call, request_hash, at)
  values ($1, $2, $3, $4, $5, house_now()) on conflict do nothing`;

const FIND = `
  select request_hash, answer from ground.idempotency
  where merchant_id = $1 and caller = $2 and key = $3`;

const KEEP = `
  update ground.idempotency set answer = $4 where merchant_id = $1 and caller = $2 and key = $3`;

/** The kept answer of an earlier request with this id, or undefined when this is the first. */
export async function claimKey(sql: Sql, key: RequestKey): Promise<WireAnswer | undefined> {
  const claimed = await sql.query(CLAIM, [key.merchant, key.caller, key.key, key.call, key.hash]);
  if (claimed.rowCount === 1) return undefined;
  const { rows } = await sql.query<{ request_hash: Buffer; answer: WireAnswer | null }>(FIND, [
    key.merchant,
    key.caller,
    key.key,
  ]);
  const found = rows[0];
  if (found?.answer && found.request_hash.equals(key.hash)) return found.answer;
  throw new Refusal('idempotency.reused');
}

export async function keepAnswer(sql: Sql, key: RequestKey, answer: WireAnswer): Promise<void> {
  await sql.query(KEEP, [key.merchant, key.caller, key.key, JSON.stringify(answer)]);
}

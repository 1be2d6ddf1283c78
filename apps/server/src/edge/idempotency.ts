// The first answer to a request id is kept in the transaction that made it, and given again.
import { createHash } from 'node:crypto';
import type { Sql } from '../ground/sql.ts';
import {
  claimRow,
  findAnswer,
  keepRow,
  type KeyOwner,
  type WireAnswer,
} from '../ground/request-store.ts';
import { Refusal } from './envelope.ts';

export interface RequestKey extends KeyOwner {
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

/** The kept answer of an earlier request with this id, or undefined when this is the first. */
export async function claimKey(sql: Sql, key: RequestKey): Promise<WireAnswer | undefined> {
  if (await claimRow(sql, key)) return undefined;
  const found = await findAnswer(sql, key);
  if (found?.answer && found.request_hash.equals(key.hash)) return found.answer;
  throw new Refusal('idempotency.reused');
}

export async function keepAnswer(sql: Sql, key: RequestKey, answer: WireAnswer): Promise<void> {
  await keepRow(sql, key, answer);
}

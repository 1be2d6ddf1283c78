// The first answer to a request id is stored in its transaction, and returned to repeated requests.
import type { CallRow } from '@fairhouse/calls';
import { createHmac } from 'node:crypto';
import type { Keys } from '../platform/keys/keys.ts';
import type { Sql } from '../platform/sql.ts';
import {
  claimRequestId,
  findAnswer,
  saveAnswer,
  type StoredRequest,
  type KeyOwner,
  type WireAnswer,
} from '../platform/request-store.ts';
import { Refusal } from './envelope.ts';

export interface RequestKey extends KeyOwner {
  readonly call: string;
  readonly hash: Buffer;
}

/**
 * Identifies the content of a request: a keyed hash of the call and its input without secret
 * fields. It is keyed because the remaining fields (an amount, a card) could be guessed.
 */
export function hashRequest(
  keys: Keys,
  { call, row, input }: { readonly call: string; readonly row: CallRow; readonly input: unknown },
): Buffer {
  const secrets: readonly string[] = row.secrets ?? [];
  const fields = Object.entries(input as object).filter(([name]) => !secrets.includes(name));
  const text = JSON.stringify(Object.fromEntries(fields), (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  const key = keys.secret('request-hash');
  return createHmac('sha256', key).update(call).update('\0').update(text).digest();
}

/** The stored answer of an earlier request with this id, or undefined when this is the first. */
export async function claimKey(sql: Sql, key: RequestKey): Promise<WireAnswer | undefined> {
  if (await claimRequestId(sql, key)) return undefined;
  const found = await findAnswer(sql, key);
  if (found?.answer && isSameRequest(found, key)) return found.answer;
  throw new Refusal('idempotency.reused');
}

/** A request stored before the hash key existed has no content hash: only its id is compared. */
function isSameRequest(stored: StoredRequest, key: RequestKey): boolean {
  if (stored.call !== key.call) return false;
  return stored.request_hash.length === 0 || stored.request_hash.equals(key.hash);
}

export async function saveKeyAnswer(sql: Sql, key: RequestKey, answer: WireAnswer): Promise<void> {
  await saveAnswer(sql, key, answer);
}

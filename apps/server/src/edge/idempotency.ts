// The first answer to a request id is kept in the transaction that made it, and given again.
import type { CallRow } from '@fairhouse/calls';
import { createHmac } from 'node:crypto';
import type { Keys } from '../ground/keys.ts';
import type { Sql } from '../ground/sql.ts';
import {
  claimRow,
  findAnswer,
  keepRow,
  type KeptRequest,
  type KeyOwner,
  type WireAnswer,
} from '../ground/request-store.ts';
import { Refusal } from './envelope.ts';

export interface RequestKey extends KeyOwner {
  readonly call: string;
  readonly hash: Buffer;
}

/**
 * What identifies the content of a request: the call and its input without what opens something.
 * Under a key of the installation, since what is left (an amount, a card) can be guessed.
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

/** The kept answer of an earlier request with this id, or undefined when this is the first. */
export async function claimKey(sql: Sql, key: RequestKey): Promise<WireAnswer | undefined> {
  if (await claimRow(sql, key)) return undefined;
  const found = await findAnswer(sql, key);
  if (found?.answer && isSameRequest(found, key)) return found.answer;
  throw new Refusal('idempotency.reused');
}

/** Nothing is known of the content of a request that is older than the key: its id alone counts. */
function isSameRequest(kept: KeptRequest, key: RequestKey): boolean {
  if (kept.call !== key.call) return false;
  return kept.request_hash.length === 0 || kept.request_hash.equals(key.hash);
}

export async function keepAnswer(sql: Sql, key: RequestKey, answer: WireAnswer): Promise<void> {
  await keepRow(sql, key, answer);
}

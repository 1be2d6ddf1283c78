import { LOG_START, signLogLine, type FlatObject, type RoundLogKind } from '@fairhouse/rules/fair';
import type { StudioContext } from '../context.ts';
import type { Sql } from '../database/open-database.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { insertLine, lockLog } from './store/log.ts';

/** The name of the studio's log with its witness. */
export const ROUNDS_LOG = 'rounds';

/** Appends a line in the transaction that makes it true; returns its number. */
export async function appendLine(
  { keys, clock }: StudioContext,
  sql: Sql,
  { kind, body }: { readonly kind: RoundLogKind; readonly body: FlatObject },
): Promise<number> {
  const last = await lockLog(sql);
  const seq = (last?.seq ?? 0) + 1;
  const at = Math.max(clock(), last?.at ?? 0);
  const content = { seq, at, kind, body, prev: last?.hash ?? LOG_START };
  await insertLine(
    sql,
    signLogLine(NODE_HASHES, content, (message) => keys.signLog(message)),
  );
  return seq;
}

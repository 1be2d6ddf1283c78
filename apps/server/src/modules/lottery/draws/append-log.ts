import {
  LOG_START,
  signLogLine,
  type FlatObject,
  type LogKind,
  type LogLine,
} from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import type { Keys } from '../../../platform/keys/keys.ts';
import type { Sql } from '../../../platform/sql.ts';
import { NODE_HASHES, signBytes } from '../hashing/index.ts';
import { appendLines, lockLog } from './store/log.ts';

export interface LogEntry {
  readonly draw: bigint;
  readonly kind: LogKind;
  readonly body: FlatObject;
}

/**
 * Appends chained and signed lines to the merchant's public log, in the caller's transaction, which
 * holds the log's lock until it ends. The time of a line is the database's clock, and never before
 * the time of the previous line.
 */
export async function appendLog(
  sql: Sql,
  keys: Keys,
  merchant: MerchantId,
  entries: readonly LogEntry[],
): Promise<LogLine[]> {
  const end = await lockLog(sql, merchant);
  let { seq, at, hash } = end.last ?? { seq: 0, at: 0, hash: LOG_START };
  const lines: (LogLine & { readonly draw: bigint })[] = [];
  for (const { draw, kind, body } of entries) {
    seq += 1;
    at = Math.max(at, end.now);
    const content = { seq, at, kind, body, prev: hash };
    const line = signLogLine(NODE_HASHES, content, (bytes) => signBytes(keys.signingKey, bytes));
    hash = line.hash;
    lines.push({ ...line, draw });
  }
  await appendLines(sql, merchant, lines);
  return lines;
}

import type { DrawRules } from '@fairhouse/rules/fair';
import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { listLinesOfDraw, type DrawRow } from '../draws/index.ts';
import { listHeads, drawLogName } from '../witness/index.ts';

/**
 * Whether the root of a block draw was fixed only when its block could already exist. Such a draw
 * has no result.
 */
export async function isRootLate(
  sql: Sql,
  merchant: Merchant,
  draw: DrawRow,
  now: Instant,
): Promise<boolean> {
  const { blockAt } = draw.rules as DrawRules;
  if (blockAt === undefined || draw.closed_at === null) return false;
  const lines = await listLinesOfDraw(sql, merchant.id, draw.draw_id);
  const root = lines.find(({ kind }) => kind === 'root');
  if (root === undefined) return false;
  if (draw.scheme === 'LD1') return root.at >= blockAt;
  // The witnesses' times decide, because the time of a line is only the operator's statement.
  const commit = lines.find(({ kind }) => kind === 'commit');
  const keys = String(commit?.body['witnessKeys']).split(',');
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const heads = await listHeads(sql, log, keys, [root.seq]);
  return heads.length < keys.length ? now >= blockAt : heads.some(({ at }) => at >= blockAt);
}

import type { DrawRules } from '@fairhouse/rules/fair';
import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { DrawRow } from './store/draws.ts';
import { listLinesOfDraw } from './store/log.ts';
import { headsAt } from './store/witness.ts';
import { drawLogName } from './witness/show-log.ts';

/**
 * Whether the tickets of a draw by a block were not fixed before the block could be there. Such a
 * draw has no result.
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
  // What others saw decides: a line's own time is the house's word.
  const commit = lines.find(({ kind }) => kind === 'commit');
  const keys = String(commit?.body['witnessKeys']).split(',');
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const heads = await headsAt(sql, log, keys, [root.seq]);
  return heads.length < keys.length ? now >= blockAt : heads.some(({ at }) => at >= blockAt);
}

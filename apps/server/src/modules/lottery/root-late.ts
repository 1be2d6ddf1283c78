import type { DrawRules } from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import type { DrawRow } from './store/draws.ts';
import { listLinesOfDraw } from './store/log.ts';

/** Most roots are logged long before their block; only the others are looked up. */
const SAFE_MS = 1000;

/**
 * Whether the tickets of a draw by a block were fixed only when the block could be there already.
 * Such a draw has no result.
 */
export async function isRootLate(sql: Sql, merchant: MerchantId, draw: DrawRow): Promise<boolean> {
  const { blockAt } = draw.rules as DrawRules;
  if (blockAt === undefined || draw.closed_at === null) return false;
  if (draw.closed_at.getTime() < blockAt - SAFE_MS) return false;
  const lines = await listLinesOfDraw(sql, merchant, draw.draw_id);
  const root = lines.find(({ kind }) => kind === 'root');
  return root !== undefined && root.at >= blockAt;
}

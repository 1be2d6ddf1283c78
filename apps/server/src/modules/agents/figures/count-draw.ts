import { businessDayAt, periodAt } from '@fairhouse/rules/agency';
import { instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { countDrawPlay, lockCounted, type DueDraw } from './store/count-draw.ts';
import { awaitTeams } from './store/open-team.ts';
import { findFoldedDay, openDay } from './store/days.ts';

/**
 * Brings the figures to a version of a draw's result, in the caller's transaction: the whole at the
 * first settlement, afterwards the difference, always for the time of the first settlement. A later
 * version that is counted already changes nothing.
 */
export async function countDraw(sql: Sql, merchant: Merchant, due: DueDraw): Promise<void> {
  await awaitTeams(sql);
  const counted = await lockCounted(sql, merchant.id, due.draw_id);
  if (counted !== undefined && counted.version >= due.version) return;
  const settledAt = instant((counted?.settled_at ?? due.settled_at).getTime());
  const day = counted?.day ?? businessDayAt(merchant, settledAt);
  const folded = await findFoldedDay(sql, merchant.id);
  const changed = await countDrawPlay(sql, {
    merchant: merchant.id,
    draw: due.draw_id,
    version: due.version,
    counted: counted?.version ?? 0,
    settledAt,
    day,
    hour: periodAt('hour', merchant, settledAt).begin,
    folded: folded !== undefined && day <= folded,
  });
  if (changed === 0) return;
  await openDay(sql, merchant.id, day, { draw: due.draw_id, version: due.version });
}

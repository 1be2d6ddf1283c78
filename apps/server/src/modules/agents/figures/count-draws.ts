import { businessDayAt, periodAt } from '@fairhouse/rules/agency';
import { instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { countDrawPlay, lockCounted } from './store/count-draw.ts';
import type { DrawToCount } from './store/due-play.ts';
import type { DueDraw } from './store/due-draws.ts';
import { listSealedDays, openDay } from './store/days.ts';
import { awaitTeams } from './store/open-team.ts';

export interface DueCount {
  /** Those whose version was not counted before. */
  readonly draws: readonly DueDraw[];
  readonly toCount: readonly DrawToCount[];
}

/**
 * What is to be counted of versions of different draws' results: the whole at a draw's first
 * settlement, afterwards the difference, always for the time of the first settlement. A version
 * that is counted already is left out. Keeps others from counting until the transaction ends.
 */
export async function openCount(
  sql: Sql,
  merchant: Merchant,
  due: readonly DueDraw[],
): Promise<DueCount> {
  await awaitTeams(sql);
  const known = await lockCounted(
    sql,
    merchant.id,
    due.map(({ draw_id: draw }) => draw),
  );
  const countedOf = ({ draw_id: draw }: DueDraw) => known.find((each) => each.draw_id === draw);
  const draws = due.filter((each) => (countedOf(each)?.version ?? 0) < each.version);
  const toCount = draws.map((each) => {
    const counted = countedOf(each);
    const settledAt = instant((counted?.settled_at ?? each.settled_at).getTime());
    return {
      draw: each.draw_id,
      version: each.version,
      counted: counted?.version ?? 0,
      top: each.result_version === each.version ? each.group_max : 0,
      settledAt,
      day: counted?.day ?? businessDayAt(merchant, settledAt),
      hour: periodAt('hour', merchant, settledAt).begin,
    };
  });
  return { draws, toCount };
}

/** Brings the figures to the versions, in the transaction that opened the count. */
export async function countDraws(
  sql: Sql,
  merchant: Merchant,
  toCount: readonly DrawToCount[],
): Promise<void> {
  if (toCount.length === 0) return;
  await countDrawPlay(sql, merchant.id, toCount);
  const sealed = await listSealedDays(
    sql,
    merchant.id,
    toCount.map(({ day }) => day),
  );
  for (const { draw, version, day } of toCount) {
    if (sealed.has(day)) await openDay(sql, merchant.id, day, { draw, version });
  }
}

// The joint result of two stations that are bet on together (đá xiên, lottery.md 1.8): the results
// of both on that day, once both are known.
import { SECOND_MS } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { joinedStations, VIETNAM_ZONE } from '../catalogue/index.ts';
import { listNumbersAt, type DrawRow } from '../draws/index.ts';
import { listDrawsToJoin } from './store/outside-draws.ts';
import { applyOutsideResult } from './apply-outside-result.ts';

/**
 * Joins the results of the day's two main stations, the main one's first. If a merchant does not
 * sell them, two operators enter the result as for any draw made elsewhere. A later correction of a
 * station's result needs a separate correction here.
 */
export const joinStations: Job = {
  name: 'lottery-join',
  everyMs: 5 * SECOND_MS,
  run: async (app) => {
    await eachMerchant(app, async (merchant) => {
      const due = await listDrawsToJoin(app.pool, merchant.id);
      await processEach(
        app,
        due,
        (draw) => joinDraw(app, merchant, draw),
        ({ issue }) => issue,
      );
    });
  },
};

async function joinDraw(app: AppContext, merchant: Merchant, draw: DrawRow): Promise<void> {
  const stations = joinedStations(weekdayOf(draw.draw_at));
  const known = await listNumbersAt(app.pool, merchant.id, stations, draw.draw_at);
  const numbers = stations.map((station) => known.get(station));
  if (stations.length < 2 || numbers.includes(undefined)) return;
  const taken = await app.leases.transaction('lottery-join', async (sql) => {
    const isNew = await applyOutsideResult(sql, app, draw, {
      merchant: merchant.id,
      numbers: numbers.join(' '),
      madeBy: 'house',
      approvedBy: undefined,
      reason: stations.join('+'),
    });
    return { commit: isNew, value: isNew };
  });
  if (!taken) return;
  app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
}

/** 1 is Monday. */
function weekdayOf(at: Date): number {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(VIETNAM_ZONE)
    .dayOfWeek;
}

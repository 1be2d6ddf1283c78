// Results that follow from those of other lotteries, once they are known: of two stations that are
// bet on together (đá xiên, lottery.md 1.8), and of the first prize of Magnum by Thai rules (1.9).
import { SECOND_MS } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { joinedStations, MALAYSIAN_THAI, VIETNAM_ZONE } from '../catalogue/index.ts';
import { listNumbersAt, type DrawRow } from '../draws/index.ts';
import { listDrawsToJoin } from './store/outside-draws.ts';
import { applyOutsideResult } from './apply-outside-result.ts';

const JOB = 'lottery-join';

/**
 * Joins the results of the day's two main stations, the main one's first, and takes over the first
 * prize of Magnum. If a merchant does not sell them, two operators enter the result as for any draw
 * made elsewhere. A later correction of such a result needs a separate correction here.
 */
export const joinStations: Job = {
  name: JOB,
  everyMs: 5 * SECOND_MS,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const due = await listDrawsToJoin(app.pool, merchant.id, MALAYSIAN_THAI.code);
      await processEach(
        { app, job: JOB },
        due,
        (draw) => joinDraw(app, merchant, draw),
        ({ issue }) => issue,
      );
    });
  },
};

async function joinDraw(app: AppContext, merchant: Merchant, draw: DrawRow): Promise<void> {
  const isThai = draw.lottery === MALAYSIAN_THAI.code;
  const stations = isThai ? [MALAYSIAN_THAI.firstPrizeOf] : joinedStations(weekdayOf(draw.draw_at));
  const known = await listNumbersAt(app.pool, merchant.id, stations, draw.draw_at);
  const numbers = stations.map((station) => known.get(station));
  if (stations.length < (isThai ? 1 : 2) || numbers.includes(undefined)) return;
  const taken = await app.leases.transaction(JOB, async (sql) => {
    const isNew = await applyOutsideResult(sql, app, draw, {
      merchant: merchant.id,
      // The prizes of Magnum begin with the first one.
      numbers: isThai ? String(numbers[0]).slice(0, 4) : numbers.join(' '),
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

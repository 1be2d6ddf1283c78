// The result of two stations that are played together (đá xiên, lottery.md 1.8): what both drew
// that day, once it is known of both.
import { SECOND_MS } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { eachMerchant } from '../settings/index.ts';
import { eachOf } from '../../ground/each-of.ts';
import { joinedStations, VIETNAM_ZONE } from './layout/vietnam-stations.ts';
import type { DrawRow } from './store/draws.ts';
import { listJoinDue } from './store/outside-draws.ts';
import { listNumbersAt } from './store/results.ts';
import { takeResult } from './take-result.ts';

/**
 * Puts the results of the day's two main stations together, the main one's first. Where a merchant
 * does not sell them, two operators enter the result as of any draw made elsewhere; a station's
 * result that is corrected later is corrected here by two persons too.
 */
export const joinStations: Job = {
  name: 'lottery-join',
  everyMs: 5 * SECOND_MS,
  run: async (house) => {
    await eachMerchant(house, async (merchant) => {
      const due = await listJoinDue(house.pool, merchant.id);
      await eachOf(
        house,
        due,
        (draw) => joinDraw(house, merchant, draw),
        ({ issue }) => issue,
      );
    });
  },
};

async function joinDraw(house: House, merchant: Merchant, draw: DrawRow): Promise<void> {
  const stations = joinedStations(weekdayOf(draw.draw_at));
  const known = await listNumbersAt(house.pool, merchant.id, stations, draw.draw_at);
  const numbers = stations.map((station) => known.get(station));
  if (stations.length < 2 || numbers.includes(undefined)) return;
  const taken = await house.leases.transaction('lottery-join', async (sql) => {
    const isNew = await takeResult(sql, house, draw, {
      merchant: merchant.id,
      numbers: numbers.join(' '),
      madeBy: 'house',
      approvedBy: undefined,
      reason: stations.join('+'),
    });
    return { commit: isNew, value: isNew };
  });
  if (!taken) return;
  house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
}

/** 1 is Monday. */
function weekdayOf(at: Date): number {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(VIETNAM_ZONE)
    .dayOfWeek;
}

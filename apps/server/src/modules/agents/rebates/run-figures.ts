import { SECOND_MS } from '@fairhouse/values';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { countFlow, countVendorBets, openDay, sealDays } from '../figures/index.ts';
import { payDraws } from './pay-draws.ts';
import { payVendorDays } from './pay-vendor-days.ts';

const JOB = 'agent-figures';
/** Changes of vendors that are counted in one transaction. */
const TOGETHER = 50_000;

/**
 * Pays agents and counts what members and teams did. One job for all of it, so that a day is not
 * sealed while something of it is being counted.
 */
export const runFigures: Job = {
  name: JOB,
  everyMs: SECOND_MS,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await payDraws(app, JOB, merchant);
      for (let isMore = true; isMore;) {
        isMore = await app.leases.transaction(JOB, async (sql) => {
          const { id, zone, cutHour } = merchant;
          const count = { merchant: id, zone, cutHour, most: TOGETHER };
          const changed = await countVendorBets(sql, count);
          for (const { day, category } of changed) await openDay(sql, id, day, { category });
          return { commit: true, value: changed.length > 0 };
        });
      }
    });
    for (let isMore = true; isMore;) {
      isMore = await app.leases.transaction(JOB, async (sql) => ({
        commit: true,
        value: await countFlow(sql),
      }));
    }
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await payVendorDays(app, JOB, merchant, now);
      await app.leases.transaction(JOB, async (sql) => {
        await sealDays(sql, merchant, now);
        return { commit: true, value: undefined };
      });
    });
  },
};

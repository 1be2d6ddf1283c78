// Shows players what is in the pots of the house, beside those that vendors report.
import { houseJackpots } from '@fairhouse/rules/games';
import { SECOND_MS } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { transaction } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { vendorsOf } from '../records/index.ts';
import { lockPots, readPots } from './pots.ts';
import { publishPots } from './store.ts';

const JOB = 'vendors-house-jackpots';

/** The name of a level, which is the same in every language. */
const NAMES = { MINI: 'Mini', MAJOR: 'Major', GRAND: 'Grand' } as const;

export const publishHouseJackpots: Job = {
  name: JOB,
  everyMs: 5 * SECOND_MS,
  run: (app, now) => eachMerchant({ app, job: JOB }, (merchant) => publishOf(app, merchant, now)),
};

/** Publishes the pots of a merchant; one whose games take no part has none to show. */
export async function publishOf(app: AppContext, merchant: Merchant, now: number): Promise<void> {
  const { vendors } = await vendorsOf(app, merchant.id);
  for (const vendor of vendors.values()) {
    const games = [...vendor.games.values()].filter((game) => game.house_jackpot);
    if (vendor.kind !== 'studio' || games.length === 0) continue;
    await transaction(app.pool, async (sql) => {
      // Nobody wins a pot between the reading and the writing: what is shown is never above it.
      await lockPots(sql, merchant.id);
      const { levels } = await readPots(app, sql, merchant);
      await publishPots(sql, merchant.id, {
        vendor: vendor.code,
        currency: merchant.currency,
        games: games.map(({ code }) => code),
        pots: houseJackpots(merchant.currency).map(({ level }) => ({
          level,
          name: NAMES[level],
          amount: levels.get(level) ?? 0n,
        })),
        at: now,
      });
      return { commit: true, value: undefined };
    });
  }
}

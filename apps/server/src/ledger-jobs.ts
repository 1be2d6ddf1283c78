// What keeps the books quick and checkable: house accounts rolled up, batches sealed, days closed.
import { publishDailyRoot, rollUpHouse, sealBatches, type Signer } from '@fairhouse/ledger';
import { SECOND_MS } from '@fairhouse/values';
import { sign } from 'node:crypto';
import { businessDay, dayBefore } from './ground/business-day.ts';
import type { House } from './ground/house.ts';
import type { Job } from './ground/jobs.ts';
import { transaction } from './ground/sql.ts';
import { directoryOf } from './modules/settings/index.ts';

const signerOf =
  (house: House): Signer =>
  (hash) =>
    sign(null, hash, house.keys.signingKey);

const rollUp: Job = {
  name: 'ledger-roll-up',
  everyMs: 10 * SECOND_MS,
  run: async (house) => {
    await transaction(house.pool, async (sql) => ({ commit: true, value: await rollUpHouse(sql) }));
  },
};

const seal: Job = {
  name: 'ledger-seal',
  everyMs: 5 * SECOND_MS,
  run: async (house, now) => {
    const signer = signerOf(house);
    for (let made = 1; made > 0;) {
      made = await transaction(house.pool, async (sql) => ({
        commit: true,
        value: await sealBatches(sql, { signer, now }),
      }));
    }
  },
};

/** The root of the balances, once for each business day that is over. */
const closeDay: Job = {
  name: 'ledger-daily-root',
  everyMs: 60 * SECOND_MS,
  run: async (house, now) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) {
      const day = dayBefore(businessDay(merchant, now));
      await transaction(house.pool, async (sql) => ({
        commit: true,
        value: await publishDailyRoot(sql, {
          merchant: merchant.id,
          day,
          signer: signerOf(house),
          now,
        }),
      }));
    }
  },
};

export const ledgerJobs: readonly Job[] = [rollUp, seal, closeDay];

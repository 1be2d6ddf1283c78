// What keeps the books quick and checkable: house accounts rolled up, batches sealed, days closed.
import { publishDailyRoot, rollUpHouse, sealBatches, type Signer } from '@fairhouse/ledger';
import { SECOND_MS } from '@fairhouse/values';
import { sign } from 'node:crypto';
import { businessDay, dayBefore } from './ground/business-day.ts';
import type { House } from './ground/house.ts';
import type { Job } from './ground/jobs.ts';
import { eachMerchant } from './modules/settings/index.ts';

const signerOf =
  (house: House): Signer =>
  (hash) =>
    sign(null, hash, house.keys.signingKey);

const rollUp: Job = {
  name: 'ledger-roll-up',
  everyMs: 10 * SECOND_MS,
  run: async (house) => {
    await house.leases.transaction('ledger-roll-up', async (sql) => ({
      commit: true,
      value: await rollUpHouse(sql),
    }));
  },
};

const seal: Job = {
  name: 'ledger-seal',
  everyMs: 5 * SECOND_MS,
  run: async (house, now) => {
    const signer = signerOf(house);
    for (let made = 1; made > 0;) {
      made = await house.leases.transaction('ledger-seal', async (sql) => ({
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
  run: (house, now) =>
    eachMerchant(house, async (merchant) => {
      const day = dayBefore(businessDay(merchant, now));
      await house.leases.transaction('ledger-daily-root', async (sql) => ({
        commit: true,
        value: await publishDailyRoot(sql, {
          merchant: merchant.id,
          day,
          signer: signerOf(house),
          now,
        }),
      }));
    }),
};

export const ledgerJobs: readonly Job[] = [rollUp, seal, closeDay];

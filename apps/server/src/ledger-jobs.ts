// Jobs that keep the ledger fast and verifiable: roll up house accounts, seal batches, close days.
import { publishDailyRoot, rollUpHouse, sealBatches, type Signer } from '@fairhouse/ledger';
import { SECOND_MS } from '@fairhouse/values';
import { sign } from 'node:crypto';
import { businessDay, dayBefore } from './platform/business-day.ts';
import type { AppContext } from './platform/app-context.ts';
import type { Job } from './platform/jobs.ts';
import { eachMerchant } from './modules/settings/index.ts';

const CLOSE_DAY = 'ledger-daily-root';

const signerOf =
  (app: AppContext): Signer =>
  (hash) =>
    sign(null, hash, app.keys.signingKey);

const rollUp: Job = {
  name: 'ledger-roll-up',
  everyMs: 10 * SECOND_MS,
  run: async (app) => {
    await app.leases.transaction('ledger-roll-up', async (sql) => ({
      commit: true,
      value: await rollUpHouse(sql),
    }));
  },
};

const seal: Job = {
  name: 'ledger-seal',
  everyMs: 5 * SECOND_MS,
  run: async (app, now) => {
    const signer = signerOf(app);
    for (let made = 1; made > 0;) {
      made = await app.leases.transaction('ledger-seal', async (sql) => ({
        commit: true,
        value: await sealBatches(sql, { signer, now }),
      }));
    }
  },
};

/** Publishes the root of the balances, once for each business day that is over. */
const closeDay: Job = {
  name: CLOSE_DAY,
  everyMs: 60 * SECOND_MS,
  run: (app, now) =>
    eachMerchant({ app, job: CLOSE_DAY }, async (merchant) => {
      const day = dayBefore(businessDay(merchant, now));
      await app.leases.transaction(CLOSE_DAY, async (sql) => ({
        commit: true,
        value: await publishDailyRoot(sql, {
          merchant: merchant.id,
          day,
          signer: signerOf(app),
          now,
        }),
      }));
    }),
};

export const ledgerJobs: readonly Job[] = [rollUp, seal, closeDay];

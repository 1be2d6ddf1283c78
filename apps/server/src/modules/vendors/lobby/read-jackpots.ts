// The feed of pots: each vendor that has games with one is asked every ten seconds.
import { jackpotsAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { SECOND_MS } from '@fairhouse/values';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { askVendor, baseUrlOf, operatorRefOf } from '../outbound/index.ts';
import { vendorsOf, type VendorConfig } from '../records/index.ts';
import { putJackpots } from './store.ts';

const JOB = 'vendors-jackpots';

export const readJackpots: Job = {
  name: JOB,
  everyMs: 10 * SECOND_MS,
  run: (app) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const { vendors } = await vendorsOf(app, merchant.id);
      const asked = [...vendors.values()].filter(
        (vendor) =>
          vendor.enabled &&
          vendor.signingKey !== undefined &&
          baseUrlOf(app, vendor) !== '' &&
          hasPots(vendor),
      );
      await processEach(
        { app, job: JOB },
        asked,
        async (vendor) => {
          const answer = await askVendor(app, vendor, {
            path: VENDOR_PATHS.jackpots,
            body: { operator_id: operatorRefOf(merchant, vendor) },
            schema: jackpotsAnswer,
          });
          if (!answer.ok) throw new Error(`${answer.problem.kind}: ${answer.problem.detail}`);
          await putJackpots(app.pool, merchant.id, vendor.code, answer.value.list);
        },
        (vendor) => `${merchant.code}:${vendor.code}`,
      );
    }),
};

const hasPots = ({ games }: VendorConfig): boolean =>
  [...games.values()].some(({ listed, status }) => status === 'LIVE' && listed.jackpots.length > 0);

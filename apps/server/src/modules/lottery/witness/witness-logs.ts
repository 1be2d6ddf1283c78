import { SECOND_MS } from '@fairhouse/values';
import { eachOf } from '../../../ground/each-of.ts';
import type { House, Merchant } from '../../../ground/house.ts';
import type { Job } from '../../../ground/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { listMissed } from '../store/witness.ts';
import { voidDraw } from '../void-draw.ts';
import { bindDraws } from './bind-draws.ts';
import { showLines, showSeals } from './show-log.ts';

const JOB = 'lottery-witness';

/**
 * Shows the witness what is new in the draw logs, binds what was logged, and calls off draws whose
 * opening came while they were not bound.
 */
export const witnessDraws: Job = {
  name: JOB,
  everyMs: 500,
  run: async (house) => {
    await eachMerchant(house, async (merchant) => {
      await voidMissed(house, merchant);
      await showLines(house, merchant);
      await bindDraws(house, merchant, JOB);
    });
  },
};

/** Shows the witness the seals of the books. */
export const witnessBooks: Job = {
  name: 'lottery-witness-books',
  everyMs: 5 * SECOND_MS,
  run: (house) => eachMerchant(house, (merchant) => showSeals(house, merchant)),
};

async function voidMissed(house: House, merchant: Merchant): Promise<void> {
  const voidIt = async ({ draw_id, lottery }: { draw_id: bigint; lottery: string }) => {
    await house.leases.transaction(JOB, async (sql) => {
      const of = { merchant: merchant.id, draw: draw_id };
      await voidDraw(sql, house, { ...of, reason: 'not_bound', madeBy: 'house' });
      return { commit: true, value: undefined };
    });
    house.signals.send({ topic: 'draw', merchant: merchant.id, lottery });
  };
  await eachOf(house, await listMissed(house.pool, merchant.id), voidIt, ({ issue }) => issue);
}

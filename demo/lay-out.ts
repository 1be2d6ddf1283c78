// Lays out the demo: two merchants with everything that makes their sites whole. Safe at every
// start.
import type { House } from '../apps/server/src/ground/house.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { transaction } from '../apps/server/src/ground/sql.ts';
import { LAYERS, type DemoSize } from './layers.ts';
import { layOutMerchants } from './merchants.ts';

/** Writes what is missing and changes nothing that is there. */
export async function layOut(house: House, size: DemoSize = 'whole'): Promise<void> {
  await transaction(house.pool, async (sql) => {
    await layOutMerchants(sql, house, size);
    return { commit: true, value: undefined };
  });
  const { merchants } = await directoryOf(house);
  for (const merchant of merchants) {
    for (const layer of LAYERS) await layer(house, merchant, size);
  }
}

// Provisions the demo: two merchants with complete sites. Idempotent, so it runs at every start.
import type { AppContext } from '../apps/server/src/platform/app-context.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';
import { transaction } from '../apps/server/src/platform/sql.ts';
import { LAYERS, type DemoSize } from './layers.ts';
import { provisionMerchants } from './merchants.ts';

/** Writes what is missing and changes nothing that exists. */
export async function provisionAll(app: AppContext, size: DemoSize = 'whole'): Promise<void> {
  await transaction(app.pool, async (sql) => {
    await provisionMerchants(sql, app, size);
    return { commit: true, value: undefined };
  });
  const { merchants } = await directoryOf(app);
  for (const merchant of merchants) {
    for (const layer of LAYERS) await layer(app, merchant, size);
  }
}

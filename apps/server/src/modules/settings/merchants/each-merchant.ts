import { processEach } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { directoryOf } from '../site.ts';

/** Runs a job's work for every merchant; an error of one does not stop the others. */
export async function eachMerchant(
  app: AppContext,
  work: (merchant: Merchant) => Promise<void>,
): Promise<void> {
  const { merchants } = await directoryOf(app);
  await processEach(app, merchants, work, ({ code }) => code);
}

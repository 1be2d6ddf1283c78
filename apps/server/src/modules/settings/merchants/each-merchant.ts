import { processEach } from '../../../platform/process-each.ts';
import type { Merchant } from '../../../platform/app-context.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { directoryOf } from '../site.ts';

/** Runs a job's work for every merchant; an error of one does not stop the others. */
export async function eachMerchant(
  context: JobContext,
  work: (merchant: Merchant) => Promise<void>,
): Promise<void> {
  const { merchants } = await directoryOf(context.app);
  await processEach(context, merchants, work, ({ code }) => code);
}

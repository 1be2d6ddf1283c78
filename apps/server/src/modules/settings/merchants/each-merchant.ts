import type { MerchantId } from '@fairhouse/values';
import { processEach } from '../../../platform/process-each.ts';
import { isQuarantined } from '../../../platform/quarantine.ts';
import type { Sql } from '../../../platform/sql.ts';
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

/**
 * The same for those merchants alone of which `listDue` finds something to do, and whose last try
 * failed: a job that looks often costs one statement, however many merchants there are.
 */
export async function eachMerchantDue(
  context: JobContext,
  listDue: (sql: Sql, merchants: readonly MerchantId[]) => Promise<ReadonlySet<MerchantId>>,
  work: (merchant: Merchant) => Promise<void>,
): Promise<void> {
  const { merchants } = await directoryOf(context.app);
  const due = await listDue(
    context.app.pool,
    merchants.map(({ id }) => id),
  );
  const isDue = ({ id, code }: Merchant) => due.has(id) || isQuarantined(context, code);
  await processEach(context, merchants.filter(isDue), work, ({ code }) => code);
}

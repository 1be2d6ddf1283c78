// Books the commissions of months that are over: from what the vendor's games brought in to what
// the vendor is owed. Each is booked once for each version of a plan (games.md 3.5).
import type { EntryRequest, Leg } from '@fairhouse/ledger';
import { amount, assert, MINUTE_MS, type Instant } from '@fairhouse/values';
import { currencyOf, vendorAccount, vendorPayableAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { lockDayCursor } from './store/days.ts';
import {
  findDueCommission,
  insertEntry,
  listDueCommissions,
  listStandingEntries,
  markReversed,
  type DueCommission,
  type EntryRow,
} from './store/entries.ts';

const JOB = 'vendors-commissions';

export const bookCommissions: Job = {
  name: JOB,
  everyMs: 10 * MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      await processEach(
        { app, job: JOB },
        await listDueCommissions(app.pool, merchant.id),
        (due) => bookOne(app, merchant, due, now),
        ({ vendor, month, category }) => `${merchant.code}:${vendor}:${month}:${category}`,
      );
    }),
};

/** Under the lock with which statements are computed: what is booked is what the statement says. */
async function bookOne(
  app: AppContext,
  merchant: Merchant,
  due: DueCommission,
  now: Instant,
): Promise<void> {
  await transaction(app.pool, async (sql) => {
    await lockDayCursor(sql, merchant.id, due.vendor);
    const current = await findDueCommission(sql, merchant.id, due);
    // Another process booked it, or it was computed again meanwhile.
    if (current === undefined) return { commit: false, value: undefined };
    for (const standing of await listStandingEntries(sql, merchant.id, current)) {
      await takeBack(app, sql, merchant, standing);
    }
    if (current.commission > 0n) await book(app, sql, merchant, { due: current, now });
    return { commit: true, value: undefined };
  });
}

type Named = Pick<EntryRow, 'vendor' | 'month' | 'category' | 'version'>;

const reasonOf = ({ id }: Merchant, { vendor, month, category, version }: Named): string =>
  `vendor-commission:${id}:${vendor}:${month}:${category}:${version}`;

/** The vendor and its month, as people look for it in the ledger. */
const referenceOf = ({ vendor, month, category }: Named): string =>
  `${vendor} ${month.slice(0, 7)} ${category}`;

async function book(
  app: AppContext,
  sql: Sql,
  merchant: Merchant,
  { due, now }: { readonly due: DueCommission; readonly now: Instant },
): Promise<void> {
  const entry = derivedId<'entry'>(app.keys, reasonOf(merchant, due));
  await bookEntry(app, sql, {
    ...entryOf(merchant, due),
    id: entry,
    code: 'vendor_commission',
    legs: [legOf(due.vendor, due.commission)],
  });
  await insertEntry(sql, merchant.id, { ...due, entry, now });
}

async function takeBack(
  app: AppContext,
  sql: Sql,
  merchant: Merchant,
  standing: EntryRow,
): Promise<void> {
  const reversal = derivedId<'entry'>(app.keys, `${reasonOf(merchant, standing)}:reversal`);
  const { debit, credit, amount: moved } = legOf(standing.vendor, standing.amount);
  await bookEntry(app, sql, {
    ...entryOf(merchant, standing),
    id: reversal,
    code: 'vendor_commission_reversal',
    reverses: standing.entry_id,
    legs: [{ debit: credit, credit: debit, amount: moved }],
  });
  await markReversed(sql, merchant.id, { ...standing, reversal });
}

const entryOf = (merchant: Merchant, named: Named) => ({
  merchant: merchant.id,
  currency: currencyOf(merchant.currency),
  reference: referenceOf(named),
});

const legOf = (vendor: string, units: bigint): Leg => ({
  debit: vendorAccount('real', vendor),
  credit: vendorPayableAccount(vendor),
  amount: amount(units),
});

async function bookEntry(app: AppContext, sql: Sql, entry: EntryRequest): Promise<void> {
  const [outcome] = await app.ledger.bookInTransaction(sql, [entry]);
  assert(outcome?.status === 'booked', `a commission is booked: ${JSON.stringify(outcome)}`);
}

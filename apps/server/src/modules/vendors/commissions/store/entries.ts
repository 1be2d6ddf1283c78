// Commissions that are due, and their entries in the ledger.
import { nameParameters, valuesOf, type Day, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

interface Named {
  readonly vendor: string;
  readonly month: Day;
  readonly category: string;
}

export interface DueCommission {
  vendor: string;
  month: Day;
  category: string;
  version: number;
  commission: bigint;
}

// The last day of the month was counted again from all of its transactions. A commission of nothing
// is due where an earlier version's entry stands.
const DUE = `
  select s.vendor, s.month::text, s.category, s.version, s.commission
  from vendors.commission_statement s
  join vendors.day_cursor c on c.merchant_id = s.merchant_id and c.vendor = s.vendor
  where s.merchant_id = $1 and s.is_final and s.version is not null
    and c.recounted >= (s.month + interval '1 month' - interval '1 day')::date
    and not exists (
      select from vendors.commission_entry e
      where e.merchant_id = s.merchant_id and e.vendor = s.vendor and e.month = s.month
        and e.category = s.category and e.version = s.version)
    and (s.commission > 0 or exists (
      select from vendors.commission_entry e
      where e.merchant_id = s.merchant_id and e.vendor = s.vendor and e.month = s.month
        and e.category = s.category and e.reversal_id is null))`;

const LIST_DUE = `${DUE} order by s.month, s.vendor, s.category limit 500`;

/** The oldest ones first; takes no lock. */
export async function listDueCommissions(sql: Sql, merchant: MerchantId): Promise<DueCommission[]> {
  return (await sql.query<DueCommission>(LIST_DUE, [merchant])).rows;
}

const FIND_DUE = `${DUE} and s.vendor = $2 and s.month = $3::date and s.category = $4`;

/** The same one as it is now; undefined if it is no longer due. */
export async function findDueCommission(
  sql: Sql,
  merchant: MerchantId,
  { vendor, month, category }: Named,
): Promise<DueCommission | undefined> {
  const values = [merchant, vendor, month, category];
  return (await sql.query<DueCommission>(FIND_DUE, values)).rows[0];
}

export interface EntryRow {
  vendor: string;
  month: Day;
  category: string;
  version: number;
  entry_id: Id<'entry'>;
  amount: bigint;
  booked_at: Date;
}

const COLUMNS = 'vendor, month::text, category, version, entry_id, amount, booked_at';

const STANDING = `
  select ${COLUMNS} from vendors.commission_entry
  where merchant_id = $1 and vendor = $2 and month = $3::date and category = $4
    and reversal_id is null
  order by version`;

export async function listStandingEntries(
  sql: Sql,
  merchant: MerchantId,
  { vendor, month, category }: Named,
): Promise<EntryRow[]> {
  return (await sql.query<EntryRow>(STANDING, [merchant, vendor, month, category])).rows;
}

const OF_VENDOR = `
  select ${COLUMNS} from vendors.commission_entry
  where merchant_id = $1 and vendor = $2 and month >= $3::date and month <= $4::date
    and reversal_id is null
  order by month desc, category, version`;

/** The entries of a vendor's months that stand. */
export async function listEntries(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly vendor: string; readonly from: Day; readonly to: Day },
): Promise<EntryRow[]> {
  const values = [merchant, asked.vendor, asked.from, asked.to];
  return (await sql.query<EntryRow>(OF_VENDOR, values)).rows;
}

const INSERT = nameParameters(`
  insert into vendors.commission_entry
    (merchant_id, vendor, month, category, version, entry_id, amount, booked_at)
  values ($merchant, $vendor, $month::date, $category, $version, $entry, $commission,
    to_timestamp($now / 1000.0))`);

export async function insertEntry(
  sql: Sql,
  merchant: MerchantId,
  entry: DueCommission & { readonly entry: Id<'entry'>; readonly now: number },
): Promise<void> {
  await sql.query(INSERT.text, valuesOf(INSERT, { merchant, ...entry }));
}

const REVERSED = nameParameters(`
  update vendors.commission_entry set reversal_id = $reversal
  where merchant_id = $merchant and vendor = $vendor and month = $month::date
    and category = $category and version = $version`);

export async function markReversed(
  sql: Sql,
  merchant: MerchantId,
  entry: EntryRow & { readonly reversal: Id<'entry'> },
): Promise<void> {
  await sql.query(REVERSED.text, valuesOf(REVERSED, { merchant, ...entry }));
}

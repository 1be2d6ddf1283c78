import type { MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../platform/parse-columns.ts';
import type { Sql } from '../../platform/sql.ts';

export interface VendorRow {
  code: string;
  name: string;
  kind: 'lottery' | 'studio' | 'external';
  enabled: boolean;
  categories: { category: string; sort: number }[];
}

export interface CategoryRow {
  category: string;
  code: string;
  name: string;
}

// All vendors with their categories, without a lock.
const VENDORS = `
  select v.code, v.name, v.kind, v.enabled,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('category', c.category, 'sort', c.sort) order by c.category)
      from vendors.vendor_category c where c.merchant_id = v.merchant_id and c.code = v.code
    ), '[]') as categories
  from vendors.vendor v where v.merchant_id = $1 order by v.code`;

// Enabled vendors only, and those of games only with a published one; categories are ordered by the
// position of their first vendor.
const SHOWN = `
  select c.category, v.code, v.name
  from vendors.vendor_category c
  join vendors.vendor v on v.merchant_id = c.merchant_id and v.code = c.code
  where c.merchant_id = $1 and v.enabled
    and (v.wallet = 'LOTTERY' or exists (
      select from vendors.game g
      where g.merchant_id = v.merchant_id and g.vendor = v.code and g.status = 'LIVE' and g.enabled
        and g.offered))
  order by min(c.sort) over (partition by c.category), c.category, c.sort, v.code`;

const SWITCH = 'update vendors.vendor set enabled = $3 where merchant_id = $1 and code = $2';

const FORGET_PLACES = 'delete from vendors.vendor_category where merchant_id = $1 and code = $2';

const PUT_PLACE = `
  insert into vendors.vendor_category (merchant_id, code, category, sort) values ($1, $2, $3, $4)
  on conflict (merchant_id, category, code) do nothing`;

const PROVISION = `
  insert into vendors.vendor
    (merchant_id, code, name, kind, wallet, turnover, trial_book, demo, auto_publish)
  values ($1, $2, $3, $4, case when $4 = 'lottery' then 'LOTTERY' else 'SEAMLESS' end,
    case when $4 = 'studio' then 'META' else 'WHOLE' end, $4 = 'studio', $4 = 'studio',
    $4 = 'studio')
  on conflict (merchant_id, code) do nothing`;

const JSON_COLUMNS = {
  categories: z.array(z.object({ category: z.string(), sort: z.number() })),
};

export async function listVendors(sql: Sql, merchant: MerchantId): Promise<VendorRow[]> {
  const { rows } = await sql.query<Unparsed<VendorRow, 'categories'>>(VENDORS, [merchant]);
  return parseColumns(rows, JSON_COLUMNS);
}

export async function listShownCategories(sql: Sql, merchant: MerchantId): Promise<CategoryRow[]> {
  return (await sql.query<CategoryRow>(SHOWN, [merchant])).rows;
}

/** False if the merchant has no such vendor. */
export async function switchVendor(
  sql: Sql,
  merchant: MerchantId,
  code: string,
  enabled: boolean,
): Promise<boolean> {
  return (await sql.query(SWITCH, [merchant, code, enabled])).rowCount === 1;
}

export async function replacePlaces(
  sql: Sql,
  merchant: MerchantId,
  code: string,
  places: readonly { category: string; sort: number }[],
): Promise<void> {
  await sql.query(FORGET_PLACES, [merchant, code]);
  for (const { category, sort } of places) {
    await sql.query(PUT_PLACE, [merchant, code, category, sort]);
  }
}

/** Writes a vendor and its categories unless the vendor exists. */
export async function provisionVendorRow(
  sql: Sql,
  merchant: MerchantId,
  row: Pick<VendorRow, 'code' | 'name' | 'kind' | 'categories'>,
): Promise<void> {
  const made = await sql.query(PROVISION, [merchant, row.code, row.name, row.kind]);
  if (made.rowCount !== 1) return;
  for (const { category, sort } of row.categories) {
    await sql.query(PUT_PLACE, [merchant, row.code, category, sort]);
  }
}

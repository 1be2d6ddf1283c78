import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { layOutVendorRow, type VendorRow } from './store.ts';

type VendorLayout = Pick<VendorRow, 'code' | 'name' | 'kind' | 'categories'>;

/** Our own lotteries have games to show; the studio joins a category when it publishes a game. */
const VENDORS: readonly VendorLayout[] = [
  {
    code: 'TCG_LOTTO',
    name: 'Fairhouse Lotteries',
    kind: 'lottery',
    categories: [{ category: 'LOTT', sort: 0 }],
  },
  { code: 'FAIRHOUSE', name: 'Fairhouse Studio', kind: 'studio', categories: [] },
];

/** Writes a merchant's first vendors where they are missing. */
export async function layOutVendors(sql: Sql, merchant: Merchant): Promise<void> {
  for (const vendor of VENDORS) await layOutVendorRow(sql, merchant.id, vendor);
}

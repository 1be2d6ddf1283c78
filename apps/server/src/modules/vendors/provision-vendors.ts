import type { Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { provisionVendorRow, type VendorRow } from './store.ts';

type VendorDefinition = Pick<VendorRow, 'code' | 'name' | 'kind' | 'categories'>;

/** The first vendors. The studio has no category until it publishes a game. */
const VENDORS: readonly VendorDefinition[] = [
  {
    code: 'TCG_LOTTO',
    name: 'Fairhouse Lotteries',
    kind: 'lottery',
    categories: [{ category: 'LOTT', sort: 0 }],
  },
  { code: 'FAIRHOUSE', name: 'Fairhouse Studio', kind: 'studio', categories: [] },
];

/** Writes the missing ones of a merchant's first vendors. */
export async function provisionVendors(sql: Sql, merchant: Merchant): Promise<void> {
  for (const vendor of VENDORS) await provisionVendorRow(sql, merchant.id, vendor);
}

import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { readSite, type Site } from './site.ts';
import { findStanding, listDomains, listMerchants } from './store.ts';

/** A merchant with its hosts, when it was made and closed, and its settings. */
export interface MerchantRecord {
  readonly merchant: Merchant;
  readonly hosts: readonly string[];
  readonly standing: Awaited<ReturnType<typeof findStanding>>;
  readonly site: Site;
}

/** All merchants as the caller's transaction sees them: for who makes and changes them. */
export async function readMerchants(sql: Sql): Promise<readonly MerchantRecord[]> {
  const domains = await listDomains(sql);
  const records: MerchantRecord[] = [];
  for (const merchant of await listMerchants(sql)) {
    const hosts = domains
      .filter((each) => each.merchant_id === merchant.id && !each.fallback)
      .map(({ host }) => host)
      .toSorted();
    const standing = await findStanding(sql, merchant.id);
    records.push({ merchant, hosts, standing, site: await readSite(sql, merchant) });
  }
  return records;
}

import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { readSite, type Site } from '../site.ts';
import { findStanding, listDomains, listMerchants } from '../store.ts';

/** A merchant with its hosts, its creation and closing times, and its settings. */
export interface MerchantRecord {
  readonly merchant: Merchant;
  readonly hosts: readonly string[];
  readonly standing: Awaited<ReturnType<typeof findStanding>>;
  readonly site: Site;
}

/** All merchants as the caller's transaction sees them: for callers who create or change them. */
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

// What changes of a merchant once it is made: its hosts, the name of its site, whether it is open.
// The caller commits, and then sends the signal `site` for the merchant.
import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { readSite } from './site.ts';
import {
  changeSettingRow,
  deleteDomain,
  insertDomain,
  listDomains,
  lockMerchants,
  markClosed,
} from './store.ts';

/** Gives a merchant hosts. Answers the first that somebody has; nothing is to be kept then. */
export async function addHosts(
  sql: Sql,
  merchant: Merchant,
  hosts: readonly string[],
): Promise<string | undefined> {
  await lockMerchants(sql);
  for (const host of hosts) if (!(await insertDomain(sql, merchant.id, host))) return host;
  return undefined;
}

/**
 * Takes hosts away. Answers the first that is none of the merchant's, and how many are left;
 * nothing is to be kept then.
 */
export async function removeHosts(
  sql: Sql,
  merchant: Merchant,
  hosts: readonly string[],
): Promise<{ readonly strange: string | undefined; readonly left: number }> {
  await lockMerchants(sql);
  let strange: string | undefined;
  for (const host of hosts) if (!(await deleteDomain(sql, merchant.id, host))) strange ??= host;
  const present = await listDomains(sql);
  const left = present.filter((each) => each.merchant_id === merchant.id && !each.fallback).length;
  return { strange, left };
}

/** Gives the site another name; false when somebody wrote its brand meanwhile. */
export async function renameSite(
  sql: Sql,
  merchant: Merchant,
  change: { readonly name: string; readonly now: Instant; readonly by: string },
): Promise<boolean> {
  const { settings, versions } = await readSite(sql, merchant);
  return changeSettingRow(sql, {
    merchant: merchant.id,
    name: 'brand',
    value: { ...settings.brand, name: change.name },
    version: versions['brand'] ?? 0,
    now: change.now,
    by: change.by,
  });
}

/** Closes a merchant at an instant, or opens it with null; false when it is so already. */
export async function closeMerchant(
  sql: Sql,
  merchant: Merchant,
  at: Instant | null,
): Promise<boolean> {
  await lockMerchants(sql);
  return markClosed(sql, merchant.id, at);
}

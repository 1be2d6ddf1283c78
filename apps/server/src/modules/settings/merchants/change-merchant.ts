// Changes of an existing merchant: its hosts, the name of its site, whether it is open. The caller
// commits, and then sends the signal `site` for the merchant.
import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { readSite } from '../site.ts';
import {
  changeSettingRow,
  deleteDomain,
  insertDomain,
  listDomains,
  lockMerchants,
  markClosed,
} from '../store.ts';

/**
 * Adds hosts to a merchant. Returns the first one that is taken; the caller must then roll back.
 */
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
 * Removes hosts. Returns the first one that is not the merchant's, and the number of hosts left;
 * with the former the caller must roll back.
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

/** Renames the site; false when the brand was changed concurrently. */
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

/** Closes a merchant at an instant, or opens it with null; false when nothing changes. */
export async function closeMerchant(
  sql: Sql,
  merchant: Merchant,
  at: Instant | null,
): Promise<boolean> {
  await lockMerchants(sql);
  return markClosed(sql, merchant.id, at);
}

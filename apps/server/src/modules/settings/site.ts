// A merchant's settings as every call needs them: read once, kept, read again when a signal says
// so.
import { assert, type MerchantId } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import {
  listDomains,
  listMerchants,
  listResources,
  listSettings,
  type ResourceRow,
} from './store.ts';

/** Everything about one merchant's site at one time. */
export interface Site {
  readonly merchant: Merchant;
  readonly settings: { readonly [Name in SettingName]: Setting<Name> };
  readonly versions: Readonly<Record<string, number>>;
  readonly resources: readonly ResourceRow[];
}

export interface Directory {
  readonly merchants: readonly Merchant[];
  /** The merchant that a host name shows, and whether the host is that merchant's own. */
  byHost(host: string): { merchant: Merchant; own: boolean } | undefined;
  /** The hosts that are a merchant's own. */
  hostsOf(merchant: MerchantId): string[];
}

/** A change that no signal announced is seen after this long. */
const KEPT_MS = 10_000;

interface Kept<Value> {
  value: Promise<Value>;
  readAt: number;
}

const directories = new WeakMap<House, Kept<Directory>>();
const sites = new WeakMap<House, Map<MerchantId, Kept<Site>>>();

/** Forgets what is kept, in this process; called when a `site` signal arrives. */
export function forgetSite(house: House, merchant: MerchantId): void {
  sites.get(house)?.delete(merchant);
  directories.delete(house);
}

/** Which merchants there are and which host names show them. */
export function directoryOf(house: House): Promise<Directory> {
  const kept = directories.get(house);
  if (kept && performance.now() - kept.readAt < KEPT_MS) return kept.value;
  const value = readDirectory(house.pool);
  directories.set(house, { value, readAt: performance.now() });
  value.catch(() => directories.delete(house));
  return value;
}

/** The merchant's site as it is now, at most ten seconds old and fresh after a signal. */
export function siteOf(house: House, merchant: Merchant): Promise<Site> {
  const known = sites.get(house) ?? new Map<MerchantId, Kept<Site>>();
  sites.set(house, known);
  const kept = known.get(merchant.id);
  if (kept && performance.now() - kept.readAt < KEPT_MS) return kept.value;
  const value = readSite(house.pool, merchant);
  known.set(merchant.id, { value, readAt: performance.now() });
  value.catch(() => known.delete(merchant.id));
  return value;
}

/** The site read in the caller's transaction, for an operator who is changing it. */
export async function readSite(sql: Sql, merchant: Merchant): Promise<Site> {
  const rows = await listSettings(sql, merchant.id);
  const resources = await listResources(sql, merchant.id);
  const versions = Object.fromEntries(rows.map((row) => [row.name, row.version]));
  const entries = Object.entries(SETTINGS).map(([name, shape]) => {
    const row = rows.find((each) => each.name === name);
    assert(row !== undefined, `merchant ${merchant.code} has no setting ${name}`);
    return [name, shape.parse(row.value)];
  });
  const settings = Object.fromEntries(entries) as Site['settings'];
  return { merchant, settings, versions, resources };
}

async function readDirectory(sql: Sql): Promise<Directory> {
  const merchants = await listMerchants(sql);
  const domains = await listDomains(sql);
  const find = (id: number): Merchant | undefined => merchants.find((each) => each.id === id);
  return {
    merchants,
    hostsOf: (merchant) =>
      domains
        .filter((each) => each.merchant_id === merchant && !each.fallback)
        .map(({ host }) => host),
    byHost: (host) => {
      const own = domains.find((each) => each.host === host);
      const row = own ?? domains.find((each) => each.fallback);
      const merchant = row && find(row.merchant_id);
      return merchant && { merchant, own: own !== undefined && !own.fallback };
    },
  };
}

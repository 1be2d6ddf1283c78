// A merchant's settings as every call needs them: cached, and reloaded on a signal.
import type { MerchantId } from '@fairhouse/values';
import type * as z from 'zod';
import { appCache } from '../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { DEFAULTS } from './defaults.ts';
import { readStored, type Reading } from './read-stored.ts';
import { SETTINGS, type Setting, type SettingName } from './shapes.ts';
import {
  findStanding,
  listDomains,
  listMerchants,
  listResources,
  listSettings,
  type ResourceRow,
} from './store.ts';

/** A snapshot of one merchant's site. */
export interface Site {
  readonly merchant: Merchant;
  /** Closed permanently, or until two operators open it again. */
  readonly closed: boolean;
  readonly settings: { readonly [Name in SettingName]: Setting<Name> };
  readonly versions: Readonly<Record<string, number>>;
  /** By setting: the paths of its stored value that could not be read and have their default. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly resources: readonly ResourceRow[];
}

export interface Directory {
  readonly merchants: readonly Merchant[];
  /** The merchant that a host name shows, and whether the host is that merchant's own. */
  byHost(host: string): { merchant: Merchant; own: boolean } | undefined;
  /** The merchant's own hosts. */
  hostsOf(merchant: MerchantId): string[];
}

/** The maximum age of the cache: a change without a signal is visible after this time. */
const CACHE_MS = 10_000;

interface CacheEntry<Value> {
  value: Promise<Value>;
  readAt: number;
}

const directories = appCache<CacheEntry<Directory>>();
const sites = appCache<Map<MerchantId, CacheEntry<Site>>>();
const reported = new WeakMap<AppContext, Map<MerchantId, string>>();

/** Drops the cache of this process; called on a `site` signal. */
export function forgetSite(app: AppContext, merchant: MerchantId): void {
  sites.get(app)?.delete(merchant);
  directories.delete(app);
}

/** The merchants and their host names. */
export function directoryOf(app: AppContext): Promise<Directory> {
  const entry = directories.get(app);
  if (entry && performance.now() - entry.readAt < CACHE_MS) return entry.value;
  const value = readDirectory(app.secondaryPool);
  directories.set(app, { value, readAt: performance.now() });
  value.catch(() => directories.delete(app));
  return value;
}

/** The merchant's current site: at most ten seconds old, and reloaded after a signal. */
export function siteOf(app: AppContext, merchant: Merchant): Promise<Site> {
  const cached = sites.get(app) ?? new Map<MerchantId, CacheEntry<Site>>();
  sites.set(app, cached);
  const entry = cached.get(merchant.id);
  if (entry && performance.now() - entry.readAt < CACHE_MS) return entry.value;
  const value = readSite(app.secondaryPool, merchant).then((site) => {
    report(app, site);
    return site;
  });
  cached.set(merchant.id, { value, readAt: performance.now() });
  value.catch(() => cached.delete(merchant.id));
  return value;
}

/** The site read in the caller's transaction, for an operation that changes it. */
export async function readSite(sql: Sql, merchant: Merchant): Promise<Site> {
  const rows = await listSettings(sql, merchant.id);
  const resources = await listResources(sql, merchant.id);
  const { closedAt } = (await findStanding(sql, merchant.id)) ?? {};
  const closed = closedAt !== undefined && closedAt !== null;
  const versions = Object.fromEntries(rows.map((row) => [row.name, row.version]));
  const readings = Object.keys(SETTINGS).map((name) => {
    const row = rows.find((each) => each.name === name);
    return [name, readSetting(name as SettingName, row?.value)] as const;
  });
  const settings = Object.fromEntries(readings.map(([name, { value }]) => [name, value]));
  const problems = Object.fromEntries(readings.map(([name, each]) => [name, each.problems]));
  return {
    merchant,
    closed,
    settings: settings as Site['settings'],
    versions,
    problems,
    resources,
  };
}

/** A setting without a row has its default. */
function readSetting(name: SettingName, stored: unknown): Reading<unknown> {
  const fallback: unknown = DEFAULTS[name];
  if (stored === undefined) return { value: fallback, problems: [] };
  return readStored(SETTINGS[name] as z.ZodType, stored, fallback);
}

/** Logs the unreadable values of a site, once per state. */
function report(app: AppContext, { merchant, problems, versions }: Site): void {
  const unreadable = Object.entries(problems).filter(([, paths]) => paths.length > 0);
  if (unreadable.length === 0) return;
  const loggedStates = reported.get(app) ?? new Map<MerchantId, string>();
  reported.set(app, loggedStates);
  const state = JSON.stringify(unreadable.map(([name]) => [name, versions[name]]));
  if (loggedStates.get(merchant.id) === state) return;
  loggedStates.set(merchant.id, state);
  const settings = Object.fromEntries(unreadable);
  app.log.warn({ merchant: merchant.code, settings }, 'stored settings stand at their default');
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

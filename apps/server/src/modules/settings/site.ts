// A merchant's settings as every call needs them: read once, kept, read again when a signal says
// so.
import type { MerchantId } from '@fairhouse/values';
import type * as z from 'zod';
import { houseMemory } from '../../ground/database/forget.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
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

/** Everything about one merchant's site at one time. */
export interface Site {
  readonly merchant: Merchant;
  /** Closed for good, or until two operators open it again. */
  readonly closed: boolean;
  readonly settings: { readonly [Name in SettingName]: Setting<Name> };
  readonly versions: Readonly<Record<string, number>>;
  /** By setting: what of its stored value could not be read and stands at its default. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
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

const directories = houseMemory<Kept<Directory>>();
const sites = houseMemory<Map<MerchantId, Kept<Site>>>();
const reported = new WeakMap<House, Map<MerchantId, string>>();

/** Forgets what is kept, in this process; called when a `site` signal arrives. */
export function forgetSite(house: House, merchant: MerchantId): void {
  sites.get(house)?.delete(merchant);
  directories.delete(house);
}

/** Which merchants there are and which host names show them. */
export function directoryOf(house: House): Promise<Directory> {
  const kept = directories.get(house);
  if (kept && performance.now() - kept.readAt < KEPT_MS) return kept.value;
  const value = readDirectory(house.aside);
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
  const value = readSite(house.aside, merchant).then((site) => {
    report(house, site);
    return site;
  });
  known.set(merchant.id, { value, readAt: performance.now() });
  value.catch(() => known.delete(merchant.id));
  return value;
}

/** The site read in the caller's transaction, for an operator who is changing it. */
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

/** A setting that has no row yet is all default. */
function readSetting(name: SettingName, stored: unknown): Reading<unknown> {
  const fallback: unknown = DEFAULTS[name];
  if (stored === undefined) return { value: fallback, problems: [] };
  return readStored(SETTINGS[name] as z.ZodType, stored, fallback);
}

/** Says once for each state of a site what of it could not be read. */
function report(house: House, { merchant, problems, versions }: Site): void {
  const unreadable = Object.entries(problems).filter(([, paths]) => paths.length > 0);
  if (unreadable.length === 0) return;
  const told = reported.get(house) ?? new Map<MerchantId, string>();
  reported.set(house, told);
  const state = JSON.stringify(unreadable.map(([name]) => [name, versions[name]]));
  if (told.get(merchant.id) === state) return;
  told.set(merchant.id, state);
  const settings = Object.fromEntries(unreadable);
  house.log.warn({ merchant: merchant.code, settings }, 'stored settings stand at their default');
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

// The merchant's lotteries with their terms, cached in memory and read again after a signal.
import {
  findFamily,
  parseFixed,
  unitStake,
  type Family,
  type FixedTerms,
} from '@fairhouse/rules/lottery';
import { amount, assert, type Amount, type MerchantId } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';

import { listLotteries, listOdds, type LotteryRow, type OddsRow } from './store/catalogue.ts';
import { listStandingLimits, type LimitRow } from './store/number-limits.ts';
import { readLimits, type NumberLimits } from './number-limits.ts';
import type { Timetable } from './timetable.ts';

/** The current terms of a play. */
export interface PlayOffer {
  /** The odds as tickets store them; undefined if the play is not sold at fixed odds. */
  readonly oddsText: string | undefined;
  readonly fixed: FixedTerms | undefined;
  readonly maxNotes: number;
  readonly closed: boolean;
}

export interface Lottery {
  readonly row: LotteryRow;
  readonly family: Family;
  readonly timetable: Timetable;
  /** The offered stakes per note, in ten-thousandths. */
  readonly units: ReadonlySet<bigint>;
  readonly plays: ReadonlyMap<string, PlayOffer>;
  /** The limits on single numbers. */
  readonly limits: NumberLimits;
}

export interface Catalogue {
  readonly lotteries: readonly Lottery[];
  /** Rows that do not fit the rules: they are not sold, and the other lotteries are. */
  readonly unreadable: readonly { readonly code: string; readonly error: unknown }[];
  find(code: string): Lottery | undefined;
}

/** A change without a signal takes effect after this time. */
const CACHE_MS = 5000;

interface CachedCatalogue {
  readonly value: Promise<Catalogue>;
  readonly readAt: number;
}

const catalogueCaches = appCache<Map<MerchantId, CachedCatalogue>>();

/** The merchant's catalogue, at most five seconds old, and read again after a signalled change. */
export function getCatalogue(app: AppContext, merchant: Merchant): Promise<Catalogue> {
  const cache = catalogueCaches.get(app) ?? openCatalogueCache(app);
  const cached = cache.get(merchant.id);
  if (cached && performance.now() - cached.readAt < CACHE_MS) return cached.value;
  const value = readCatalogue(app.secondaryPool, merchant);
  cache.set(merchant.id, { value, readAt: performance.now() });
  value.catch(() => cache.delete(merchant.id));
  return value;
}

function openCatalogueCache(app: AppContext): Map<MerchantId, CachedCatalogue> {
  const cache = new Map<MerchantId, CachedCatalogue>();
  catalogueCaches.set(app, cache);
  app.signals.listen((signal) => {
    if (signal.topic === 'site') cache.delete(signal.merchant);
  });
  return cache;
}

/** The catalogue as read from the database. */
export async function readCatalogue(sql: Sql, merchant: Merchant): Promise<Catalogue> {
  const rows = await listLotteries(sql, merchant.id);
  const odds = byLottery(await listOdds(sql, merchant.id));
  const limits = byLottery(await listStandingLimits(sql, merchant.id));
  const lotteries: Lottery[] = [];
  const unreadable: { code: string; error: unknown }[] = [];
  for (const row of rows) {
    const details = { odds: odds.get(row.code) ?? [], limits: limits.get(row.code) ?? [] };
    try {
      lotteries.push(readLottery(row, details, merchant.zone));
    } catch (error) {
      unreadable.push({ code: row.code, error });
    }
  }
  const byCode = new Map(lotteries.map((each) => [each.row.code, each]));
  return { lotteries, unreadable, find: (code) => byCode.get(code) };
}

function byLottery<Row extends { readonly lottery: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.lottery);
    if (group === undefined) groups.set(row.lottery, [row]);
    else group.push(row);
  }
  return groups;
}

interface LotteryDetails {
  readonly odds: readonly OddsRow[];
  readonly limits: readonly LimitRow[];
}

function readLottery(row: LotteryRow, { odds, limits }: LotteryDetails, zone: string): Lottery {
  const family = findFamily(row.family);
  assert(family !== undefined, `no rules for the family ${row.family}`);
  return {
    row,
    family,
    timetable: {
      lottery: row.code,
      schedule: row.schedule,
      closeLeadSeconds: row.close_lead_seconds,
      zone,
    },
    units: new Set(listUnits(row).map((each) => each.unit as bigint)),
    plays: new Map(odds.map((each) => [each.play, readOffer(family, each)])),
    limits: readLimits(family, limits),
  };
}

function readOffer(family: Family, row: OddsRow): PlayOffer {
  const play = family.plays.get(row.play);
  assert(play !== undefined, `odds of a play that ${family.code} does not have: ${row.play}`);
  return {
    oddsText: row.odds === '' ? undefined : row.odds,
    fixed: row.odds === '' ? undefined : parseFixed(play, row.odds),
    maxNotes: row.max_notes,
    closed: row.suspended,
  };
}

/** The offered unit modes with the stake of one note in each. */
export function listUnits(
  row: LotteryRow,
): { readonly mode: LotteryRow['unit_modes'][number]; readonly unit: Amount }[] {
  return row.unit_modes.map((mode) => ({ mode, unit: unitStake(amount(row.unit_base), mode) }));
}

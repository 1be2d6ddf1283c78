// What a merchant sells, as every call needs it: read once, kept, read again when a signal says so.
import {
  findFamily,
  parseFixed,
  unitStake,
  type Family,
  type FixedTerms,
} from '@fairhouse/rules/lottery';
import { amount, assert, type Amount, type MerchantId } from '@fairhouse/values';
import { houseMemory } from '../../ground/database/forget.ts';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';

import { listLotteries, listOdds, type LotteryRow, type OddsRow } from './store/catalogue.ts';
import { listStandingLimits, type LimitRow } from './store/number-limits.ts';
import { readLimits, type NumberLimits } from './number-limits.ts';
import type { Timetable } from './timetable.ts';

/** On what a play is sold now. */
export interface PlayOffer {
  /** As tickets carry them; undefined where the play is not sold at fixed odds. */
  readonly oddsText: string | undefined;
  readonly fixed: FixedTerms | undefined;
  readonly maxNotes: number;
  readonly closed: boolean;
}

export interface Lottery {
  readonly row: LotteryRow;
  readonly family: Family;
  readonly timetable: Timetable;
  /** Stakes of one note that are on offer, by their ten-thousandths. */
  readonly units: ReadonlySet<bigint>;
  readonly plays: ReadonlyMap<string, PlayOffer>;
  /** What stands on single numbers. */
  readonly limits: NumberLimits;
}

export interface Catalogue {
  readonly lotteries: readonly Lottery[];
  /** Rows that no rules fit: they are not sold, and hold up none of the others. */
  readonly unread: readonly { readonly code: string; readonly error: unknown }[];
  find(code: string): Lottery | undefined;
}

/** A change that no signal announced is seen after this long. */
const KEPT_MS = 5000;

interface Kept {
  readonly value: Promise<Catalogue>;
  readonly readAt: number;
}

const kept = houseMemory<Map<MerchantId, Kept>>();

/** The merchant's catalogue, at most five seconds old and fresh after a change is signalled. */
export function catalogueOf(house: House, merchant: Merchant): Promise<Catalogue> {
  const known = kept.get(house) ?? startKeeping(house);
  const found = known.get(merchant.id);
  if (found && performance.now() - found.readAt < KEPT_MS) return found.value;
  const value = readCatalogue(house.aside, merchant);
  known.set(merchant.id, { value, readAt: performance.now() });
  value.catch(() => known.delete(merchant.id));
  return value;
}

function startKeeping(house: House): Map<MerchantId, Kept> {
  const known = new Map<MerchantId, Kept>();
  kept.set(house, known);
  house.signals.listen((signal) => {
    if (signal.topic === 'site') known.delete(signal.merchant);
  });
  return known;
}

/** The catalogue as the database has it. */
export async function readCatalogue(sql: Sql, merchant: Merchant): Promise<Catalogue> {
  const rows = await listLotteries(sql, merchant.id);
  const odds = await listOdds(sql, merchant.id);
  const limits = await listStandingLimits(sql, merchant.id);
  const lotteries: Lottery[] = [];
  const unread: { code: string; error: unknown }[] = [];
  for (const row of rows) {
    const isOf = (each: { lottery: string }): boolean => each.lottery === row.code;
    const of = { odds: odds.filter(isOf), limits: limits.filter(isOf) };
    try {
      lotteries.push(readLottery(row, of, merchant.zone));
    } catch (error) {
      unread.push({ code: row.code, error });
    }
  }
  const byCode = new Map(lotteries.map((each) => [each.row.code, each]));
  return { lotteries, unread, find: (code) => byCode.get(code) };
}

interface OfLottery {
  readonly odds: readonly OddsRow[];
  readonly limits: readonly LimitRow[];
}

function readLottery(row: LotteryRow, { odds, limits }: OfLottery, zone: string): Lottery {
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
    units: new Set(unitsOf(row).map((each) => each.unit as bigint)),
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

/** The unit modes on offer with the stake of one note in each. */
export function unitsOf(
  row: LotteryRow,
): { readonly mode: LotteryRow['unit_modes'][number]; readonly unit: Amount }[] {
  return row.unit_modes.map((mode) => ({ mode, unit: unitStake(amount(row.unit_base), mode) }));
}

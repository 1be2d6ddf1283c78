// Statements on lotteries and their odds.
import { nameParameters, valuesOf, type Instant, type MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { SCHEDULE, type Schedule } from '../timetable.ts';

export interface LotteryRow {
  code: string;
  family: string;
  menu: string;
  names: Record<string, string>;
  schedule: Schedule;
  close_lead_seconds: number;
  cancel_lock_seconds: number;
  mode: 'drand' | 'cosign' | 'house' | 'entered';
  prize_mode: 'Lott' | 'Elott' | 'SEA';
  void_after_seconds: number;
  feed: string | null;
  sort: number;
  enabled: boolean;
  styles: ('GROUP' | 'FIXED' | 'ZY')[];
  unit_base: bigint;
  unit_modes: ('yuan' | 'jiao' | 'fen' | 'li')[];
  group_min: number;
  group_max: number;
  group_default: number;
  odds_version: number;
  min_stake: bigint;
  max_stake: bigint;
  max_draw_stake: bigint;
  max_number_liability: bigint;
  max_payout: bigint;
  narrow_payout: bigint;
  narrow_share: number;
  /** The highest prizes of one member in a draw, and in a day. */
  member_draw_payout: bigint;
  member_day_payout: bigint;
  /** The rule that derives numbers from the hash of a public block, for block draws. */
  block_rule: 'tail' | 'sum' | null;
  /** The rule by which numbers follow from the balls of a keno draw. */
  keno_rule: 'places' | 'sha512' | null;
  /** The cancellation fee in parts per million of an order's stake. */
  cancel_fee_share: number;
  max_multiple: number;
  version: number;
  changed_at: Date;
  changed_by: string;
}

const JSON_COLUMNS = { names: z.record(z.string(), z.string()), schedule: SCHEDULE };

type StoredLottery = Unparsed<LotteryRow, 'names' | 'schedule'>;

export interface OddsRow {
  lottery: string;
  play: string;
  odds: string;
  max_notes: number;
  suspended: boolean;
}

const COLUMNS = `code, family, menu, names, schedule, close_lead_seconds, cancel_lock_seconds, mode,
  prize_mode, void_after_seconds, feed, sort, enabled, styles, unit_base, unit_modes, group_min,
  group_max, group_default, odds_version, min_stake, max_stake, max_draw_stake,
  max_number_liability, max_payout, narrow_payout, narrow_share, member_draw_payout,
  member_day_payout, cancel_fee_share, block_rule, keno_rule, max_multiple, version, changed_at,
  changed_by`;

// Reads without a lock: the terms may change a moment later, and a ticket keeps the terms that it
// was sold on.
const LIST = `
  select ${COLUMNS} from lottery.lottery where merchant_id = $1 order by sort, code`;

// The current odds of each lottery.
const LIST_ODDS = `
  select o.lottery, o.play, o.odds, o.max_notes, o.suspended
  from lottery.lottery l
  join lottery.odds o
    on o.merchant_id = l.merchant_id and o.lottery = l.code and o.version = l.odds_version
  where l.merchant_id = $1`;

// A provisioned lottery is written once; later changes by operators stay.
const PROVISION = nameParameters(`
  insert into lottery.lottery
    (merchant_id, code, family, menu, names, schedule, close_lead_seconds,
     cancel_lock_seconds, mode, sort, styles, unit_base, unit_modes, group_min, group_max,
     group_default, odds_version, min_stake, max_stake, max_draw_stake, max_number_liability,
     max_payout, narrow_payout, narrow_share, max_multiple, prize_mode, void_after_seconds, feed,
     enabled, member_draw_payout, member_day_payout, cancel_fee_share, block_rule,
     keno_rule, changed_at, changed_by)
  values ($merchant, $code, $family, $menu, $names, $schedule, $close_lead_seconds,
    $cancel_lock_seconds, $mode, $sort, $styles, $unit_base, $unit_modes, $group_min, $group_max,
    $group_default, 1, $min_stake, $max_stake, $max_draw_stake, $max_number_liability, $max_payout,
    $narrow_payout, $narrow_share, $max_multiple, $prize_mode, $void_after_seconds, $feed, $enabled,
    $member_draw_payout, $member_day_payout, $cancel_fee_share, $block_rule, $keno_rule,
    house_now(), 'layout')
  on conflict (merchant_id, code) do nothing`);

// The odds of a version are written completely and never changed.
const PUT_ODDS = nameParameters(`
  insert into lottery.odds (merchant_id, lottery, version, play, odds, max_notes, suspended)
  select $merchant, $lottery, $version, each.play, each.odds, each.max_notes, each.suspended
  from unnest($plays::text[], $odds::text[], $maxNotes::int[], $suspended::boolean[])
    as each (play, odds, max_notes, suspended)
  on conflict (merchant_id, lottery, version, play) do nothing`);

// The version check refuses a change that is based on an outdated row.
const CHANGE = nameParameters(`
  update lottery.lottery set
    enabled = $enabled, names = $names, sort = $sort, unit_modes = $unit_modes,
    group_min = $group_min, group_max = $group_max, group_default = $group_default,
    min_stake = $min_stake, max_stake = $max_stake, max_draw_stake = $max_draw_stake,
    max_number_liability = $max_number_liability, max_payout = $max_payout,
    narrow_payout = $narrow_payout, narrow_share = $narrow_share, max_multiple = $max_multiple,
    cancel_lock_seconds = $cancel_lock_seconds, odds_version = $odds_version, version = version + 1,
    changed_at = to_timestamp($at / 1000.0), changed_by = $changed_by, mode = $mode,
    schedule = $schedule, close_lead_seconds = $close_lead_seconds,
    void_after_seconds = $void_after_seconds, feed = $feed,
    member_draw_payout = $member_draw_payout, member_day_payout = $member_day_payout,
    cancel_fee_share = $cancel_fee_share
  where merchant_id = $merchant and code = $code and version = $version
  returning ${COLUMNS}`);

export async function listLotteries(sql: Sql, merchant: MerchantId): Promise<LotteryRow[]> {
  const { rows } = await sql.query<StoredLottery>(LIST, [merchant]);
  return parseColumns(rows, JSON_COLUMNS);
}

export async function listOdds(sql: Sql, merchant: MerchantId): Promise<OddsRow[]> {
  return (await sql.query<OddsRow>(LIST_ODDS, [merchant])).rows;
}

export type LotteryDefinition = Omit<
  LotteryRow,
  'odds_version' | 'version' | 'changed_at' | 'changed_by'
>;

/** Writes a lottery that the merchant does not have; whether it was written. */
export async function provisionLottery(
  sql: Sql,
  merchant: MerchantId,
  row: LotteryDefinition,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    PROVISION.text,
    valuesOf(PROVISION, {
      ...row,
      merchant,
      names: JSON.stringify(row.names),
      schedule: JSON.stringify(row.schedule),
    }),
  );
  return rowCount === 1;
}

export async function putOdds(
  sql: Sql,
  table: {
    readonly merchant: MerchantId;
    readonly lottery: string;
    readonly version: number;
    readonly rows: readonly Omit<OddsRow, 'lottery'>[];
  },
): Promise<void> {
  const { rows } = table;
  await sql.query(
    PUT_ODDS.text,
    valuesOf(PUT_ODDS, {
      merchant: table.merchant,
      lottery: table.lottery,
      version: table.version,
      plays: rows.map((row) => row.play),
      odds: rows.map((row) => row.odds),
      maxNotes: rows.map((row) => row.max_notes),
      suspended: rows.map((row) => row.suspended),
    }),
  );
}

/** Writes a lottery as changed by an operator; undefined if it was changed concurrently. */
export async function changeLottery(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<LotteryRow, 'changed_at'> & { readonly at: Instant },
): Promise<LotteryRow | undefined> {
  const { rows } = await sql.query<StoredLottery>(
    CHANGE.text,
    valuesOf(CHANGE, {
      ...row,
      merchant,
      names: JSON.stringify(row.names),
      schedule: JSON.stringify(row.schedule),
    }),
  );
  return parseColumns(rows, JSON_COLUMNS)[0];
}

// Statements that count the bets of settled draws. One process counts at a time, under a lease.
import {
  nameParameters,
  valuesOf,
  type Day,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { WRITE_PLAY } from './write-play.ts';

const LIST_DUE = `
  select u.draw_id, u.version, u.settled_at, d.lottery, d.issue, d.result_version, d.group_max
  from agents.draw_due u join agents.draw d
    on d.merchant_id = u.merchant_id and d.draw_id = u.draw_id
  where u.merchant_id = $1 order by u.draw_id, u.version limit 500`;

/** A result of a draw that is not yet counted and paid on. */
export interface DueDraw {
  draw_id: bigint;
  version: number;
  settled_at: Date;
  lottery: string;
  issue: string;
  /** The version that stands now. */
  result_version: number;
  group_max: number;
}

export async function listDueDraws(sql: Sql, merchant: MerchantId): Promise<DueDraw[]> {
  return (await sql.query<DueDraw>(LIST_DUE, [merchant])).rows;
}

const PUT_DUE = `
  insert into agents.draw_due (merchant_id, draw_id, version, settled_at)
  values ($1, $2, $3, house_now()) on conflict do nothing`;

/** Records, with the end of its settlement, that a result is to be counted and paid on. */
export async function putDueDraw(
  sql: Sql,
  result: { readonly merchant: MerchantId; readonly draw: bigint; readonly version: number },
): Promise<void> {
  await sql.query(PUT_DUE, [result.merchant, result.draw, result.version]);
}

const DROP_DUE = `
  delete from agents.draw_due where merchant_id = $1 and draw_id = $2 and version = $3`;

export async function dropDueDraw(sql: Sql, merchant: MerchantId, due: DueDraw): Promise<void> {
  await sql.query(DROP_DUE, [merchant, due.draw_id, due.version]);
}

// The lock keeps two counts of a draw apart, should a lease be lost.
const LOCK_COUNTED = `
  select version, settled_at, day::text as day from agents.counted_draw
  where merchant_id = $1 and draw_id = $2 for update`;

const PUT_COUNTED = `
  insert into agents.counted_draw (merchant_id, draw_id, version, settled_at, day)
  values ($1, $2, $3, to_timestamp($4 / 1000.0), $5::date)
  on conflict (merchant_id, draw_id) do update set version = excluded.version`;

export interface CountedDraw {
  version: number;
  settled_at: Date;
  day: Day;
}

/** The version that was counted, and the time that it counts for; undefined before the first. */
export async function lockCounted(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<CountedDraw | undefined> {
  return (await sql.query<CountedDraw>(LOCK_COUNTED, [merchant, draw])).rows[0];
}

// Adds what a version differs by from the one that was counted before, which is 0 for none.
const COUNT = nameParameters(`
  with bet as materialized (
    select 1 as sign, p.* from agents.draw_play($merchant, $draw, $version::smallint) p
    union all
    select -1, p.* from agents.draw_play($merchant, $draw, $counted::smallint) p
  ), summed as materialized (
    select member_id, sum(sign * stake)::bigint as bet,
      coalesce(sum(sign * stake) filter (where prize > stake), 0)::bigint as win_stake,
      coalesce(sum(sign * stake) filter (where prize < stake), 0)::bigint as loss_stake,
      sum(sign * prize)::bigint as payout, sum(sign * rebate)::bigint as bet_rebate,
      sum(sign)::bigint as bets
    from bet group by member_id
  ), play as materialized (
    select p.merchant_id, p.member_id, p.upline_id, p.kind, 'LOTT' as category,
      $day::date as day, to_timestamp($hour / 1000.0) as hour, $folded::boolean as folded,
      s.bet, s.bet as valid_bet, s.win_stake, s.loss_stake, s.payout, s.bet_rebate, s.bets
    from summed s
    join agents.person p on p.merchant_id = $merchant and p.member_id = s.member_id
    where p.standing_group = 'formal'
      and (s.bet, s.win_stake, s.loss_stake, s.payout, s.bet_rebate, s.bets)
        <> (0, 0, 0, 0, 0, 0)
  ), ${WRITE_PLAY}
  select count(*)::int as members from play`);

export interface DrawToCount {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  readonly version: number;
  /** The version that was counted before; 0 for none. */
  readonly counted: number;
  readonly settledAt: Instant;
  readonly day: Day;
  /** The begin of the hour. */
  readonly hour: Instant;
  /** Whether the hours of that day have become days. */
  readonly folded: boolean;
}

/** Counts a version of a draw, and returns how many members' figures it changed. */
export async function countDrawPlay(sql: Sql, draw: DrawToCount): Promise<number> {
  const { settledAt, ...rest } = draw;
  const { rows } = await sql.query<{ members: number }>(COUNT.text, valuesOf(COUNT, rest));
  const counted = [draw.merchant, draw.draw, draw.version, settledAt, draw.day];
  await sql.query(PUT_COUNTED, counted);
  return rows[0]?.members ?? 0;
}

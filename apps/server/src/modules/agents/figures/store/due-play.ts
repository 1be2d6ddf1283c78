// What the statements on the bets of settled draws have in common.
import type { Day, Instant } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

/** A version of a draw's result that is to be counted. */
export interface DrawToCount {
  readonly draw: bigint;
  readonly version: number;
  /** The version that was counted before; 0 for none. */
  readonly counted: number;
  /** The highest group of the lottery; 0 where nobody earns on this version. */
  readonly top: number;
  /** Of the first settlement, with the day and the begin of the hour that it is in. */
  readonly settledAt: Instant;
  readonly day: Day;
  readonly hour: Instant;
}

// The lowest agent whose team a bet of person `p` is of.
export const BASE = `case when p.kind = 'member' then p.upline_id else p.member_id end as base_id`;

// Of `due`, the draws whose version has a result. It is asked for by a subquery that stays one:
// joined, the planner would expect one draw of all, and look up every ticket's row by itself.
export const DRAWN = `
  drawn as materialized (
    select d.* from due d
    where exists (select from agents.drawn_result r
      where r.merchant_id = $merchant and r.draw_id = d.draw_id and r.version = d.version
      offset 0)
  )` as const;

/**
 * The sums of all bets together stay in memory, by hashing, for the rest of the transaction: with
 * less, the planner sorts every bet. It expects many more sums than there are.
 */
export async function sumInMemory(sql: Sql): Promise<void> {
  await sql.query(`set local work_mem = '512MB'`);
}

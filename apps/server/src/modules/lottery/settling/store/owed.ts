// Statements on what results owe: to members for own tickets, and to shares of group buys.
import type { Amount, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { ResultKey } from './settle.ts';

/** The group buys of draw $2: as members of tickets they are paid by their shares. */
export const OFFERS_OF_DRAW = `(
  select offer_id from lottery.offer where merchant_id = $1 and draw_id = $2)`;

// What a version owes each member for own tickets: prizes, refunds of tied notes, and the rebates
// of all counting tickets.
const OWED = `
  with won as (
    select member_id, trial, sum(prize) as prize, sum(refunded) as refunded, sum(rebate_cut) as cut
    from lottery.outcome
    where merchant_id = $1 and draw_id = $2 and version = $3
      and member_id not in ${OFFERS_OF_DRAW}
    group by 1, 2),
  rebates as (
    select t.member_id, t.trial, sum(t.rebate) as rebate from lottery.ticket t
    where $4 and t.merchant_id = $1 and t.draw_id = $2 and t.rebate > 0
      and t.member_id not in ${OFFERS_OF_DRAW}
      and not exists (
        select from lottery.cancellation c
        where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
    group by 1, 2)
  select member_id, trial, coalesce(prize, 0)::bigint as prize, coalesce(refunded,
    0)::bigint as refunded,
    (coalesce(rebate, 0) - coalesce(cut, 0))::bigint as rebate
  from won full join rebates using (member_id, trial) order by member_id`;

// The refunds of a void draw, per member; those of group buys are their shares'.
const STAKED = `
  select member_id, trial, 0::bigint as prize, sum(stake)::bigint as refunded, 0::bigint as rebate
  from lottery.bet_order
  where merchant_id = $1 and draw_id = $2 and cancelled_at is null
    and member_id not in ${OFFERS_OF_DRAW}
  group by member_id, trial order by member_id`;

// What a version owes each share of the draw's group buys.
const SHARES_OWED = `
  select member_id, trial, prize, refunded, rebate, offer_id || ':' || share_no as share
  from lottery.share_outcome
  where merchant_id = $1 and draw_id = $2 and version = $3 and prize + refunded + rebate > 0
  order by offer_id, share_no`;

const TOTAL_REBATE = `
  select total_rebate from lottery.draw_book where merchant_id = $1 and draw_id = $2`;

export interface OwedRow {
  member_id: string;
  trial: boolean;
  prize: Amount;
  refunded: Amount;
  rebate: Amount;
  /** The share of a group buy that this is owed for; absent for own tickets. */
  share?: string;
}

export async function hasRebates(sql: Sql, merchant: MerchantId, draw: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ total_rebate: bigint }>(TOTAL_REBATE, [merchant, draw]);
  return (rows[0]?.total_rebate ?? 0n) > 0n;
}

export async function listOwed(sql: Sql, key: ResultKey, rebates: boolean): Promise<OwedRow[]> {
  const values = [key.merchant, key.draw, key.version];
  const own = await sql.query<OwedRow>(OWED, [...values, rebates]);
  return [...own.rows, ...(await listSharesOwed(sql, key))];
}

async function listSharesOwed(sql: Sql, key: ResultKey): Promise<OwedRow[]> {
  const values = [key.merchant, key.draw, key.version];
  return (await sql.query<OwedRow & { share: string }>(SHARES_OWED, values)).rows;
}

/** What a void draw owes each member and each share. */
export async function listStaked(sql: Sql, key: ResultKey): Promise<OwedRow[]> {
  const own = await sql.query<OwedRow>(STAKED, [key.merchant, key.draw]);
  return [...own.rows, ...(await listSharesOwed(sql, key))];
}

// Statements on what results pay the shares of group buys.
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { ResultKey } from './settle.ts';

// The group buys that were placed on a draw, with what a version pays their tickets. The rebate is
// that of all their tickets less what tied notes cut.
const OFFER_PAYOUTS = `
  select f.offer_id, f.stake, f.share_price, f.commission,
    coalesce(sum(x.prize), 0)::bigint as prize, coalesce(sum(x.refunded), 0)::bigint as refunded,
    (f.rebate - coalesce(sum(x.rebate_cut), 0))::bigint as rebate
  from lottery.offer f
  join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
  left join lottery.outcome x on x.merchant_id = f.merchant_id and x.draw_id = f.draw_id
    and x.version = $3 and x.seq >= o.first_seq and x.seq < o.first_seq + o.bets
  where f.merchant_id = $1 and f.draw_id = $2
  group by f.merchant_id, f.offer_id order by f.offer_id`;

const SHARES = `
  select s.offer_id, s.share_no, s.member_id, f.trial, s.shares
  from lottery.offer f
  join lottery.offer_share s on s.merchant_id = f.merchant_id and s.offer_id = f.offer_id
  where f.merchant_id = $1 and f.draw_id = $2 and f.division is not null and s.shares > 0
  order by s.offer_id, s.share_no`;

// A repetition keeps what was written, and what limits have withheld of it since.
const PUT = nameParameters(`
  insert into lottery.share_outcome
    (merchant_id, draw_id, version, offer_id, share_no, member_id, trial, prize, refunded, rebate)
  select $merchant, $draw, $version, s.*
  from unnest($offers::uuid[], $numbers::smallint[], $members::uuid[], $trials::boolean[],
    $prizes::bigint[], $refunded::bigint[], $rebates::bigint[]) as s
  on conflict do nothing`);

export interface OfferPayout {
  offer_id: string;
  stake: bigint;
  share_price: bigint;
  commission: number;
  prize: bigint;
  refunded: bigint;
  rebate: bigint;
}

export interface DividedShare {
  offer_id: string;
  share_no: number;
  member_id: string;
  trial: boolean;
  shares: number;
}

export interface ShareOutcome extends DividedShare {
  readonly prize: bigint;
  readonly refunded: bigint;
  readonly rebate: bigint;
}

export async function listOfferPayouts(sql: Sql, key: ResultKey): Promise<OfferPayout[]> {
  const values = [key.merchant, key.draw, key.version];
  return (await sql.query<OfferPayout>(OFFER_PAYOUTS, values)).rows;
}

/** The shares that count, the initiator's own part of each offer first. */
export async function listDividedShares(sql: Sql, key: ResultKey): Promise<DividedShare[]> {
  return (await sql.query<DividedShare>(SHARES, [key.merchant, key.draw])).rows;
}

export async function putShareOutcomes(
  sql: Sql,
  key: ResultKey,
  outcomes: readonly ShareOutcome[],
): Promise<void> {
  const values = valuesOf(PUT, {
    merchant: key.merchant,
    draw: key.draw,
    version: key.version,
    offers: outcomes.map((each) => each.offer_id),
    numbers: outcomes.map((each) => each.share_no),
    members: outcomes.map((each) => each.member_id),
    trials: outcomes.map((each) => each.trial),
    prizes: outcomes.map((each) => each.prize),
    refunded: outcomes.map((each) => each.refunded),
    rebates: outcomes.map((each) => each.rebate),
  });
  await sql.query(PUT.text, values);
}

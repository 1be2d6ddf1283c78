// The statements on offers in the ledger's batch: named prepared statements.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type pg from 'pg';
import { array, textArray } from './array-literal.ts';

/** An offer to be opened with the initiator's money. */
export interface NewOffer {
  readonly offer: Id<'offer'>;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly trial: boolean;
  readonly draw: bigint;
  readonly lottery: string;
  readonly issue: string;
  /** JSON of the priced bets. */
  readonly bets: string;
  readonly stake: bigint;
  readonly rebate: bigint;
  readonly shares: number;
  readonly sharePrice: bigint;
  readonly ownShares: number;
  readonly guarantee: number;
  readonly commission: number;
  readonly secrecy: string;
  /** Hex. */
  readonly contentHash: string;
  readonly closesAt: number;
}

export interface SharePurchase {
  readonly offer: string;
  readonly no: number;
  readonly member: string;
  readonly username: string;
  readonly shares: number;
}

// Locks offers in the same order in all processes, after their draws. The job that closes an offer
// waits here, and a purchase after it sees that the offer is closed.
const LOCK_OFFERS = `
  select offer_id, state, closes_at, shares, sold, last_share from lottery.offer
  where merchant_id = $1 and offer_id = any($2::uuid[])
  order by offer_id for no key update`;

// A new offer with the initiator's own part and guarantee, which together are its holding.
const PUT_OFFER = nameParameters(`
  with offer as (
    insert into lottery.offer
      (merchant_id, offer_id, member_id, username, trial, draw_id, lottery, issue, bets, stake,
       rebate, shares, share_price, sold, guarantee, last_share, commission, secrecy, content_hash,
       created_at, closes_at, state)
    values ($merchant, $offer, $member, $username, $trial, $draw, $lottery, $issue, $bets, $stake,
      $rebate, $shares, $sharePrice, $ownShares::int, $guarantee::int,
      case when $guarantee::int > 0 then 2 else 1 end, $commission, $secrecy, $contentHash,
      to_timestamp($at / 1000.0), to_timestamp($closesAt / 1000.0), 'OPEN')
    returning offer_id),
  holding as (
    insert into lottery.holding
      (merchant_id, member_id, offer_id, placed_at, trial, draw_id, lottery, shares, of_shares,
       stake)
    values ($merchant, $member, $offer, to_timestamp($at / 1000.0), $trial, $draw, $lottery,
      $ownShares::int + $guarantee::int, $shares,
      $sharePrice::bigint * ($ownShares::int + $guarantee::int)))
  insert into lottery.offer_share
    (merchant_id, offer_id, share_no, member_id, username, kind, held, shares, at)
  select $merchant, $offer, s.no, $member, $username, s.kind, s.held, s.shares,
    to_timestamp($at / 1000.0)
  from (values (1, 'own', $ownShares::int, $ownShares::int), (2, 'guarantee', $guarantee::int, 0))
    as s (no, kind, held, shares)
  where s.held > 0`);

// Purchases of the offers that are locked; those of one member and offer are one holding.
const WRITE_BOUGHT = nameParameters(`
  with bought as (
    insert into lottery.offer_share
      (merchant_id, offer_id, share_no, member_id, username, kind, held, shares, at)
    select $merchant, s.offer_id, s.no, s.member_id, s.username, 'bought', s.shares, s.shares,
      to_timestamp($at / 1000.0)
    from unnest($offers::uuid[], $numbers::smallint[], $members::uuid[], $usernames::text[],
      $shares::smallint[]) as s (offer_id, no, member_id, username, shares)
    returning offer_id, share_no, member_id, shares),
  held as (
    insert into lottery.holding as h
      (merchant_id, member_id, offer_id, placed_at, trial, draw_id, lottery, shares, of_shares,
       stake)
    select $merchant, b.member_id, f.offer_id, to_timestamp($at / 1000.0), f.trial, f.draw_id,
      f.lottery, b.shares, f.shares, f.share_price * b.shares
    from (
      select member_id, offer_id, sum(shares) as shares from bought group by member_id, offer_id) b
    join lottery.offer f on f.merchant_id = $merchant and f.offer_id = b.offer_id
    on conflict (merchant_id, member_id, offer_id) do update
      set shares = h.shares + excluded.shares, stake = h.stake + excluded.stake)
  update lottery.offer f set sold = f.sold + b.shares, last_share = b.last
  from (
    select offer_id, sum(shares) as shares, max(share_no) as last from bought group by offer_id) b
  where f.merchant_id = $merchant and f.offer_id = b.offer_id`);

/** An offer's locked row. */
export interface LockedOffer {
  offer_id: string;
  state: string;
  closes_at: Date;
  shares: number;
  sold: number;
  last_share: number;
}

export async function lockOffers(
  client: SqlClient,
  merchant: MerchantId,
  offers: readonly string[],
): Promise<LockedOffer[]> {
  // The ledger passes its own connection; a named statement lets the server keep its plan.
  const prepared = {
    name: 'lottery-lock-offers',
    text: LOCK_OFFERS,
    values: [merchant, array(offers)],
  };
  const { rows } = await (client as unknown as pg.PoolClient).query<LockedOffer>(prepared);
  return rows;
}

export function putOffer(merchant: MerchantId, at: number, offer: NewOffer): Statement {
  const values = valuesOf(PUT_OFFER, {
    ...offer,
    contentHash: Buffer.from(offer.contentHash, 'hex'),
    merchant,
    at,
  });
  return { name: 'lottery-put-offer', text: PUT_OFFER.text, values };
}

export function writeBought(
  merchant: MerchantId,
  at: number,
  bought: readonly SharePurchase[],
): Statement {
  const values = valuesOf(WRITE_BOUGHT, {
    merchant,
    at,
    offers: array(bought.map((share) => share.offer)),
    numbers: array(bought.map((share) => share.no)),
    members: array(bought.map((share) => share.member)),
    usernames: textArray(bought.map((share) => share.username)),
    shares: array(bought.map((share) => share.shares)),
  });
  return { name: 'lottery-write-bought', text: WRITE_BOUGHT.text, values };
}

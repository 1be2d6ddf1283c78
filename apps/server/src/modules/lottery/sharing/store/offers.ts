// Statements on offers and their shares outside the ledger's batch.
import type { Amount, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';
import type { DrawState } from '../../draws/index.ts';

const BET = z.object({
  play: z.string(),
  pick: z.string(),
  style: z.enum(['GROUP', 'FIXED', 'ZY']),
  terms: z.string(),
  /** Ten-thousandths, as are stake and rebate. */
  unit: z.string(),
  multiple: z.number(),
  notes: z.number(),
  stake: z.string(),
  rebate: z.string(),
  rebatePoints: z.number(),
  ownGroup: z.number().optional(),
  nonce: z.string(),
});

/** A priced bet of an offer. */
export type OfferBetRow = Readonly<z.output<typeof BET>>;

export const OFFER_JSON = { bets: z.array(BET) };

export type OfferState = 'OPEN' | 'FILLED' | 'PLACED' | 'RETURNING' | 'RETURNED';

export interface OfferRow {
  offer_id: string;
  member_id: string;
  username: string;
  trial: boolean;
  draw_id: bigint;
  lottery: string;
  issue: string;
  bets: OfferBetRow[];
  stake: Amount;
  rebate: Amount;
  shares: number;
  share_price: Amount;
  sold: number;
  guarantee: number;
  commission: number;
  secrecy: 'open' | 'sharers' | 'close';
  content_hash: Buffer;
  created_at: Date;
  closes_at: Date;
  state: OfferState;
  reason: 'not_full' | 'cancelled' | 'refused' | null;
  refusal: string | null;
  division: Buffer | null;
  draw_state: DrawState;
  numbers: string | null;
  root: Buffer | null;
  proof_id: string;
}

export type StoredOffer = Unparsed<OfferRow, 'bets'>;

/** The columns of an `OfferRow`: an offer as `f`, its draw as `d`. */
export const OFFER_COLUMNS = `f.offer_id, f.member_id, f.username, f.trial, f.draw_id, f.lottery,
  f.issue, f.bets, f.stake, f.rebate, f.shares, f.share_price, f.sold, f.guarantee, f.commission,
  f.secrecy,
  f.content_hash, f.created_at, f.closes_at, f.state, f.reason, f.refusal, f.division,
  d.state as draw_state, d.numbers, d.root, d.proof_id`;

export const WITH_DRAW =
  'join lottery.draw d on d.merchant_id = f.merchant_id and d.draw_id = f.draw_id';

const FIND = `
  select ${OFFER_COLUMNS} from lottery.offer f ${WITH_DRAW}
  where f.merchant_id = $1 and f.offer_id = $2`;

// Locks the offer against purchases, its cancellation and its close.
const LOCK = `${FIND} for no key update of f`;

// The lock is held: this reads the clock after it.
const IS_DUE = `
  select closes_at <= house_moment() as due from lottery.offer
  where merchant_id = $1 and offer_id = $2`;

// Offers whose end has come, or was begun by a process that stopped.
const DUE = `
  select offer_id from lottery.offer
  where merchant_id = $1 and state in ('OPEN', 'FILLED', 'RETURNING')
    and (state <> 'OPEN' or closes_at <= house_now())
  order by closes_at limit 500`;

// The merchants of these offers: looked for several times a second, for all of them at once, each
// by its part of the index.
const MERCHANTS_DUE = `
  select m.merchant_id
  from unnest($1::integer[]) as m (merchant_id)
  cross join lateral (
    select from lottery.offer f
    where f.merchant_id = m.merchant_id and f.state in ('OPEN', 'FILLED', 'RETURNING')
      and (f.state <> 'OPEN' or f.closes_at <= house_now()) limit 1) f`;

planOnce(DUE, MERCHANTS_DUE);

const FILL = `
  update lottery.offer set state = 'FILLED', division = $3
  where merchant_id = $1 and offer_id = $2 and state = 'OPEN'`;

const RETURN = `
  update lottery.offer set state = 'RETURNING', reason = $3, refusal = $4
  where merchant_id = $1 and offer_id = $2 and state in ('OPEN', 'FILLED')`;

// With the offer ends what its sharers staked: without the guarantee that was not needed, or all of
// it given back.
const END = `
  with ended as (
    update lottery.offer set state = $3, ended_at = house_now()
    where merchant_id = $1 and offer_id = $2 and state = $4
    returning offer_id, share_price, state),
  owned as (
    select s.member_id, e.offer_id, e.state,
      sum(case when e.state = 'PLACED' then s.shares else s.held end) as shares,
      e.share_price * sum(case when e.state = 'PLACED' then s.shares else s.held end) as stake
    from ended e
    join lottery.offer_share s on s.merchant_id = $1 and s.offer_id = e.offer_id
    group by s.member_id, e.offer_id, e.share_price, e.state)
  update lottery.holding h set shares = o.shares, stake = o.stake,
    result = case when o.state = 'RETURNED' then 16 else h.result end,
    returned = case when o.state = 'RETURNED' then o.stake else h.returned end
  from owned o
  where h.merchant_id = $1 and h.offer_id = o.offer_id and h.member_id = o.member_id`;

// The offer is locked.
const TAKE_GUARANTEE = `
  update lottery.offer_share set shares = $3
  where merchant_id = $1 and offer_id = $2 and kind = 'guarantee'`;

const SHARES = `
  select offer_id, share_no, member_id, username, kind, held, shares, at
  from lottery.offer_share
  where merchant_id = $1 and offer_id = any($2::uuid[]) order by offer_id, share_no`;

// Placed offers of a draw, in order of their tickets, for its proof.
const PLACED = `
  select f.offer_id, f.shares, f.commission, f.division, o.first_seq, o.bets
  from lottery.offer f
  join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
  where f.merchant_id = $1 and f.draw_id = $2 and f.division is not null
  order by o.first_seq`;

// What shares were paid under the current result.
const PAID = `
  select x.offer_id, x.share_no, x.prize, x.refunded, x.rebate, x.limited
  from lottery.offer f
  join lottery.draw d on d.merchant_id = f.merchant_id and d.draw_id = f.draw_id
  join lottery.share_outcome x on x.merchant_id = f.merchant_id and x.draw_id = f.draw_id
    and x.version = d.result_version and x.offer_id = f.offer_id
  where f.merchant_id = $1 and f.offer_id = any($2::uuid[]) and d.state in ('SETTLED', 'VOID')`;

export interface ShareRow {
  offer_id: string;
  share_no: number;
  member_id: string;
  username: string;
  kind: 'own' | 'guarantee' | 'bought';
  /** The shares whose price was set aside, and those of them that count. */
  held: number;
  shares: number;
  at: Date;
}

export interface PaidShareRow {
  offer_id: string;
  share_no: number;
  prize: Amount;
  refunded: Amount;
  rebate: Amount;
  limited: Amount;
}

/** An offer whose order is in the draw. */
export interface PlacedOffer {
  offer_id: string;
  shares: number;
  commission: number;
  division: Buffer | null;
  first_seq: number;
  bets: number;
}

export async function findOffer(
  sql: Sql,
  merchant: MerchantId,
  offer: string,
): Promise<OfferRow | undefined> {
  const { rows } = await sql.query<StoredOffer>(FIND, [merchant, offer]);
  return parseColumns(rows, OFFER_JSON)[0];
}

/** The offer, locked until the transaction ends. */
export async function lockOffer(
  sql: Sql,
  merchant: MerchantId,
  offer: string,
): Promise<OfferRow | undefined> {
  const { rows } = await sql.query<StoredOffer>(LOCK, [merchant, offer]);
  return parseColumns(rows, OFFER_JSON)[0];
}

/** Whether the time of a locked offer has come, by the database's clock. */
export async function isOfferDue(sql: Sql, merchant: MerchantId, offer: string): Promise<boolean> {
  const { rows } = await sql.query<{ due: boolean }>(IS_DUE, [merchant, offer]);
  return rows[0]?.due === true;
}

/** Those of the merchants with an offer whose end has come, or was begun. */
export async function listMerchantsWithDueOffers(
  sql: Sql,
  merchants: readonly MerchantId[],
): Promise<ReadonlySet<MerchantId>> {
  const { rows } = await sql.query<{ merchant_id: MerchantId }>(MERCHANTS_DUE, [merchants]);
  return new Set(rows.map(({ merchant_id: id }) => id));
}

export async function listDueOffers(sql: Sql, merchant: MerchantId): Promise<string[]> {
  const { rows } = await sql.query<{ offer_id: string }>(DUE, [merchant]);
  return rows.map((row) => row.offer_id);
}

/** Decides that a locked offer is placed, with this part of the guarantee. */
export async function fillOffer(
  sql: Sql,
  merchant: MerchantId,
  filled: { readonly offer: string; readonly taken: number; readonly division: string },
): Promise<void> {
  await sql.query(TAKE_GUARANTEE, [merchant, filled.offer, filled.taken]);
  await sql.query(FILL, [merchant, filled.offer, Buffer.from(filled.division, 'hex')]);
}

/** Decides that the money of a locked offer goes back. */
export async function returnOffer(
  sql: Sql,
  merchant: MerchantId,
  offer: string,
  why: { readonly reason: 'not_full' | 'cancelled' | 'refused'; readonly refusal?: string },
): Promise<void> {
  await sql.query(RETURN, [merchant, offer, why.reason, why.refusal ?? null]);
}

/** Ends an offer whose money has moved. */
export async function endOffer(
  sql: Sql,
  merchant: MerchantId,
  offer: string,
  state: 'PLACED' | 'RETURNED',
): Promise<void> {
  const before = state === 'PLACED' ? 'FILLED' : 'RETURNING';
  await sql.query(END, [merchant, offer, state, before]);
}

/** The shares of offers, in order. */
export async function listShares(
  sql: Sql,
  merchant: MerchantId,
  offers: readonly string[],
): Promise<ShareRow[]> {
  return (await sql.query<ShareRow>(SHARES, [merchant, offers])).rows;
}

export async function listPaidShares(
  sql: Sql,
  merchant: MerchantId,
  offers: readonly string[],
): Promise<PaidShareRow[]> {
  return (await sql.query<PaidShareRow>(PAID, [merchant, offers])).rows;
}

/** The group buys of a draw, in order of their first ticket. */
export async function listPlacedOffers(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<PlacedOffer[]> {
  return (await sql.query<PlacedOffer>(PLACED, [merchant, draw])).rows;
}

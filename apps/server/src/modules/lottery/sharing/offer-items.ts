// Offers as their readers see them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, type Amount, type Id } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import { lotteryName, maskName, toInstant } from '../boards/index.ts';
import {
  listPaidShares,
  listShares,
  type OfferRow,
  type PaidShareRow,
  type ShareRow,
} from './store/offers.ts';

export type OfferItem = Value<PlayerCalls['openOffers']>['list'][number];

/** A call of anybody; a member sees which shares are its own. */
export type OfferReader = CallContext & { readonly session: Session | undefined };

/** What belongs to offers, read with one statement for all of them. */
export interface OfferParts {
  readonly shares: readonly ShareRow[];
  readonly paid: readonly PaidShareRow[];
}

export async function readOfferParts(
  { sql, merchant }: CallContext,
  rows: readonly OfferRow[],
): Promise<OfferParts> {
  const ids = rows.map((row) => row.offer_id);
  return {
    shares: await listShares(sql, merchant.id, ids),
    paid: await listPaidShares(sql, merchant.id, ids),
  };
}

/** Offers for a list. */
export async function offerItems(
  call: OfferReader,
  rows: readonly OfferRow[],
): Promise<OfferItem[]> {
  if (rows.length === 0) return [];
  const parts = await readOfferParts(call, rows);
  const items: OfferItem[] = [];
  for (const row of rows) items.push(await offerItem(call, row, parts));
  return items;
}

export async function offerItem(
  call: OfferReader,
  row: OfferRow,
  parts: OfferParts,
): Promise<OfferItem> {
  const lottery = (await getCatalogue(call.app, call.merchant)).find(row.lottery);
  const mine = ownShares(row, parts, call.session?.member);
  return {
    id: row.offer_id as Id<'offer'>,
    gameCode: row.lottery,
    gameName: lottery ? lotteryName(lottery.row, call.language) : row.lottery,
    family: lottery?.row.family ?? '',
    issue: row.issue,
    shortIssue: shortIssue(row.issue),
    drawState: row.draw_state,
    ...(row.numbers === null ? {} : { numbers: row.numbers }),
    initiator: maskName(row.username),
    state: row.state,
    ...(row.reason === null ? {} : { reason: row.reason }),
    price: row.stake,
    shares: row.shares,
    sharePrice: row.share_price,
    sold: row.sold,
    guarantee: row.guarantee,
    commission: row.commission,
    secrecy: row.secrecy,
    createdAt: toInstant(row.created_at),
    closesAt: toInstant(row.closes_at),
    isOwn: row.member_id === call.session?.member,
    ...(mine === undefined ? {} : { mine }),
  };
}

/** The sum of a member's shares of an offer; undefined if it has none. */
function ownShares(
  row: OfferRow,
  parts: OfferParts,
  member: Id<'member'> | undefined,
): OfferItem['mine'] | undefined {
  const own = parts.shares.filter(
    (share) => share.offer_id === row.offer_id && share.member_id === member,
  );
  if (member === undefined || own.length === 0) return undefined;
  const numbers = new Set(own.map((share) => share.share_no));
  const paid = parts.paid.filter(
    (each) => each.offer_id === row.offer_id && numbers.has(each.share_no),
  );
  const isPlaced = row.state === 'PLACED';
  const counted = own.reduce((sum, share) => sum + share.shares, 0);
  const held = own.reduce((sum, share) => sum + share.held, 0);
  const total = (part: 'prize' | 'refunded' | 'rebate'): Amount =>
    amount(paid.reduce((sum, each) => sum + each[part], 0n));
  return {
    shares: counted,
    guaranteed: isPlaced ? 0 : held - counted,
    stake: amount(row.share_price * BigInt(isPlaced ? counted : held)),
    prize: total('prize'),
    refunded: total('refunded'),
    rebate: total('rebate'),
  };
}

// Group buys as operators see them.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { toInstant } from '../boards/index.ts';
import { betOf } from './offer-detail.ts';
import { readOfferParts } from './offer-items.ts';
import { listAllOffers } from './store/offer-lists.ts';
import { findOffer, type OfferRow } from './store/offers.ts';

type Row = Value<OperatorCalls['offerList']>['list'][number];

/** A page of the merchant's offers. */
export async function listConsoleOffers(
  call: CallOf<OperatorCalls['offerList']>,
): Promise<Answer<OperatorCalls['offerList']>> {
  const { pageNo, pageSize, state, gameCode, issue, member } = call.input;
  const { rows, total, cursor } = await listAllOffers(call.sql, {
    merchant: call.merchant.id,
    state,
    lottery: gameCode,
    issue,
    member,
    page: call.input,
  });
  return ok({ list: rows.map(rowOf), total, cursor, pageNo, pageSize });
}

/** One offer with its shares. */
export async function readConsoleOffer(
  call: CallOf<OperatorCalls['offerDetail']>,
): Promise<Answer<OperatorCalls['offerDetail']>> {
  const row = await findOffer(call.sql, call.merchant.id, call.input.id);
  if (row === undefined) return refuse('offer.unknown');
  const { shares, paid } = await readOfferParts(call, [row]);
  const paidOf = new Map(paid.map((each) => [each.share_no, each]));
  return ok({
    offer: rowOf(row),
    ...(row.refusal === null ? {} : { refusal: row.refusal }),
    bets: row.bets.map(betOf),
    sharers: shares.map((share) => {
      const each = paidOf.get(share.share_no);
      const outcome = each && {
        paid: amount(each.prize + each.refunded),
        rebate: each.rebate,
        limited: each.limited,
      };
      return {
        no: share.share_no,
        member: share.member_id as Id<'member'>,
        username: share.username,
        kind: share.kind,
        shares: share.shares,
        at: toInstant(share.at),
        held: amount(row.share_price * BigInt(share.held)),
        ...outcome,
      };
    }),
  });
}

function rowOf(row: OfferRow): Row {
  return {
    id: row.offer_id as Id<'offer'>,
    gameCode: row.lottery,
    issue: row.issue,
    drawState: row.draw_state,
    member: row.member_id as Id<'member'>,
    username: row.username,
    trial: row.trial,
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
  };
}

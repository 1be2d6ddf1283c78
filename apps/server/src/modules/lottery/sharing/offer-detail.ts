// One offer with its shares, and with its picks for those who may see them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { offerCommission } from '@fairhouse/rules/lottery';
import { amount, type Id } from '@fairhouse/values';
import { findReceipt, ticketReceipts } from '../orders/index.ts';
import { maskName } from '../boards/index.ts';
import { ownersOf } from './division.ts';
import { offerItem, readOfferParts, type OfferParts, type OfferReader } from './offer-items.ts';
import type { OfferBetRow, OfferRow } from './store/offers.ts';

export type OfferDetail = Value<PlayerCalls['readOffer']>;

export async function offerDetail(call: OfferReader, row: OfferRow): Promise<OfferDetail> {
  const parts = await readOfferParts(call, [row]);
  const offer = await offerItem(call, row, parts);
  return {
    offer,
    ...(maySeePicks(row, offer) ? { bets: row.bets.map(betOf) } : {}),
    sharers: sharersOf(call, row, parts),
    ...totals(row, parts),
    receipts: await receiptsOf(call, row, parts),
  };
}

/**
 * The initiator always sees the picks. Others do as the offer says: all, sharers, or sharers once
 * it no longer sells. After the draw's close everybody does, as its tickets are published then.
 */
function maySeePicks(row: OfferRow, { isOwn, mine }: OfferDetail['offer']): boolean {
  if (isOwn || row.secrecy === 'open') return true;
  if (row.state === 'PLACED' && row.root !== null) return true;
  return mine !== undefined && (row.secrecy === 'sharers' || row.state !== 'OPEN');
}

export function betOf(bet: OfferBetRow): NonNullable<OfferDetail['bets']>[number] {
  const { play, pick, style, terms, multiple, notes } = bet;
  return {
    play,
    pick,
    style,
    ...(style === 'FIXED' ? { odds: terms } : { group: Number(terms) }),
    unit: amount(BigInt(bet.unit)),
    multiple,
    notes,
    stake: amount(BigInt(bet.stake)),
  };
}

function sharersOf(
  { session }: OfferReader,
  row: OfferRow,
  { shares, paid }: OfferParts,
): OfferDetail['sharers'] {
  const paidOf = new Map(paid.map((each) => [each.share_no, each]));
  return shares
    .filter((share) => share.shares > 0 || (share.kind === 'guarantee' && row.state === 'OPEN'))
    .map((share) => {
      const each = paidOf.get(share.share_no);
      return {
        no: share.share_no,
        account: maskName(share.username),
        kind: share.kind,
        shares: share.kind === 'guarantee' && row.state === 'OPEN' ? share.held : share.shares,
        isOwn: share.member_id === session?.member,
        ...(each === undefined ? {} : { paid: amount(each.prize + each.refunded) }),
      };
    });
}

/** What the whole order was paid, before limits of a member; absent before. */
function totals(row: OfferRow, { paid }: OfferParts): Pick<OfferDetail, 'paid' | 'commissionPaid'> {
  if (paid.length === 0) return {};
  const payout = paid.reduce((sum, each) => sum + each.prize + each.refunded + each.limited, 0n);
  const { stake, commission } = row;
  return {
    paid: amount(payout),
    commissionPaid: amount(offerCommission({ stake, payout, commission })),
  };
}

/** One receipt for each ticket and each of the caller's shares, as the checking page reads it. */
async function receiptsOf(
  call: OfferReader,
  row: OfferRow,
  { shares }: OfferParts,
): Promise<OfferDetail['receipts']> {
  const { app, session } = call;
  const mine = shares.filter((share) => share.member_id === session?.member && share.shares > 0);
  if (row.state !== 'PLACED' || row.division === null || mine.length === 0) return [];
  const shared = { offer: row.offer_id, division: row.division.toString('hex') };
  const found = await findReceipt(call, row.offer_id as Id<'order'>, shared);
  if (found === undefined) return [];
  const numbers = new Set(mine.map((share) => share.share_no));
  const owners = ownersOf({ keys: app.keys, proofId: row.proof_id }, shares);
  const own = owners.filter(({ shareNo }) => numbers.has(shareNo));
  return ticketReceipts(app.keys, found.receipt).flatMap((receipt) =>
    own.map(({ no, player, shares: count }) => {
      return { ...receipt, share: { no, player, shares: count } };
    }),
  );
}

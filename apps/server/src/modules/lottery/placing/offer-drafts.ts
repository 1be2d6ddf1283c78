// The offers of a batch: shares are sold under the lock of their offer's row, so that the last one
// is sold once, and none after the offer has closed.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import type { MerchantId } from '@fairhouse/values';
import type { BatchLimits } from '../../protection/index.ts';
import type { BetRefusal } from './bet-refusal.ts';
import type { BetRow, ShareRow } from './bet-rows.ts';
import { checkDraw } from './check-draw.ts';
import { checkItemLimits } from './check-item-limits.ts';
import type { Draft } from './draw-memory.ts';
import { lockOffers, putOffer, writeBought, type SharePurchase } from './store/offers.ts';

/** An offer in a batch: its locked row, and how many shares the batch leaves. */
export interface OfferDraft {
  readonly isOpen: boolean;
  readonly closesAt: Date;
  /** The number of its newest share. */
  readonly lastShare: number;
  left: number;
}

/** Locks the offers of a merchant's rows, after the draws and before the members' limits. */
export async function openOffers(
  client: SqlClient,
  merchant: MerchantId,
  rows: readonly BetRow[],
  offers: Map<string, OfferDraft>,
): Promise<void> {
  const bought = rows.flatMap((row) =>
    row.kind === 'share' && row.opens === undefined ? [row.offer] : [],
  );
  if (bought.length === 0) return;
  for (const row of await lockOffers(client, merchant, [...new Set(bought)])) {
    offers.set(row.offer_id, {
      isOpen: row.state === 'OPEN',
      closesAt: row.closes_at,
      lastShare: row.last_share,
      left: row.shares - row.sold,
    });
  }
}

/** The refusal of shares; undefined if they can be sold. */
export function checkShare(
  draft: Draft,
  offers: ReadonlyMap<string, OfferDraft>,
  row: ShareRow,
  limits: BatchLimits | undefined,
): BetRefusal | undefined {
  const { member, stake, opens } = row;
  const by = limits?.refuse({ member, stake, live: true });
  if (by !== undefined) return { kind: 'protected', by };
  const { now } = draft.book;
  const offer = offers.get(row.offer);
  if (opens !== undefined) {
    if (now.getTime() >= opens.closesAt) return { kind: 'offer_closed' };
  } else if (offer === undefined || !offer.isOpen || now >= offer.closesAt) {
    return { kind: 'offer_closed' };
  } else if (row.shares > offer.left) {
    return { kind: 'shares_left', left: BigInt(offer.left) };
  }
  const own = { ...row, items: row.memberItems, maxNumberLiability: 0n };
  return checkDraw(draft, row) ?? checkItemLimits(draft, own);
}

/** Counts admitted shares, which later rows of the batch can no longer buy. */
export function takeShares(offers: ReadonlyMap<string, OfferDraft>, row: ShareRow): void {
  const offer = offers.get(row.offer);
  if (offer !== undefined) offer.left -= row.shares;
}

/** The statements that write the new offers and the shares of one draw. */
export function writeShares(
  { merchant, book }: Draft,
  offers: ReadonlyMap<string, OfferDraft>,
  rows: readonly BetRow[],
): readonly Statement[] {
  const sold = rows.filter((row) => row.kind === 'share');
  if (sold.length === 0) return [];
  const at = book.now.getTime();
  const numbers = new Map<string, number>();
  const bought = sold.flatMap((row): SharePurchase[] => {
    if (row.opens !== undefined) return [];
    const no = (numbers.get(row.offer) ?? offers.get(row.offer)?.lastShare ?? 0) + 1;
    numbers.set(row.offer, no);
    const { offer, member, username, shares } = row;
    return [{ offer, no, member, username, shares }];
  });
  return [
    ...sold.flatMap(({ opens }) => (opens === undefined ? [] : [putOffer(merchant, at, opens)])),
    ...(bought.length === 0 ? [] : [writeBought(merchant, at, bought)]),
  ];
}

// The group buys of a draw as its proof states them: how each is divided, and what every owner gets
// of the winners' payouts.
import { offerParts, type FlatObject, type ProofFile, type Winner } from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { DrawRow } from '../draws/index.ts';
import type { SharedTicket } from '../orders/index.ts';
import { divisionOf, listPlacedOffers, listShares } from '../sharing/index.ts';

/** What the tickets of group buys carry, by the member of their order, which is the offer. */
export async function sharedTickets(
  sql: Sql,
  merchant: MerchantId,
  draw: DrawRow,
): Promise<ReadonlyMap<string, SharedTicket>> {
  const offers = await listPlacedOffers(sql, merchant, draw.draw_id);
  return new Map(
    offers.map(({ offer_id: offer, division }) => [
      offer,
      { offer, division: division?.toString('hex') ?? '' },
    ]),
  );
}

/** The offers of the published tickets; parts are stated once the winners are. */
export async function offersPart(
  { app, sql, merchant }: CallContext,
  draw: DrawRow,
  published: { readonly tickets: readonly FlatObject[]; readonly winners?: readonly Winner[] },
): Promise<Pick<ProofFile, 'offers'>> {
  const placed = await listPlacedOffers(sql, merchant.id, draw.draw_id);
  if (placed.length === 0) return {};
  const ids = placed.map((offer) => offer.offer_id);
  const shares = await listShares(sql, merchant.id, ids);
  const offers = placed.map((offer) => {
    const own = shares.filter(({ offer_id: id }) => id === offer.offer_id);
    const stated = divisionOf({ keys: app.keys, proofId: draw.proof_id, offer }, own);
    if (published.winners === undefined) return stated;
    const parts = offerParts(stated, moneyOf(offer.offer_id, published.tickets, published.winners));
    const owners = stated.owners.map((owner, at) => ({ ...owner, paid: parts[at] ?? '0' }));
    return { ...stated, owners };
  });
  return { offers };
}

function moneyOf(offer: string, tickets: readonly FlatObject[], winners: readonly Winner[]) {
  const own = tickets.filter((ticket) => ticket['offer'] === offer);
  const seqs = new Set(own.map(({ seq }) => seq));
  const won = winners.filter(({ seq }) => seqs.has(seq));
  return {
    stake: own.reduce((sum, { stake }) => sum + BigInt(stake ?? 0), 0n),
    payout: won.reduce((sum, { payout }) => sum + BigInt(payout), 0n),
  };
}

// Checks of the group buys of a draw: the tickets fix how each is divided, and every owner gets the
// part that follows.
import { OFFER_BOUNDS } from '../../lottery/offers/offer-terms.ts';
import { divisionHash, offerParts } from '../offer-shares.ts';
import type { ProofFile, ProofOffer, TicketLeaf } from '../proof.ts';
import { readTicketLeaf } from '../read-rules.ts';
import { liveTickets } from './at-close.ts';
import type { CheckContext, Finding } from './check.ts';

/** Whether a proof has anything to do with group buys; others have no such check. */
export function hasShares({ offers, tickets }: ProofFile): boolean {
  return offers !== undefined || (tickets ?? []).some(({ offer }) => offer !== undefined);
}

/**
 * Every group buy of the tickets is described once, as its tickets have it hashed; its owners share
 * all of it, and are paid what the winners' payouts come to.
 */
export function checkShares(context: CheckContext): Finding {
  const { proof, hashes } = context;
  const { tickets, offers, drawId } = proof;
  if (!tickets || !offers) return 'field_missing';
  const all = tickets.flatMap((leaf) => readTicketLeaf(leaf) ?? []);
  const named = new Set(all.flatMap(({ offer }) => offer ?? []));
  const described = offers.map(({ offer }) => offer);
  if ([...named].join(' ') !== described.join(' ')) return 'offers_differ';
  for (const offer of offers) {
    const problem = findDivisionProblem(offer);
    if (problem !== undefined) return problem;
    const own = all.filter((ticket) => ticket.offer === offer.offer);
    const hash = divisionHash(hashes, drawId, offer);
    if (own.some(({ division }) => division !== hash)) return 'division_differs';
    if (new Set(own.map(({ player }) => player)).size !== 1) return 'offer_of_two_players';
    const unpaid = findPartProblem(context, offer, own);
    if (unpaid !== undefined) return unpaid;
  }
  return undefined;
}

function findDivisionProblem({ shares, commission, owners }: ProofOffer): Finding {
  if (owners.some(({ no }, index) => no !== index + 1)) return 'owner_missing';
  if (owners.some((owner) => owner.shares < 1)) return 'owner_without_share';
  const sum = owners.reduce((total, owner) => total + owner.shares, 0);
  if (sum !== shares || owners.length === 0) return 'shares_do_not_add_up';
  return commission > OFFER_BOUNDS.maxCommission ? 'commission_too_high' : undefined;
}

/** Parts are stated once the winners are known, and not before. */
function findPartProblem(
  { proof: { tickets, winners } }: CheckContext,
  offer: ProofOffer,
  own: readonly TicketLeaf[],
): Finding {
  const stated = offer.owners.map(({ paid }) => paid);
  if (winners === undefined) {
    return stated.every((paid) => paid === undefined) ? undefined : 'paid_before_winners';
  }
  const live = liveTickets(tickets ?? []);
  if (typeof live === 'string') return live;
  const counted = own.filter(({ seq }) => live.has(seq));
  const seqs = new Set(counted.map(({ seq }) => seq));
  const stake = counted.reduce((sum, ticket) => sum + BigInt(ticket.stake), 0n);
  const payout = winners.reduce(
    (sum, winner) => (seqs.has(winner.seq) ? sum + BigInt(winner.payout) : sum),
    0n,
  );
  const parts = offerParts(offer, { stake, payout });
  return parts.every((part, index) => part === stated[index]) ? undefined : 'parts_differ';
}

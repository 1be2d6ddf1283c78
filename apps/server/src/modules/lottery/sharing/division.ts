// How the order of an offer is divided, as its tickets carry it and its proof states it.
import type { OfferOwner, ProofOffer } from '@fairhouse/rules/fair';
import type { Id } from '@fairhouse/values';
import type { Keys } from '../../../platform/keys/keys.ts';
import { playerTag } from '../orders/index.ts';
import type { OfferRow, ShareRow } from './store/offers.ts';

interface DividedOffer {
  readonly keys: Keys;
  readonly proofId: string;
  readonly offer: Pick<OfferRow, 'offer_id' | 'shares' | 'commission'>;
}

/** An owner with the number of its row among the shares. */
export type NumberedOwner = OfferOwner & { readonly shareNo: number };

/**
 * The owners in order, numbered from 1: the initiator's own part first. A guarantee that nobody
 * needed owns nothing.
 */
export function ownersOf(
  { keys, proofId }: Omit<DividedOffer, 'offer'>,
  shares: readonly ShareRow[],
): NumberedOwner[] {
  return shares
    .filter((share) => share.shares > 0)
    .map((share, index) => ({
      no: index + 1,
      player: playerTag(keys, proofId, share.member_id as Id<'member'>),
      shares: share.shares,
      shareNo: share.share_no,
    }));
}

export function divisionOf(divided: DividedOffer, shares: readonly ShareRow[]): ProofOffer {
  const { offer_id: offer, shares: count, commission } = divided.offer;
  const owners = ownersOf(divided, shares).map(({ no, player, shares: own }) => {
    return { no, player, shares: own };
  });
  return { offer, shares: count, commission, owners };
}

// The shares of a group buy as a proof states them. Every ticket of its order carries the hash of
// the division, so that the tree's root fixes who owns how much of it.
import { divideOfferPayout } from '../lottery/offers/divide-payout.ts';
import { concat, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { OfferOwner, ProofOffer } from './proof.ts';

type Division = Omit<ProofOffer, 'owners'> & {
  readonly owners: readonly Omit<OfferOwner, 'paid'>[];
};

/**
 * H("LD2/shares" ‖ lp(canon({commission, drawId, offer, owners, shares})) ‖ lp(canon({no, player,
 * shares})) ‖ …), hex: the terms with the number of owners, then each owner in order.
 */
export function divisionHash(hashes: Hashes, drawId: string, division: Division): string {
  const { offer, shares, commission, owners } = division;
  const terms = { commission, drawId, offer, owners: owners.length, shares };
  const parts = owners.map(({ no, player, shares: own }) =>
    lengthPrefixed(canon({ no, player, shares: own })),
  );
  return toHex(hashes.sha256(concat([utf8('LD2/shares'), lengthPrefixed(canon(terms)), ...parts])));
}

/**
 * What each owner of an offer gets of its tickets' payouts, before the limits of a member, as whole
 * ten-thousandths.
 */
export function offerParts(
  { commission, owners }: Pick<ProofOffer, 'commission' | 'owners'>,
  money: { readonly stake: bigint; readonly payout: bigint },
): string[] {
  const shares = owners.map((owner) => owner.shares);
  return divideOfferPayout({ ...money, commission }, shares).map(String);
}

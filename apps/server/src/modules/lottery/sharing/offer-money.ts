// The money at the end of an offer: one entry charges all shares for the order, and one for each
// share gives back what is not needed. Their ids are derived from the offer and the share.
import type { Leg } from '@fairhouse/ledger';
import { amount, assert, instant, type Id } from '@fairhouse/values';
import { chaseAccount, currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import type { Lottery } from '../catalogue/index.ts';
import { playerTag } from '../orders/index.ts';
import type { PlaceRow, ReleaseRow } from '../placing/index.ts';
import { limitsOfOrder, limitsOfShares, ticketsOf } from './offer-bets.ts';
import type { OfferRow, ShareRow } from './store/offers.ts';

export interface OfferContext {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly offer: OfferRow;
  readonly shares: readonly ShareRow[];
}

/**
 * Places the order of a filled offer with the money of all its shares: everything, or the text of
 * the refusal, which is then final.
 */
export async function placeOffer(context: OfferContext): Promise<string | undefined> {
  const { app, merchant, offer, shares } = context;
  const book = offer.trial ? 'trial' : 'real';
  const legs = shares
    .filter((share) => share.shares > 0)
    .map((share): Leg => ({
      debit: chaseAccount(book, share.member_id as Id<'member'>),
      credit: houseAccount(book, 'lottery'),
      amount: amount(offer.share_price * BigInt(share.shares)),
    }));
  const [first, ...others] = legs;
  assert(first !== undefined, 'an offer has a share');
  const outcome = await app.ledger.book(
    {
      merchant: merchant.id,
      id: offer.offer_id as Id<'entry'>,
      currency: currencyOf(merchant.currency),
      code: 'stake',
      reference: offer.issue,
      legs: [first, ...others],
    },
    { participant: 'bets', row: rowOf(context) },
  );
  assert(outcome.status !== 'conflict', `an offer is charged as it was filled: ${offer.offer_id}`);
  return outcome.status === 'refused' ? outcome.reason : undefined;
}

/** The offer is the member of its own order: nobody's limits count it, and nobody can cancel it. */
function rowOf({ app, merchant, lottery, offer }: OfferContext): PlaceRow {
  const { offer_id: id, division } = offer;
  assert(division !== null, `a filled offer is divided: ${id}`);
  const member = id as Id<'member'>;
  return {
    kind: 'place',
    merchant: merchant.id,
    calendar: merchant,
    draw: offer.draw_id,
    issue: offer.issue,
    order: id as Id<'order'>,
    member,
    username: offer.username,
    player: playerTag(app.keys, offer.proof_id, member),
    trial: offer.trial,
    stake: offer.stake,
    rebate: offer.rebate,
    ...limitsOfOrder(lottery, offer),
    contentHash: offer.content_hash.toString('hex'),
    chase: undefined,
    shared: { offer: id, division: division.toString('hex') },
    tickets: ticketsOf(id, offer.bets),
    maxDrawStake: 0n,
    maxNumberLiability: offer.trial ? 0n : lottery.row.max_number_liability,
    placed: undefined,
  };
}

/** Gives back the price of some of each share; a repetition changes nothing. */
export async function releaseShares(
  context: OfferContext,
  released: readonly { readonly share: ShareRow; readonly count: number }[],
): Promise<void> {
  const { app, merchant, offer } = context;
  const book = offer.trial ? 'trial' : 'real';
  const outcomes = await Promise.all(
    released
      .filter(({ count }) => count > 0)
      .map(({ share, count }) => {
        const member = share.member_id as Id<'member'>;
        const row = releaseRow(context, share, count);
        return app.ledger.book(
          {
            merchant: merchant.id,
            id: derivedId<'entry'>(app.keys, `offer-release:${offer.offer_id}:${share.share_no}`),
            currency: currencyOf(merchant.currency),
            code: 'stake_release',
            reference: `shares ${offer.issue}`,
            legs: [
              {
                debit: chaseAccount(book, member),
                credit: mainAccount(book, member),
                amount: row.stake,
              },
            ],
          },
          { participant: 'bets', row },
        );
      }),
  );
  const isBooked = outcomes.every(({ status }) => status === 'booked');
  assert(isBooked, `the money of an offer is given back: ${offer.offer_id}`);
}

function releaseRow(
  { merchant, lottery, offer }: OfferContext,
  share: ShareRow,
  count: number,
): ReleaseRow {
  const boughtAt = share.at.getTime();
  const { memberItems } = limitsOfShares(lottery, offer, { shares: count, boughtAt });
  return {
    kind: 'release',
    merchant: merchant.id,
    calendar: merchant,
    draw: offer.draw_id,
    member: share.member_id as Id<'member'>,
    trial: offer.trial,
    stake: amount(offer.share_price * BigInt(count)),
    items: [],
    memberItems,
    placedAt: instant(boughtAt),
  };
}

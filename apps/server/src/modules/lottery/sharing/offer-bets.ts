// The bets of an offer: as they are stored, as tickets, and as stakes of a share on numbers.
import { readBet, readTerms } from '@fairhouse/rules/lottery';
import { amount, assert, type Id } from '@fairhouse/values';
import {
  limitedItems,
  NOTHING_LIMITED,
  type Item,
  type LimitedItems,
  type Lottery,
} from '../catalogue/index.ts';
import type { UnnumberedTicket } from '../orders/index.ts';
import type { OfferBetRow } from './store/offers.ts';

/** The stored form of priced tickets. */
export function storedBets(tickets: readonly UnnumberedTicket[]): OfferBetRow[] {
  return tickets.map((ticket) => ({
    play: ticket.play,
    pick: ticket.pick,
    style: ticket.style,
    terms: ticket.terms,
    unit: ticket.unit.toString(),
    multiple: ticket.multiple,
    notes: ticket.notes,
    stake: ticket.stake.toString(),
    rebate: ticket.rebate.toString(),
    rebatePoints: ticket.rebatePoints,
    ownGroup: ticket.ownGroup,
    nonce: ticket.nonce,
  }));
}

/** The tickets of the offer's order; their member is the offer. */
export function ticketsOf(offer: string, bets: readonly OfferBetRow[]): UnnumberedTicket[] {
  return bets.map((bet) => ({
    ...bet,
    ownGroup: bet.ownGroup,
    member: offer as Id<'member'>,
    unit: amount(BigInt(bet.unit)),
    stake: amount(BigInt(bet.stake)),
    rebate: amount(BigInt(bet.rebate)),
  }));
}

interface LimitedOffer {
  readonly trial: boolean;
  readonly issue: string;
  readonly bets: readonly OfferBetRow[];
  readonly shares: number;
}

/** The limits of the whole order; those of a member apply to its shares. */
export function limitsOfOrder(lottery: Lottery, offer: LimitedOffer): LimitedItems {
  const { items, caps } = limitsOf(lottery, offer);
  return {
    items,
    memberItems: [],
    caps: caps.filter(({ scope }) => scope !== 'member'),
    pairs: [],
  };
}

/**
 * What some shares of an offer stake on each number that is limited per member, rounded up. With
 * `boughtAt` the limits of that time count: later ones did not count the share.
 */
export function limitsOfShares(
  lottery: Lottery,
  offer: LimitedOffer,
  own: { readonly shares: number; readonly boughtAt?: number },
): LimitedItems {
  const { memberItems, caps, pairs } = limitsOf(lottery, offer, own.boughtAt);
  const part = (whole: bigint): bigint => {
    const all = BigInt(offer.shares);
    return (whole * BigInt(own.shares) + all - 1n) / all;
  };
  return {
    items: [],
    memberItems: memberItems.map(({ item, stake, liability }): Item => {
      return { item, stake: part(stake), liability: part(liability) };
    }),
    caps: caps.filter(({ scope }) => scope === 'member'),
    pairs,
  };
}

function limitsOf(
  { family, limits }: Lottery,
  { trial, issue, bets }: LimitedOffer,
  placedAt?: number,
): LimitedItems {
  if (trial) return NOTHING_LIMITED;
  const priced = bets.map((bet) => {
    const read = readBet(family, bet.play, bet.pick);
    assert(read.ok, `an offer's bet is valid: ${bet.play} ${bet.pick}`);
    const terms = readTerms(read.value.play, bet.style, bet.terms);
    assert(terms !== undefined, `an offer's terms match its play: ${bet.play} ${bet.terms}`);
    return { ...read.value, unit: amount(BigInt(bet.unit)), multiple: bet.multiple, terms };
  });
  const scope = placedAt === undefined ? { issue } : { issue, placedAt };
  return limitedItems(family, limits, priced, scope);
}

// Turns requested bets into priced tickets; every figure of the request is recomputed.
import { refuse, type Input, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  formatFixed,
  parseFixed,
  priceBet,
  readBet,
  type Bet,
  type Offer,
  type PricedBet,
  type PriceProblem,
  type Terms,
} from '@fairhouse/rules/lottery';
import {
  amount,
  assert,
  fail,
  formatAmount,
  ok,
  type Amount,
  type Id,
  type Result,
} from '@fairhouse/values';
import {
  limitedItems,
  type Lottery,
  type PlayOffer,
  type LimitedItems,
} from '../catalogue/index.ts';
import type { UnnumberedTicket } from '../orders/index.ts';
import { payableTerms, coverageProblem } from './payable-terms.ts';

type Refusals = PlayerCalls['placeBets']['refusals'][number];
type BetInput = Input<PlayerCalls['placeBets']>['bets'][number];
type Priced<Value> = Result<Value, Refused<Refusals>>;

export interface PricedOrder {
  readonly tickets: readonly UnnumberedTicket[];
  readonly limited: LimitedItems;
  readonly stake: Amount;
  readonly rebate: Amount;
}

export interface OrderRequest {
  readonly bets: readonly BetInput[];
  readonly member: Id<'member'>;
  /** What the member's rebate is counted from. */
  readonly memberGroup: number;
  /** The member's own prize group, where it has one. */
  readonly ownGroup: number | undefined;
  readonly acceptChange: boolean;
  /**
   * The draw; undefined for a chase over several draws, which respects only limits that apply to
   * all draws.
   */
  readonly issue: string | undefined;
}

/** Prices an order by the rules and the merchant's current terms, or returns the problem. */
export function priceOrder(lottery: Lottery, request: OrderRequest): Priced<PricedOrder> {
  const changed: { bet: number; odds: string }[] = [];
  const priced: { bet: PricedBet; input: BetInput; odds: string | undefined }[] = [];
  for (const [index, input] of request.bets.entries()) {
    const legal = legalBet(lottery, input, index + 1);
    if (!legal.ok) return legal;
    const { bet, offer } = legal.value;
    const stated = termsOf(bet, offer, input, index + 1);
    if (!stated.ok) return stated;
    const betToPrice = { bet, terms: stated.value, issue: request.issue, number: index + 1 };
    const terms = payableTerms(lottery, betToPrice);
    if (!terms.ok) return terms;
    const odds = terms.value.style === 'FIXED' ? formatFixed(terms.value) : undefined;
    if (odds !== undefined && odds !== input.odds) changed.push({ bet: index + 1, odds });
    const price = priceOne(lottery, request, { bet, input, terms: terms.value, number: index + 1 });
    if (!price.ok) return price;
    priced.push({ bet: price.value, input, odds });
  }
  if (changed.length > 0 && !request.acceptChange) {
    return refuse('bet.odds_changed', { value: { bets: changed } });
  }
  const spread = coverageProblem(
    lottery,
    priced.map(({ bet }) => bet),
  );
  return spread ? fail(spread) : ok(collectOrder(lottery, request, priced));
}

function legalBet(
  lottery: Lottery,
  input: BetInput,
  number: number,
): Priced<{ bet: Bet; offer: PlayOffer }> {
  const offer = lottery.plays.get(input.play);
  const bet = readBet(lottery.family, input.play, input.pick);
  if (!bet.ok || offer === undefined) return refuse('bet.not_legal', { params: { bet: number } });
  if (offer.closed) return refuse('bet.play_closed', { params: { bet: number } });
  if (offer.maxNotes > 0 && bet.value.notes > offer.maxNotes) {
    return refuse('bet.too_many_notes', { params: { bet: number, max: offer.maxNotes } });
  }
  return ok({ bet: bet.value, offer });
}

/** FIXED is sold at the current odds, whatever odds the player saw; the caller compares them. */
function termsOf(bet: Bet, offer: PlayOffer, input: BetInput, number: number): Priced<Terms> {
  const style = input.style;
  if (style !== 'FIXED') {
    if (input.group === undefined || input.odds !== undefined) return notOffered(number);
    return ok({ style, group: input.group });
  }
  const readable = input.odds !== undefined && parseFixed(bet.play, input.odds) !== undefined;
  if (offer.fixed === undefined || input.group !== undefined || !readable)
    return notOffered(number);
  return ok(offer.fixed);
}

function notOffered(number: number): Priced<never> {
  return refuse('bet.style_not_offered', { params: { bet: number } });
}

function priceOne(
  { row, units }: Lottery,
  request: OrderRequest,
  one: {
    readonly bet: Bet;
    readonly input: BetInput;
    readonly terms: Terms;
    readonly number: number;
  },
): Priced<PricedBet> {
  const { bet, input, terms, number } = one;
  // GROUP and ZY are sold in the unit modes; at fixed odds the player chooses any amount
  // (lottery.md 1.0).
  if (terms.style !== 'FIXED' && !units.has(input.unit)) return refuse('bet.unit_not_offered');
  const offer: Offer = {
    styles: row.styles,
    minGroup: row.group_min,
    memberGroup: request.memberGroup,
    minUnit: amount(1n),
    maxMultiple: row.max_multiple,
  };
  const price = priceBet(bet, { unit: input.unit, multiple: input.multiple, terms }, offer);
  if (!price.ok) return fail(priceRefusal(price.problem, offer, number));
  if (price.value.notes !== input.notes || price.value.stake !== input.stake) {
    return refuse('bet.stake_mismatch', { params: { bet: number } });
  }
  return price;
}

function priceRefusal(problem: PriceProblem, offer: Offer, bet: number): Refused<Refusals> {
  switch (problem) {
    case 'style_not_offered':
    case 'odds_missing':
    case 'zy_not_for_these_picks':
      return { code: 'bet.style_not_offered', params: { bet } };
    case 'group_out_of_range':
      return {
        code: 'bet.group_out_of_range',
        params: { min: offer.minGroup, max: offer.memberGroup },
      };
    case 'multiple_out_of_range':
      return { code: 'bet.multiple_over', params: { max: offer.maxMultiple } };
    case 'unit_too_small':
      return { code: 'bet.unit_not_offered' };
    case 'rounding_loss':
      return { code: 'bet.rounding_loss', params: { bet } };
    case 'stake_out_of_bounds':
      return { code: 'bet.stake_mismatch', params: { bet } };
  }
}

function collectOrder(
  { family, limits }: Lottery,
  { member, memberGroup, ownGroup, issue }: OrderRequest,
  priced: readonly { bet: PricedBet; input: BetInput; odds: string | undefined }[],
): PricedOrder {
  let [stake, rebate] = [0n, 0n];
  const tickets = priced.map(({ bet, input, odds }): UnnumberedTicket => {
    stake += bet.stake;
    rebate += bet.rebate;
    return {
      member,
      play: bet.play.code,
      pick: bet.pick,
      style: bet.terms.style,
      terms: odds ?? String(groupOf(bet)),
      unit: bet.unit,
      multiple: bet.multiple,
      notes: bet.notes,
      stake: bet.stake,
      rebate: bet.rebate,
      rebatePoints: odds === undefined ? memberGroup - groupOf(bet) : 0,
      ownGroup,
      nonce: input.nonce,
    };
  });
  assert(tickets.length > 0, 'an order has a bet');
  const bets = priced.map(({ bet }) => bet);
  const limited = limitedItems(family, limits, bets, { issue });
  return { tickets, limited, stake: amount(stake), rebate: amount(rebate) };
}

function groupOf({ terms }: PricedBet): number {
  return terms.style === 'FIXED' ? 0 : terms.group;
}

/**
 * Checks the limits on an order's total stake, at `times` its tickets. In prize mode SEA the
 * minimum stake applies to each number (lottery.md 2.6).
 */
export function orderProblem(
  { row }: Lottery,
  { tickets, stake }: Pick<PricedOrder, 'tickets' | 'stake'>,
  times = 1,
): Refused<Refusals> | undefined {
  const { min_stake: min, max_stake: max } = row;
  const isByNumber = row.prize_mode === 'SEA';
  const request = isByNumber ? tickets.map((each) => each.stake / BigInt(each.notes)) : [stake];
  if (request.some((each) => each * BigInt(times) < min)) {
    const code = isByNumber ? 'bet.number_below_minimum' : 'bet.below_minimum';
    return { code, params: { min: formatUnits(min) } };
  }
  if (max > 0n && stake * BigInt(times) > max) {
    return { code: 'bet.above_maximum', params: { max: formatUnits(max) } };
  }
  return undefined;
}

/** An amount as refusals show it. */
export function formatUnits(units: bigint): string {
  return formatAmount(amount(units));
}

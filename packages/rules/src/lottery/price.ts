// Pricing a bet: what it costs, what it pays, and whether it may be sold on these terms at all.
import { amount, fail, ok, ZERO, type Amount, type Result } from '@fairhouse/values';
import { costOf, exactOdds, prizePerNote, type Terms } from './terms.ts';
import { rebate } from './rebate.ts';
import type { Bet } from './slip.ts';
import type { Style } from './play.ts';
import { worstUnits } from './exposure.ts';

/**
 * Yuan, jiao, fen and li: tenths of the base note, each step a tenth of the one before (lottery.md
 * 2.1).
 */
export const UNIT_MODES = ['yuan', 'jiao', 'fen', 'li'] as const;
export type UnitMode = (typeof UNIT_MODES)[number];

/** What a merchant sells a play on; the member's own group bounds the choice of group. */
export interface Offer {
  readonly styles: readonly Style[];
  readonly minGroup: number;
  /** The member's own prize group (Gm): the highest that may be chosen. */
  readonly memberGroup: number;
  readonly minUnit: Amount;
  readonly maxMultiple: number;
}

/** How a player asks for a bet to be sold. */
export interface Ask {
  readonly unit: Amount;
  readonly multiple: number;
  readonly terms: Terms;
}

export interface PricedBet extends Bet, Ask {
  readonly stake: Amount;
  /** Credited at settlement, win or lose: stake × (Gm − G) / 2000; nothing in FIXED style. */
  readonly rebate: Amount;
  /** What one note of each tier pays at multiple 1; in ZY style at the full factor. */
  readonly prizes: readonly Amount[];
  /** The most the ticket can pay in one draw; an upper bound, exact for most plays. */
  readonly worst: Amount;
}

export type PriceProblem =
  | 'style_not_offered'
  | 'group_out_of_range'
  | 'odds_missing'
  | 'zy_not_for_these_picks'
  | 'multiple_out_of_range'
  | 'unit_too_small'
  | 'rounding_loss'
  | 'stake_out_of_bounds';

/** Defaults of lottery.md 1.0 and 2.1: least unit 0.002, multiples up to 99,999. */
export const MIN_UNIT = amount(20n);
export const MAX_MULTIPLE = 99_999;

/**
 * A ticket whose stake or worst payout is above 100 billion is refused, so that every sum fits an
 * Amount.
 */
const TICKET_BOUND = 1_000_000_000_000_000n;

/** The stake of one note: base (2.00 or 1.00) in a unit mode. Base 1.00 in li is 0.001. */
export function unitStake(base: Amount, mode: UnitMode): Amount {
  return amount(base / 10n ** BigInt(UNIT_MODES.indexOf(mode)));
}

/**
 * Prices a bet or says why it is not sold. A pair of unit and odds whose rounding down costs the
 * player more than one part in a hundred is refused (lottery.md 1.0).
 */
export function priceBet(bet: Bet, ask: Ask, offer: Offer): Result<PricedBet, PriceProblem> {
  const problem = termsProblem(bet, ask.terms, offer) ?? sizeProblem(ask, offer);
  if (problem) return fail(problem);
  if (losesToRounding(bet, ask)) return fail('rounding_loss');
  // Written out: spreading costs more than all the arithmetic, and every bet is priced.
  const { play, pick, picks, notes } = bet;
  const { unit, multiple, terms } = ask;
  const asked = { play, pick, picks, notes, unit, multiple, terms };
  const stake = costOf(asked);
  const worst = worstUnits(asked);
  if (stake > TICKET_BOUND || worst > TICKET_BOUND) return fail('stake_out_of_bounds');
  return ok({
    play,
    pick,
    picks,
    notes,
    unit,
    multiple,
    terms,
    stake: amount(stake),
    rebate: terms.style === 'FIXED' ? ZERO : rebate(amount(stake), offer.memberGroup, terms.group),
    prizes: play.tiers.map((_, tier) => prizePerNote(play, tier, ask)),
    worst: amount(worst),
  });
}

function termsProblem(bet: Bet, terms: Terms, offer: Offer): PriceProblem | undefined {
  const { play } = bet;
  if (!offer.styles.includes(terms.style) || !play.styles.includes(terms.style)) {
    return 'style_not_offered';
  }
  if (terms.style === 'FIXED') {
    const complete =
      terms.odds.length === play.tiers.length && terms.odds.every((odds) => odds > 0n);
    return complete ? undefined : 'odds_missing';
  }
  const { group } = terms;
  if (!Number.isInteger(group) || group < offer.minGroup || group > offer.memberGroup) {
    return 'group_out_of_range';
  }
  return terms.style === 'ZY' && !play.zyAllows?.(bet.picks) ? 'zy_not_for_these_picks' : undefined;
}

function sizeProblem(ask: Ask, offer: Offer): PriceProblem | undefined {
  const { multiple } = ask;
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > offer.maxMultiple) {
    return 'multiple_out_of_range';
  }
  return ask.unit < offer.minUnit || ask.unit <= 0n ? 'unit_too_small' : undefined;
}

/** Whether floor(unit × odds) is less than 99 % of unit × odds for some tier. */
function losesToRounding(bet: Bet, ask: Ask): boolean {
  return bet.play.tiers.some((_, tier) => {
    const odds = exactOdds(bet.play, tier, ask.terms);
    const exact = ask.unit * odds.num;
    return (exact / odds.den) * odds.den * 100n < exact * 99n;
  });
}

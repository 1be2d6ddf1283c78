// Prices a bet: its cost, its payout, and whether it may be sold on the requested terms.
import { amount, fail, ok, ZERO, type Amount, type Result } from '@fairhouse/values';
import { payoutCap, type PayoutCaps } from './payout-cap.ts';
import { betCost, exactOdds, prizePerNote, type Terms } from './terms.ts';
import { rebate } from './rebate.ts';
import type { Bet } from '../slip/slip.ts';
import type { Style } from '../plays/play.ts';
import { worstUnits } from './exposure.ts';

/**
 * Yuan, jiao, fen and li: fractions of the base note, each a tenth of the previous one (lottery.md
 * 2.1).
 */
export const UNIT_MODES = ['yuan', 'jiao', 'fen', 'li'] as const;
export type UnitMode = (typeof UNIT_MODES)[number];

/**
 * The conditions on which a merchant sells a play; the member's own group bounds the choice of
 * group.
 */
export interface Offer {
  readonly styles: readonly Style[];
  readonly minGroup: number;
  /** The member's own prize group (Gm): the highest that may be chosen. */
  readonly memberGroup: number;
  readonly minUnit: Amount;
  readonly maxMultiple: number;
  /** What a ticket is paid at most, for the payout that is shown; absent where it is not shown. */
  readonly caps?: PayoutCaps;
}

/** The unit, multiple and terms that a player requests for a bet. */
export interface StakeOptions {
  readonly unit: Amount;
  readonly multiple: number;
  readonly terms: Terms;
}

export interface PricedBet extends Bet, StakeOptions {
  readonly stake: Amount;
  /** Credited at settlement, win or lose: stake × (Gm − G) / 2000; zero in FIXED style. */
  readonly rebate: Amount;
  /** The prize of one note of each tier at multiple 1; in ZY style at the full factor. */
  readonly prizes: readonly Amount[];
  /**
   * The maximum payout of the ticket in one draw, within the caps of the offer; an upper bound,
   * exact for most plays.
   */
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

/** Defaults of lottery.md 1.0 and 2.1: minimum unit 0.002, multiples up to 99,999. */
export const MIN_UNIT = amount(20n);
export const MAX_MULTIPLE = 99_999;

/**
 * A ticket with a stake or worst payout above 100 billion is refused, so that every sum fits an
 * Amount.
 */
const TICKET_BOUND = 1_000_000_000_000_000n;

/** The stake of one note: base (2.00 or 1.00) in a unit mode. Base 1.00 in li is 0.001. */
export function unitStake(base: Amount, mode: UnitMode): Amount {
  return amount(base / 10n ** BigInt(UNIT_MODES.indexOf(mode)));
}

/**
 * Prices a bet, or returns why it is not sold. A pair of unit and odds at which rounding down costs
 * the player more than one part in a hundred is refused (lottery.md 1.0).
 */
export function priceBet(
  bet: Bet,
  options: StakeOptions,
  offer: Offer,
): Result<PricedBet, PriceProblem> {
  const problem = termsProblem(bet, options.terms, offer) ?? sizeProblem(options, offer);
  if (problem) return fail(problem);
  if (losesToRounding(bet, options)) return fail('rounding_loss');
  // Fields are listed because spreading costs more than all the arithmetic, and every bet is
  // priced.
  const { play, pick, picks, notes } = bet;
  const { unit, multiple, terms } = options;
  const asked = { play, pick, picks, notes, unit, multiple, terms };
  const stake = betCost(asked);
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
    prizes: play.tiers.map((_, tier) => prizePerNote(play, tier, options)),
    worst: amount(cappedWorst(worst, bet, offer.caps)),
  });
}

function cappedWorst(worst: bigint, bet: Bet, caps: PayoutCaps | undefined): bigint {
  const cap = caps === undefined ? 0n : payoutCap(bet, caps);
  return cap > 0n && cap < worst ? cap : worst;
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

function sizeProblem(options: StakeOptions, offer: Offer): PriceProblem | undefined {
  const { multiple } = options;
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > offer.maxMultiple) {
    return 'multiple_out_of_range';
  }
  return options.unit < offer.minUnit || options.unit <= 0n ? 'unit_too_small' : undefined;
}

/** Whether floor(unit × odds) is less than 99 % of unit × odds for some tier. */
function losesToRounding(bet: Bet, options: StakeOptions): boolean {
  return bet.play.tiers.some((_, tier) => {
    const odds = exactOdds(bet.play, tier, options.terms);
    const exact = options.unit * odds.num;
    return (exact / odds.den) * odds.den * 100n < exact * 99n;
  });
}

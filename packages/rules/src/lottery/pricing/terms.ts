// The terms on which a bet is paid: the prize group or the odds that were accepted with it
// (lottery.md 1.0, 2.1).
import { amount, formatRate, parseRate, RATE_ONE, type Amount, type Rate } from '@fairhouse/values';
import { add, compare, fraction, multiply, type Fraction } from '../fraction.ts';
import type { Play, PreparedDraw, Style, Tier } from '../plays/play.ts';

/** The prize group at which prizes are fair. */
export const FAIR_GROUP = 2000;

const HUNDRED_FAIR = BigInt(FAIR_GROUP * 100);
const NOTHING: Fraction = { num: 0n, den: 1n };

export type Terms =
  | { readonly style: 'GROUP' | 'ZY'; readonly group: number }
  /**
   * Decimal odds with the stake included, one per tier in the play's order; and the share of the
   * unit that a note costs, where that is less than all of it.
   */
  | { readonly style: 'FIXED'; readonly odds: readonly Rate[]; readonly cost?: Rate };

/** The fields of a bet that determine the cost and the prizes of its notes. */
export interface NoteTerms {
  readonly unit: Amount;
  readonly terms: Terms;
}

const FAIR = new WeakMap<Tier, Fraction>();

/**
 * The fair payout of a note of the tier per unit, with zero expected profit: (1 − P(tie)) / P(win).
 */
export function fairOdds(tier: Tier): Fraction {
  const known = FAIR.get(tier);
  if (known) return known;
  const { chance, tie } = tier;
  const kept = tie ? fraction(tie.den - tie.num, tie.den) : fraction(1, 1);
  const fair = multiply(kept, fraction(chance.den, chance.num));
  FAIR.set(tier, fair);
  return fair;
}

/**
 * The exact payout of a note per unit on these terms, at `zyPercent` of a full ZY prize. The
 * fraction is not reduced to lowest terms: it is computed for every bet, and only multiplied and
 * divided by.
 */
export function exactOdds(play: Play, tier: number, terms: Terms, zyPercent = 100n): Fraction {
  if (terms.style === 'FIXED') return { num: terms.odds[tier] ?? 0n, den: RATE_ONE };
  const stated = play.tiers[tier];
  if (!stated) return NOTHING;
  const { num, den } = fairOdds(stated);
  const percent = terms.style === 'ZY' ? zyPercent : 100n;
  return { num: num * BigInt(terms.group) * percent, den: den * HUNDRED_FAIR };
}

/**
 * The prize of one winning note at multiple 1: `unit × odds`, rounded down to a ten-thousandth. The
 * multiple and the number of notes are applied after the rounding (lottery.md 0 rule 4).
 */
export function prizePerNote(play: Play, tier: number, bet: NoteTerms, zyPercent = 100n): Amount {
  return amount(prizeUnits(play, tier, bet, zyPercent));
}

/** The same before it is known to fit an Amount. */
export function prizeUnits(play: Play, tier: number, bet: NoteTerms, zyPercent = 100n): bigint {
  const odds = exactOdds(play, tier, bet.terms, zyPercent);
  const prize = (bet.unit * odds.num) / odds.den;
  return play.returnsCost ? prize + costPerNote(play, bet) : prize;
}

/** The cost of one note at multiple 1, in ten-thousandths (lottery.md 1.8, 1.10). */
export function costPerNote(play: Play, { unit, terms }: NoteTerms): bigint {
  const whole = unit * BigInt(play.stakeUnits ?? 1);
  return terms.style === 'FIXED' && terms.cost !== undefined
    ? (whole * terms.cost) / RATE_ONE
    : whole;
}

/** The cost of the notes of a bet, in ten-thousandths of any size. */
export function betCost(
  bet: NoteTerms & { readonly play: Play; readonly notes: number; readonly multiple: number },
): bigint {
  return costPerNote(bet.play, bet) * BigInt(bet.notes) * BigInt(bet.multiple);
}

/** The percentage of a prize that is paid in a draw: below 100 only in ZY style. */
export function zyPercentOf(terms: Terms, draw: PreparedDraw): bigint {
  return terms.style === 'ZY' ? (draw.family.zyPercent?.(draw.facts) ?? 100n) : 100n;
}

/** The mean share of full ZY prizes over all draws: (8 × 1 + 0.9 + 0.75) / 10 (lottery.md 1.0). */
export const ZY_MEAN = fraction(965, 1000);

/**
 * The mean return of one note of a tier per unit paid, before rounding. Where the same note can win
 * in several tiers, it is their combined return.
 */
export function returnToPlayer(play: Play, tier: number, terms: Terms): Fraction {
  const ways = play.ways?.find((set) => set.includes(tier)) ?? [tier];
  const tie = ways.reduce<Fraction>((sum, way) => {
    const { tie: tied } = play.tiers[way] ?? {};
    return tied ? add(sum, tied) : sum;
  }, NOTHING);
  const won = ways.reduce((sum, way) => add(sum, meanPrize(play, way, terms)), NOTHING);
  return add(won, tie);
}

function meanPrize(play: Play, tier: number, terms: Terms): Fraction {
  const stated = play.tiers[tier];
  if (!stated) return NOTHING;
  const { num, den } = exactOdds(play, tier, terms);
  const cost = terms.style === 'FIXED' ? (terms.cost ?? RATE_ONE) : RATE_ONE;
  const paid = multiply(
    fraction(num, den),
    fraction(RATE_ONE, cost * BigInt(play.stakeUnits ?? 1)),
  );
  const mean = multiply(stated.chance, play.returnsCost ? add(paid, fraction(1, 1)) : paid);
  return terms.style === 'ZY' ? multiply(mean, ZY_MEAN) : mean;
}

/** Terms above 100 % lose the house money and are refused; above 99.5 % the console warns. */
const WARN_ABOVE = fraction(995, 1000);

/**
 * Whether a merchant may sell a play on these terms: the tier with the highest return decides
 * (lottery.md 0 rule 8).
 */
export function judgeTerms(play: Play, terms: Terms): 'fine' | 'warn' | 'refused' {
  const returns = play.tiers.map((_, tier) => returnToPlayer(play, tier, terms));
  if (returns.some((each) => compare(each, fraction(1, 1)) > 0)) return 'refused';
  return returns.some((each) => compare(each, WARN_ABOVE) > 0) ? 'warn' : 'fine';
}

/** The default odds of a play in FIXED style; undefined where it is not sold in that style. */
export function defaultOdds(play: Play): Rate[] | undefined {
  const odds: Rate[] = [];
  for (const tier of play.tiers) {
    if (tier.fixedOdds === undefined) return undefined;
    odds.push(tier.fixedOdds);
  }
  return odds;
}

/**
 * Odds in the form stored with a ticket: one decimal when all tiers pay alike, else one per tier
 * with commas.
 */
export function formatOdds(odds: readonly Rate[]): string {
  const texts = odds.map(formatRate);
  return new Set(texts).size === 1 ? (texts[0] ?? '') : texts.join(',');
}

/** Parses what `formatOdds` wrote for a play; undefined when it does not fit the play's tiers. */
export function parseOdds(play: Play, text: string): Rate[] | undefined {
  const odds = text.split(',').map(parseRate);
  const known = odds.filter((each) => each !== undefined);
  if (known.length !== odds.length) return undefined;
  const [first] = known;
  if (known.length === 1 && first !== undefined) return play.tiers.map(() => first);
  return known.length === play.tiers.length ? known : undefined;
}

export type FixedTerms = Extract<Terms, { style: 'FIXED' }>;

/** The default terms of a play in FIXED style; undefined where it is not sold in that style. */
export function defaultFixed(play: Play): FixedTerms | undefined {
  const odds = defaultOdds(play);
  const { cost } = play;
  return odds && { style: 'FIXED', odds, ...(cost === undefined ? {} : { cost }) };
}

/**
 * FIXED terms in the form stored with a ticket: the odds, then after `*` the share of the unit that
 * a note costs.
 */
export function formatFixed({ odds, cost }: Omit<FixedTerms, 'style'>): string {
  return cost === undefined ? formatOdds(odds) : `${formatOdds(odds)}*${formatRate(cost)}`;
}

/** Parses what `formatFixed` wrote for a play; undefined when it does not fit the play. */
export function parseFixed(play: Play, text: string): FixedTerms | undefined {
  const [stated = '', share, ...rest] = text.split('*');
  const odds = parseOdds(play, stated);
  if (!odds || rest.length > 0) return undefined;
  if (share === undefined) return { style: 'FIXED', odds };
  const cost = parseRate(share);
  return cost === undefined || cost <= 0n ? undefined : { style: 'FIXED', odds, cost };
}

/** Parses terms as stored with a ticket next to its style: the group, or FIXED terms. */
export function readTerms(play: Play, style: Style, text: string): Terms | undefined {
  if (style === 'FIXED') return parseFixed(play, text);
  return /^[1-9]\d{2,3}$/.test(text) ? { style, group: Number(text) } : undefined;
}

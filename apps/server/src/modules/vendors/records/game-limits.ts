// The bounds of one bet in a game, in ten-thousandths of the merchant's currency. Pure.
import { amount, parseAmount, UNITS_PER_ONE, ZERO, type Amount } from '@fairhouse/values';
import type { Game } from './vendor-config.ts';

export interface BetLimits {
  readonly min: Amount;
  readonly max: Amount;
}

type Limited = Pick<Game, 'type' | 'listed' | 'own_min' | 'own_max' | 'max_win'>;

function offerOf({ listed }: Pick<Game, 'listed'>, currency: string) {
  return Object.hasOwn(listed.currencies, currency) ? listed.currencies[currency] : undefined;
}

/** What the vendor allows; undefined in a currency that it does not offer the game in. */
export function vendorLimits(game: Pick<Game, 'listed'>, currency: string): BetLimits | undefined {
  const offer = offerOf(game, currency);
  const [min, max] = [parseAmount(offer?.min ?? ''), parseAmount(offer?.max ?? '')];
  return min === undefined || max === undefined ? undefined : { min, max };
}

/** The stakes that the vendor offers within bounds; undefined where it offers any stake. */
export function levelsWithin(
  game: Pick<Game, 'listed'>,
  currency: string,
  { min, max }: BetLimits,
): readonly Amount[] | undefined {
  const levels = (offerOf(game, currency)?.levels ?? []).flatMap((each) => parseAmount(each) ?? []);
  return levels.length === 0 ? undefined : levels.filter((each) => each >= min && each <= max);
}

/**
 * The most that a round may pay, by the vendor and the merchant; undefined where the vendor lists
 * none, as only our own studio does.
 */
export function mostPaid(
  game: Pick<Game, 'listed' | 'max_win'>,
  currency: string,
): Amount | undefined {
  const listed = parseAmount(offerOf(game, currency)?.max_win ?? '');
  if (listed === undefined || game.max_win === null) return listed;
  return game.max_win < listed ? amount(game.max_win) : listed;
}

/** A game whose greatest win depends on the bet is left with bets on this many times its stake. */
const LEAST_MULTIPLIER = 100n;

/**
 * The least that a merchant can pay at most so that the game can be played: the greatest win of the
 * least stake of a slot, and of another game a hundred times its least stake.
 */
export function leastPaid(
  { type, listed }: Pick<Game, 'type' | 'listed'>,
  currency: string,
): Amount | undefined {
  const min = vendorLimits({ listed }, currency)?.min;
  if (min === undefined) return undefined;
  const multiplier = type === 'RNG' ? parseAmount(listed.max_multiplier ?? '') : undefined;
  if (multiplier === undefined) return amount(min * LEAST_MULTIPLIER);
  return amount((min * multiplier + UNITS_PER_ONE - 1n) / UNITS_PER_ONE);
}

/** The greatest stake whose greatest win is paid: of a slot, whose multiplier is fixed. */
function stakeOfMostPaid(game: Limited, currency: string): Amount | undefined {
  const most = mostPaid(game, currency);
  const multiplier = parseAmount(game.listed.max_multiplier ?? '') ?? 0n;
  if (game.type !== 'RNG' || game.max_win === null || most === undefined) return undefined;
  if (multiplier === 0n) return undefined;
  const max = amount((most * UNITS_PER_ONE) / multiplier);
  return levelsWithin(game, currency, { min: ZERO, max })?.at(-1) ?? max;
}

/**
 * What the vendor and the merchant allow; undefined where no bet is within both, such as after the
 * vendor moved its limits. A slot takes no stake whose greatest win is above what is paid.
 */
export function betLimits(game: Limited, currency: string): BetLimits | undefined {
  const theirs = vendorLimits(game, currency);
  if (theirs === undefined) return undefined;
  const { own_min: ownMin, own_max: ownMax } = game;
  const min = ownMin !== null && ownMin > theirs.min ? amount(ownMin) : theirs.min;
  const ownMost = ownMax !== null && ownMax < theirs.max ? amount(ownMax) : theirs.max;
  const paid = stakeOfMostPaid(game, currency);
  const max = paid !== undefined && paid < ownMost ? paid : ownMost;
  if (ownMin === null && ownMax === null && paid === undefined) return { min, max };
  const isEmpty = min > max || levelsWithin(game, currency, { min, max })?.length === 0;
  return isEmpty ? undefined : { min, max };
}

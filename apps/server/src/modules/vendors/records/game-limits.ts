// The bounds of one bet in a game, in ten-thousandths of the merchant's currency. Pure.
import { amount, parseAmount, type Amount } from '@fairhouse/values';
import type { Game } from './vendor-config.ts';

export interface BetLimits {
  readonly min: Amount;
  readonly max: Amount;
}

type Limited = Pick<Game, 'listed' | 'own_min' | 'own_max'>;

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
 * What the vendor and the merchant allow; undefined where no bet is within both, such as after the
 * vendor moved its limits.
 */
export function betLimits(game: Limited, currency: string): BetLimits | undefined {
  const theirs = vendorLimits(game, currency);
  if (theirs === undefined) return undefined;
  const { own_min: ownMin, own_max: ownMax } = game;
  const min = ownMin !== null && ownMin > theirs.min ? amount(ownMin) : theirs.min;
  const max = ownMax !== null && ownMax < theirs.max ? amount(ownMax) : theirs.max;
  if (ownMin === null && ownMax === null) return { min, max };
  const isEmpty = min > max || levelsWithin(game, currency, { min, max })?.length === 0;
  return isEmpty ? undefined : { min, max };
}

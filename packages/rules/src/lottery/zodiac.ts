// The twelve signs, and their numbers in a year (lottery.md 1.7).

/** The signs in the order of the years. */
export const ZODIAC = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Sign = (typeof ZODIAC)[number];

/** The sign with that name; undefined for any other text. */
export function findSign(text: string): Sign | undefined {
  return ZODIAC.find((sign) => sign === text);
}

/**
 * The index in ZODIAC of the sign of a number from 1. Number 1 is the year's own sign and each next
 * number is one sign earlier, so the year's sign has one number more among 49.
 */
export function zodiacIndex(number: number, year: Sign): number {
  return (((ZODIAC.indexOf(year) - (number - 1)) % 12) + 12) % 12;
}

/** The sign of a number in the year of a sign: `cycle[(idx(year) − (n − 1)) mod 12]`. */
export function zodiacOf(number: number, year: Sign): Sign {
  return ZODIAC[zodiacIndex(number, year)] ?? year;
}

// Numbers of other games that follow from twenty balls of eighty (lottery.md 1.6).
import { sha512 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from './bytes.ts';

/**
 * How numbers follow from the balls of a draw. `places`: five digits, each the last digit of the
 * sum of three balls at fixed places of the sorted row. `sha512`: ten cars ranked by a hash of the
 * balls and the draw's id.
 */
export const KENO_RULES = ['places', 'sha512'] as const;
export type KenoRule = (typeof KENO_RULES)[number];

/** The count of balls, and the highest. */
export const KENO_BALLS = { count: 20, max: 80 } as const;

/** The first of three sorted places, from 0, for each of the five digits. */
const PLACES = [3, 6, 9, 12, 15];
const CARS = 10;
/** A car's share of the hash, in hex digits. */
const SHARE = 6;

/** The balls in rising order, as numbers are derived from them: `05+12+…+79`. */
export function kenoText(balls: readonly number[]): string {
  return sorted(balls)
    .map((ball) => String(ball).padStart(2, '0'))
    .join('+');
}

/** The numbers by a rule, as the game prints them: `12345`, or `03,10,…` with the winner first. */
export function kenoNumbers(rule: KenoRule, balls: readonly number[], drawId: string): string {
  if (rule === 'places') {
    const row = sorted(balls);
    return PLACES.map((from) =>
      String(row.slice(from, from + 3).reduce((sum, ball) => sum + ball, 0) % 10),
    ).join('');
  }
  const hash = toHex(sha512(utf8(`${kenoText(balls)}@${drawId}`)));
  // Hex of equal length sorts as the numbers do; of equal shares the lower car is ahead.
  const shares = Array.from({ length: CARS }, (_, car) => ({
    car: String(car + 1).padStart(2, '0'),
    share: hash.slice(car * SHARE, (car + 1) * SHARE),
  }));
  shares.sort((one, other) =>
    one.share === other.share
      ? Number(one.car) - Number(other.car)
      : one.share < other.share
        ? 1
        : -1,
  );
  return shares.map(({ car }) => car).join(',');
}

function sorted(balls: readonly number[]): number[] {
  return [...balls].sort((one, other) => one - other);
}

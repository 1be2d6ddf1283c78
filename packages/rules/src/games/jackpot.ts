// House jackpots (games.md 5.6): what a stake adds to a pot and to its reserve, and its chance.
import { amount, mulFloor, UNITS_PER_ONE, type Amount, type Rate } from '@fairhouse/values';

/** A level is won when the next whole number below this is below the threshold. */
export const JACKPOT_RANGE = 1_000_000_000;

export interface JackpotLevel {
  /** The share of each stake. */
  readonly contribution: Rate;
  /** One win in so many stakes of one unit of the currency. */
  readonly oneIn: number;
}

export interface JackpotShare {
  readonly toPot: Amount;
  readonly toReserve: Amount;
  readonly threshold: number;
}

/** Seven tenths of a contribution fill the pot, the rest the reserve that seeds the next one. */
const POT_TENTHS = 7n;

/** What a stake adds to a level, and the threshold of winning it. */
export function jackpotShare(stake: Amount, { contribution, oneIn }: JackpotLevel): JackpotShare {
  const whole = mulFloor(stake, contribution);
  const toPot = amount((whole * POT_TENTHS) / 10n);
  const chance = (stake * BigInt(JACKPOT_RANGE)) / (UNITS_PER_ONE * BigInt(oneIn));
  return { toPot, toReserve: amount(whole - toPot), threshold: Number(chance) };
}

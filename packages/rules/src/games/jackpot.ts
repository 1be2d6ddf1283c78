// House jackpots (games.md 5.6): what a stake adds to a pot and to the reserve, its chance, and the
// draw from the words of the round that follow its book.
import { amount, mulFloor, rate, UNITS_PER_ONE, type Amount, type Rate } from '@fairhouse/values';
import { intBelow, type WordStream } from '../fair/stream.ts';

/** A level is won when the next whole number below this is below the threshold. */
export const JACKPOT_RANGE = 1_000_000_000;

/** The levels in the order in which they are drawn. */
export const JACKPOT_LEVELS = ['MINI', 'MAJOR', 'GRAND'] as const;
export type JackpotLevelName = (typeof JACKPOT_LEVELS)[number];

export interface JackpotLevel {
  /** The share of each stake. */
  readonly contribution: Rate;
  /** One win in so many stakes of one unit of the currency. */
  readonly oneIn: number;
}

/** A level as a house offers it. */
export interface HouseJackpot extends JackpotLevel {
  readonly level: JackpotLevelName;
  /** What the reserve puts into the pot after a win, as far as it has it. */
  readonly seed: Amount;
  /** What the reserve takes in per win of the level: a seed is never above it. */
  readonly intake: Amount;
}

export interface JackpotShare {
  readonly toPot: Amount;
  readonly toReserve: Amount;
  readonly threshold: number;
}

/** What a round drew for one level. */
export interface JackpotDraw {
  readonly level: JackpotLevelName;
  /** Won where the number is below the threshold. */
  readonly number: number;
  readonly threshold: number;
}

/** Seven tenths of a contribution fill the pot, the rest the reserve that seeds the next one. */
const POT_TENTHS = 7n;

/** The levels for one unit of PHP: share of the stake in ppm, chance, seed in whole units. */
const LEVELS_TABLE = [
  { level: 'MINI', ppm: 4_000n, oneIn: 5_000n, seed: 5n },
  { level: 'MAJOR', ppm: 3_000n, oneIn: 200_000n, seed: 150n },
  { level: 'GRAND', ppm: 3_000n, oneIn: 5_000_000n, seed: 4_000n },
] as const;

/** One PHP in a currency, as a fraction: the factor of its bet levels (games.md 5.1). */
const FACTORS: Readonly<Record<string, readonly [times: bigint, per: bigint]>> = {
  PHP: [1n, 1n],
  VND: [500n, 1n],
  IDR: [300n, 1n],
  THB: [6n, 10n],
  CNY: [125n, 1_000n],
};

/** The levels in a currency, in the order of their draws; none in a currency without a factor. */
export function houseJackpots(currency: string): readonly HouseJackpot[] {
  const factor = FACTORS[currency];
  if (factor === undefined) return [];
  const [times, per] = factor;
  return LEVELS_TABLE.map(({ level, ppm, oneIn, seed }) => {
    const contribution = rate(ppm);
    const stakedPerWin = amount((oneIn * times * UNITS_PER_ONE) / per);
    return {
      level,
      contribution,
      oneIn: Number((oneIn * times) / per),
      seed: amount((seed * UNITS_PER_ONE * times) / per),
      intake: reservePart(mulFloor(stakedPerWin, contribution)),
    };
  });
}

/** What a stake adds to a level, and the threshold of winning it. */
export function jackpotShare(stake: Amount, { contribution, oneIn }: JackpotLevel): JackpotShare {
  const whole = mulFloor(stake, contribution);
  const toReserve = reservePart(whole);
  const chance = (stake * BigInt(JACKPOT_RANGE)) / (UNITS_PER_ONE * BigInt(oneIn));
  return { toPot: amount(whole - toReserve), toReserve, threshold: Number(chance) };
}

/** The part of a contribution for the reserve, with what is left of rounding down the pot's. */
function reservePart(whole: Amount): Amount {
  return amount(whole - (whole * POT_TENTHS) / 10n);
}

/**
 * What the reserve puts into the pot of a level that was won: its seed, as far as the reserve has
 * it. Where the reserve could seed every level afterwards, it gives what it takes in per win, which
 * is more: so nothing gathers there for good, and in the long run all contributions are paid out
 * (games.md 5.6). Amounts are of the levels' currency.
 */
export function seedAfterWin(
  level: JackpotLevelName,
  reserve: Amount,
  levels: readonly HouseJackpot[],
): Amount {
  const won = levels.find((each) => each.level === level);
  if (won === undefined) return amount(0n);
  const kept = levels.reduce((sum, { seed }) => sum + seed, 0n);
  if (reserve - won.intake >= kept) return won.intake;
  return won.seed < reserve ? won.seed : reserve;
}

/** Draws each level from the words that follow the book of a round with this stake. */
export function drawJackpots(
  words: WordStream,
  stake: Amount,
  levels: readonly HouseJackpot[],
): JackpotDraw[] {
  return levels.map((each) => ({
    level: each.level,
    number: intBelow(words, JACKPOT_RANGE),
    threshold: jackpotShare(stake, each).threshold,
  }));
}

/** Whether a round that drew this wins the level. */
export function isJackpotWon({ number, threshold }: JackpotDraw): boolean {
  return number < threshold;
}

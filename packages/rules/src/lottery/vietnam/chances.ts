// Exact chances for the last two digits of the prizes, which are independent and uniform over 00 to
// 99 (lottery.md 6.7).
import { fraction, type Fraction } from '../fraction.ts';

/** C(n, k) as a bigint. */
function ways(n: number, k: number): bigint {
  let result = 1n;
  for (let at = 0; at < k; at += 1) result = (result * BigInt(n - at)) / BigInt(at + 1);
  return result;
}

function ofAll(favourable: bigint, prizes: number): Fraction {
  return fraction(favourable, 100n ** BigInt(prizes));
}

/** The chance that none of `count` numbers is drawn. */
export function chanceNoneDrawn(count: number, prizes: number): Fraction {
  return ofAll(BigInt(100 - count) ** BigInt(prizes), prizes);
}

/** The chance that each of `count` numbers is drawn, by inclusion-exclusion. */
export function chanceAllDrawn(count: number, prizes: number): Fraction {
  let favourable = 0n;
  for (let missing = 0; missing <= count; missing += 1) {
    const term = ways(count, missing) * BigInt(100 - missing) ** BigInt(prizes);
    favourable += missing % 2 === 0 ? term : -term;
  }
  return ofAll(favourable, prizes);
}

/**
 * The mean of a function of the frequencies of two given numbers: over all splits of the prizes
 * into those of the first, those of the second, and the rest.
 */
function meanOfPair(prizes: number, value: (one: number, other: number) => number): Fraction {
  let total = 0n;
  for (let one = 0; one <= prizes; one += 1) {
    for (let other = 0; one + other <= prizes; other += 1) {
      const rest = prizes - one - other;
      const splits = ways(prizes, one) * ways(prizes - one, other) * 98n ** BigInt(rest);
      total += BigInt(value(one, other)) * splits;
    }
  }
  return ofAll(total, prizes);
}

/** The mean number of pairs of two numbers: the frequency of the rarer one. */
export function meanPairs(prizes: number): Fraction {
  return meanOfPair(prizes, Math.min);
}

/** The mean number of repeats of the more frequent of two drawn numbers. */
export function meanRepeats(prizes: number): Fraction {
  return meanOfPair(prizes, (one, other) => (one > 0 && other > 0 ? Math.max(one, other) - 1 : 0));
}

/** How many of `chosen` different numbers are drawn, with the ways of each count, from none on. */
export function waysSeen(chosen: number, prizes: number): bigint[] {
  return Array.from({ length: chosen + 1 }, (_, seen) => {
    let all = 0n;
    for (let missing = 0; missing <= seen; missing += 1) {
      const term = ways(seen, missing) * BigInt(100 - chosen + seen - missing) ** BigInt(prizes);
      all += missing % 2 === 0 ? term : -term;
    }
    return ways(chosen, seen) * all;
  });
}

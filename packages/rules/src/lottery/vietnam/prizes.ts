// Parses a printed result of Vietnam into its prizes.
import { NORTH, SOUTH, TWO_STATIONS, type Rank } from './regions.ts';

/** The numbers of the prizes of one name, in draw order. */
export interface NamedPrizes {
  readonly prize: Rank['name'];
  readonly numbers: readonly string[];
}

/**
 * The prizes of a result from the special to the last (lottery.md 1.8). For two stations together
 * the numbers of the first precede those of the second under each name. Undefined for a family of
 * another country and for an invalid text.
 */
export function vietnamPrizes(family: string, result: string): NamedPrizes[] | undefined {
  const region = REGIONS[family];
  if (region === undefined) return undefined;
  const printed = result.split(' ');
  let from = 0;
  const prizes = region.ranks.map(({ name, count }) => {
    const numbers = printed.slice(from, from + count);
    from += count;
    return { prize: name, numbers };
  });
  const fits = region.ranks.every(({ digits, count }, at) => {
    const numbers = prizes[at]?.numbers ?? [];
    return numbers.length === count && numbers.every((each) => each.length === digits);
  });
  return fits && printed.length === from ? mergeByName(prizes) : undefined;
}

function mergeByName(prizes: readonly NamedPrizes[]): NamedPrizes[] {
  const names = [...new Set(prizes.map(({ prize }) => prize))];
  return names.map((name) => ({
    prize: name,
    numbers: prizes.filter(({ prize }) => prize === name).flatMap(({ numbers }) => numbers),
  }));
}

const REGIONS: Readonly<Record<string, typeof NORTH>> = {
  VNN: NORTH,
  VNS: SOUTH,
  VNS2: TWO_STATIONS,
};

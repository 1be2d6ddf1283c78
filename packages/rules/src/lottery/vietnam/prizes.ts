// A printed result of Vietnam, read prize by prize.
import { NORTH, SOUTH, TWO_STATIONS, type Rank } from './regions.ts';

/** The numbers of the prizes of one name, in the order in which they were drawn. */
export interface NamedPrizes {
  readonly prize: Rank['name'];
  readonly numbers: readonly string[];
}

/**
 * The prizes of a result from the special to the last (lottery.md 1.8), each once: of two stations
 * together the numbers of the first stand before those of the second. Undefined for a family of
 * another country and for a text that is no result.
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
  return fits && printed.length === from ? eachOnce(prizes) : undefined;
}

function eachOnce(prizes: readonly NamedPrizes[]): NamedPrizes[] {
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

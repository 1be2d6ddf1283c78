// The last two digits of a Vietnamese result, put in order by their tens (lottery.md 3).
import type { PrintedPrize } from '@fairhouse/rules/lottery';

/** For each of the ten digits, those that came behind it, ascending, as often as they came. */
export function tailsByHead(prizes: readonly PrintedPrize[]): readonly (readonly string[])[] {
  const tails: string[][] = Array.from({ length: 10 }, () => []);
  for (const { numbers } of prizes) {
    for (const number of numbers) tails[Number(number.at(-2))]?.push(number.at(-1) ?? '');
  }
  return tails.map((each) => each.toSorted());
}

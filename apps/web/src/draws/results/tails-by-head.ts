// The last two digits of a Vietnamese result, grouped by tens digit (lottery.md 3).
import type { PrintedPrize } from '@fairhouse/rules/lottery';

/** For each tens digit the last digits that occurred with it, ascending, with repetitions. */
export function tailsByHead(prizes: readonly PrintedPrize[]): readonly (readonly string[])[] {
  const tails: string[][] = Array.from({ length: 10 }, () => []);
  for (const { numbers } of prizes) {
    for (const number of numbers) tails[Number(number.at(-2))]?.push(number.at(-1) ?? '');
  }
  return tails.map((each) => each.toSorted());
}

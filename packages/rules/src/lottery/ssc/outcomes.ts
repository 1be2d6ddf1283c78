// What of an SSC draw is followed in roads and streaks: sides of the total, of each ball, of each
// pair.
import { PLACE_NAMES } from './dragon-tiger.ts';
import { PLACES, prepareSsc, type SscFacts } from './facts.ts';

/** Something followed from draw to draw, and which side each draw takes. */
export interface Followed {
  readonly subject: string;
  /** The play and symbols that a bet for or against the streak is made with. */
  readonly play: string;
  readonly row: number;
  side(facts: SscFacts): string;
}

const bigOrSmall = (isBig: boolean) => (isBig ? 'B' : 'S');
const oddOrEven = (number: number) => (number % 2 === 1 ? 'O' : 'E');

/** Total and ball B/S and O/E, and dragon or tiger of the ten pairs; equal digits give `H`. */
export const FOLLOWED: readonly Followed[] = [
  followed('Total:BS', 'TotalBSOE', 0, (facts) => bigOrSmall(facts.sum >= 23)),
  followed('Total:OE', 'TotalBSOE', 0, (facts) => oddOrEven(facts.sum)),
  ...places().flatMap((at) => [
    followed(`Ball${at}:BS`, 'BallBSOE', at, (facts) => bigOrSmall((facts.digits[at] ?? 0) >= 5)),
    followed(`Ball${at}:OE`, 'BallBSOE', at, (facts) => oddOrEven(facts.digits[at] ?? 0)),
  ]),
  ...places().flatMap((left) =>
    places()
      .filter((right) => right > left)
      .map((right) => {
        const names = `${PLACE_NAMES[left]}_${PLACE_NAMES[right]}`;
        return followed(`DT:${names}`, `DragonTiger_${names}`, 0, (facts) => {
          const ahead = (facts.digits[left] ?? 0) - (facts.digits[right] ?? 0);
          return ahead > 0 ? 'D' : ahead < 0 ? 'T' : 'H';
        });
      }),
  ),
];

/** The sides of one subject over results, oldest first; texts that are no results are left out. */
export function sidesOf(each: Followed, results: readonly string[]): string[] {
  return results.flatMap((numbers) => {
    const facts = prepareSsc(numbers);
    return facts ? [each.side(facts)] : [];
  });
}

function followed(
  subject: string,
  play: string,
  row: number,
  side: (facts: SscFacts) => string,
): Followed {
  return { subject, play, row, side };
}

function places(): number[] {
  return Array.from({ length: PLACES }, (_, place) => place);
}

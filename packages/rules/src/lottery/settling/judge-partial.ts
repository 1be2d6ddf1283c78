// Judges bets while a result is still incomplete: only what every possible result agrees on.
import { prepareDraw, type Family, type Play } from '../plays/play.ts';
import type { Picks } from '../slip/selection.ts';
import { listCompletions } from './result-steps.ts';
import { countWins } from './settle.ts';

/** `open`: the numbers still to fall decide it, or it is too costly to say. */
export type PartialState = 'open' | 'won' | 'tied' | 'lost';

/**
 * More results than this are not tried: preparing one of five digits takes up to 45 µs, and the
 * page must not stand still between two numbers.
 */
const MOST_RESULTS = 2000;

/**
 * The state of each bet after the first `fallen` numbers of the printed result. A bet is won, tied
 * or lost only if it is so in every result that can follow; the others are open.
 */
export function judgePartial(
  family: Family,
  bets: readonly { readonly play: Play; readonly picks: Picks }[],
  { numbers, fallen }: { readonly numbers: string; readonly fallen: number },
): PartialState[] {
  const completions =
    listCompletions(family.drawFormat, numbers, { fallen, most: MOST_RESULTS }) ?? [];
  const states = bets.map((): PartialState | undefined => undefined);
  let undecided = bets.length;
  for (const each of completions) {
    if (undecided === 0) break;
    const draw = prepareDraw(family, each);
    if (draw === undefined) continue;
    for (const [index, bet] of bets.entries()) {
      const before = states[index];
      if (before === 'open') continue;
      const counts = [...bet.play.tiers.map(() => 0), 0];
      const any = countWins(bet, draw, counts);
      const hasWon = counts.slice(0, -1).some((count) => count > 0);
      const state = hasWon ? 'won' : any ? 'tied' : 'lost';
      states[index] = before === undefined || before === state ? state : 'open';
      if (states[index] === 'open') undecided -= 1;
    }
  }
  return states.map((state) => state ?? 'open');
}

import { awardFor, firstMultiplier, nextMultiplier, spinsAfter } from '../rounds/play-series.ts';
import type { FreeSpins } from '../slot-model.ts';
import { NOTHING, withSequel, type LawClass, type Outcome } from './law.ts';

/**
 * What a series of free spins wins, by a recursion over the spin, the spins in all and the
 * multiplier.
 */
export function seriesOutcome(
  rule: FreeSpins,
  law: readonly LawClass[],
  scatters: number,
): Outcome {
  const known = new Map<string, Outcome>();
  const from = (played: number, spins: number, multiplier: number): Outcome => {
    if (played === spins) return NOTHING;
    const key = `${played} ${spins} ${multiplier}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const outcome = withSequel(law, multiplier, ({ marks, hasWild }) =>
      from(played + 1, spinsAfter(rule, spins, marks), nextMultiplier(rule, multiplier, hasWild)),
    );
    known.set(key, outcome);
    return outcome;
  };
  return from(0, awardFor(rule.award, scatters), firstMultiplier(rule));
}

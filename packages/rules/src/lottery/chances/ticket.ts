// A bet as the chances see it, and the outcomes of a draw for several of them.
import type { Day } from '@fairhouse/values';
import type { Counts, Family, Play } from '../plays/play.ts';
import type { Picks } from '../slip/selection.ts';

/** The picks of one bet, by whatever they are paid. */
export interface Ticket {
  readonly play: Play;
  readonly picks: Picks;
  readonly notes: number;
  /** Whether a prize depends on the first digit of the draw (ZY, lottery.md 1.0). */
  readonly isZy: boolean;
  /**
   * The prize of a note of each tier, in ten-thousandths, where the play wins by independent drawn
   * numbers: outcomes that pay the same are then one, with the counts of any of them.
   */
  readonly prizes?: readonly bigint[];
}

/** The draw that tickets are in. */
export interface DrawAsked {
  readonly family: Family;
  /** The draw's day in its own calendar, where the caller knows it: it decides the lunar year. */
  readonly day: Day | undefined;
}

/** What one or more equally treated results mean for each ticket. */
export interface DrawOutcome {
  readonly weight: bigint;
  /** The counts of each ticket in order, as `wins` writes them. */
  readonly counts: readonly Readonly<Counts>[];
  readonly zyPercent: bigint;
}

/** All outcomes of a draw; the probability of one is its weight over the total. */
export interface DrawOutcomes {
  readonly total: bigint;
  readonly list: readonly DrawOutcome[];
}

/** Adds outcomes with the same effect into one. */
export function outcomeCollector() {
  const found = new Map<string, { weight: bigint; counts: Counts[]; zyPercent: bigint }>();
  let total = 0n;
  return {
    add(weight: bigint, counts: readonly Readonly<Counts>[], zyPercent = 100n): void {
      if (weight === 0n) return;
      total += weight;
      const key = `${zyPercent};${counts.map((each) => each.join()).join(';')}`;
      const known = found.get(key);
      if (known) known.weight += weight;
      else found.set(key, { weight, counts: counts.map((each) => [...each]), zyPercent });
    },
    collect: (): DrawOutcomes => ({ total, list: [...found.values()] }),
  };
}

/** Counts of a play with nothing in them: one for each tier, and the tied notes. */
export function noCounts(play: Play): Counts {
  return new Array<number>(play.tiers.length + 1).fill(0);
}

// Outcomes of a ticket of whole numbers that wins by independent drawn numbers, such as lô and 4D:
// the hits of a rank are binomial, or multinomial where numbers are of different classes.
import { fraction, multiply } from '../fraction.ts';
import type { Counts } from '../plays/play.ts';
import { notesByTier } from './notes-by-tier.ts';
import type { Sliced } from './sliced.ts';
import { noCounts, outcomeCollector, type DrawOutcomes, type Ticket } from './ticket.ts';

/** A ticket with more combinations of hits than this has no outcomes. */
const MOST_OUTCOMES = 400_000;

/** A slice is as long as this many combinations. */
const SLICE = 500;

interface Ways {
  readonly counts: Counts;
  readonly weight: bigint;
}

/** The outcomes; undefined for other plays, and for tickets with too many combinations of hits. */
export function* drawnOutcomes(ticket: Ticket): Sliced<DrawOutcomes | undefined> {
  const { play, prizes } = ticket;
  const notes = notesByTier(ticket, undefined);
  if (play.draws === undefined || notes === undefined) return undefined;
  let all: readonly Ways[] = [{ counts: noCounts(play), weight: 1n }];
  let done = 0;
  for (const { count, tiers } of play.draws) {
    // The chance that one drawn number wins in a tier: the stated one is of all of them together.
    const chances = tiers.flatMap((tier) => {
      const { chance } = play.tiers[tier] ?? { chance: fraction(0, 1) };
      const own = multiply(fraction(notes[tier] ?? 0, count), chance);
      return own.num === 0n ? [] : [{ tier, chance: own }];
    });
    const hits = hitsOf(count, chances, prizes);
    done += all.length * hits.length;
    if (done > MOST_OUTCOMES) return undefined;
    const next = waysCollector(prizes);
    for (const one of all) {
      for (const other of hits)
        next.add(joined(one.counts, other.counts), one.weight * other.weight);
      if (hits.length > SLICE || next.size() % SLICE === 0) yield;
    }
    all = next.list();
  }
  const outcomes = outcomeCollector();
  for (const { counts, weight } of all) outcomes.add(weight, [counts]);
  return outcomes.collect();
}

interface TierChance {
  readonly tier: number;
  readonly chance: { readonly num: bigint; readonly den: bigint };
}

/** The hits of `count` drawn numbers, each of which wins in at most one of the tiers. */
function hitsOf(
  count: number,
  chances: readonly TierChance[],
  prizes: Ticket['prizes'],
): readonly Ways[] {
  const den = chances.reduce((all, { chance }) => all * chance.den, 1n);
  const shares = chances.map(({ tier, chance }) => ({
    tier,
    weight: (den / chance.den) * chance.num,
  }));
  const missed = den - shares.reduce((sum, { weight }) => sum + weight, 0n);
  let ways: readonly Ways[] = [{ counts: [], weight: 1n }];
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = waysCollector(prizes);
    for (const { counts, weight } of ways) {
      next.add(counts, weight * missed);
      for (const share of shares) {
        const one = [...new Array<number>(share.tier).fill(0), 1];
        next.add(joined(counts, one), weight * share.weight);
      }
    }
    ways = next.list();
  }
  return ways;
}

/** Adds ways with the same counts into one, or with the same prize where prizes are known. */
function waysCollector(prizes: Ticket['prizes']) {
  const found = new Map<string, { counts: Counts; weight: bigint }>();
  return {
    add(counts: Counts, weight: bigint): void {
      if (weight === 0n) return;
      const key = prizes === undefined ? counts.join() : prizeKey(counts, prizes);
      const known = found.get(key);
      if (known) known.weight += weight;
      else found.set(key, { counts, weight });
    },
    size: () => found.size,
    list: (): readonly Ways[] => [...found.values()],
  };
}

function prizeKey(counts: Readonly<Counts>, prizes: readonly bigint[]): string {
  let sum = 0n;
  for (const [tier, count] of counts.entries()) sum += BigInt(count) * (prizes[tier] ?? 0n);
  return `${sum}${counts.some((count) => count > 0)}`;
}

function joined(one: Readonly<Counts>, other: Readonly<Counts>): Counts {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return long.map((count, tier) => count + (short[tier] ?? 0));
}

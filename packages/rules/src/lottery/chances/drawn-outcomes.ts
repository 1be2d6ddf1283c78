// Outcomes of a ticket of whole numbers that wins by independent drawn numbers, such as lô and 4D:
// the hits of a rank are binomial, or multinomial where numbers are of different classes.
import { fraction, multiply } from '../fraction.ts';
import type { Counts } from '../plays/play.ts';
import { notesByTier } from './notes-by-tier.ts';
import { noCounts, outcomeCollector, type DrawOutcomes, type Ticket } from './ticket.ts';

/** A ticket with more combinations of hits than this has no outcomes. */
const MOST_OUTCOMES = 20_000;

interface Ways {
  readonly counts: Counts;
  readonly weight: bigint;
}

/** The outcomes; undefined for other plays, and for tickets with too many combinations of hits. */
export function drawnOutcomes(ticket: Ticket): DrawOutcomes | undefined {
  const { play } = ticket;
  const notes = notesByTier(ticket, undefined);
  if (play.draws === undefined || notes === undefined) return undefined;
  let all: readonly Ways[] = [{ counts: noCounts(play), weight: 1n }];
  for (const { count, tiers } of play.draws) {
    // The chance that one drawn number wins in a tier: the stated one is of all of them together.
    const chances = tiers.flatMap((tier) => {
      const { chance } = play.tiers[tier] ?? { chance: fraction(0, 1) };
      const own = multiply(fraction(notes[tier] ?? 0, count), chance);
      return own.num === 0n ? [] : [{ tier, chance: own }];
    });
    const hits = hitsOf(count, chances);
    if (all.length * hits.length > MOST_OUTCOMES) return undefined;
    all = all.flatMap((one) => hits.map((other) => joined(one, other)));
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
function hitsOf(count: number, chances: readonly TierChance[]): Ways[] {
  const den = chances.reduce((all, { chance }) => all * chance.den, 1n);
  const shares = chances.map(({ tier, chance }) => ({
    tier,
    weight: (den / chance.den) * chance.num,
  }));
  const missed = den - shares.reduce((sum, { weight }) => sum + weight, 0n);
  let ways: Ways[] = [{ counts: [], weight: 1n }];
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = new Map<string, { counts: Counts; weight: bigint }>();
    const put = (counts: Counts, weight: bigint) => {
      const known = next.get(counts.join());
      if (known) known.weight += weight;
      else next.set(counts.join(), { counts, weight });
    };
    for (const { counts, weight } of ways) {
      put(counts, weight * missed);
      for (const share of shares) {
        const more = [...counts];
        while (more.length <= share.tier) more.push(0);
        more[share.tier] = (more[share.tier] ?? 0) + 1;
        put(more, weight * share.weight);
      }
    }
    ways = [...next.values()].filter(({ weight }) => weight > 0n);
  }
  return ways;
}

function joined(one: Ways, other: Ways): Ways {
  const counts = one.counts.map((count, tier) => count + (other.counts[tier] ?? 0));
  return { counts, weight: one.weight * other.weight };
}

// Outcomes of a ticket of which at most one note can win or tie in a draw: each tier comes with its
// own chance, and otherwise the ticket loses.
import type { Day } from '@fairhouse/values';
import type { Counts } from '../plays/play.ts';
import { meanCounts } from './notes-by-tier.ts';
import { noCounts, outcomeCollector, type DrawOutcomes, type Ticket } from './ticket.ts';

/** The outcomes; undefined where several notes can win together, or the chances are not known. */
export function singleOutcomes(ticket: Ticket, day: Day | undefined): DrawOutcomes | undefined {
  const { play } = ticket;
  if (ticket.isZy || mostNotes(ticket) > 1) return undefined;
  const means = meanCounts(ticket, day);
  if (means === undefined) return undefined;
  const total = means.reduce((all, { den }) => commonMultiple(all, den), 1n);
  const outcomes = outcomeCollector();
  let left = total;
  for (const [tier, { num, den }] of means.entries()) {
    const counts = noCounts(play);
    counts[tier] = 1;
    const weight = (total / den) * num;
    left -= weight;
    outcomes.add(weight, [counts]);
  }
  if (left < 0n) return undefined;
  outcomes.add(left, [noCounts(play)]);
  return outcomes.collect();
}

/** The most notes that can win or tie in one draw. */
function mostNotes({ play, picks }: Ticket): number {
  const sum = (counts: Readonly<Counts>) => counts.reduce((all, each) => all + each, 0);
  const mixtures = play.mixtures?.(picks);
  if (mixtures) return Math.max(0, ...mixtures.map(sum));
  const most = noCounts(play);
  play.most?.(picks, most);
  const sets = play.together ?? most.map((_, tier) => [tier]);
  return Math.max(
    most[play.tiers.length] ?? 0,
    ...sets.map((set) => set.reduce((all, tier) => all + (most[tier] ?? 0), 0)),
  );
}

/** The least common multiple. */
function commonMultiple(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return (one / divisor) * other;
}

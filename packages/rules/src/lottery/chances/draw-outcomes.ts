// The exact outcomes of a draw for one or several bets, by the cheapest way that knows them.
import { drawnOutcomes } from './drawn-outcomes.ts';
import { enumeratedOutcomes } from './enumerated-outcomes.ts';
import { groupOutcomes } from './group-outcomes.ts';
import { numberSetOutcomes } from './number-set-outcomes.ts';
import { singleOutcomes } from './single-outcomes.ts';
import type { Sliced } from './sliced.ts';
import { outcomeCollector, type DrawAsked, type DrawOutcomes, type Ticket } from './ticket.ts';

/**
 * The outcomes of a draw for tickets in it, with exact weights, if every result of the family's
 * form is equally likely; undefined where they cannot be counted at a reasonable cost.
 */
export function* drawOutcomes(
  asked: DrawAsked,
  tickets: readonly Ticket[],
): Sliced<DrawOutcomes | undefined> {
  const [first, ...others] = tickets;
  if (first === undefined) return undefined;
  const spread = spreadOutcomes(tickets);
  if (spread !== undefined) return spread;
  if (others.length === 0) {
    const single = singleOutcomes(first, asked.day) ?? drawnOutcomes(first);
    if (single !== undefined) return single;
  }
  return (
    (yield* numberSetOutcomes(asked, tickets)) ??
    (yield* groupOutcomes(asked, tickets)) ??
    (yield* enumeratedOutcomes(asked, tickets))
  );
}

/**
 * Tickets of one play that knows its outcomes. Where they are rows of symbols, the outcomes are the
 * same for all tickets, in order.
 */
function spreadOutcomes(tickets: readonly Ticket[]): DrawOutcomes | undefined {
  const [first, ...others] = tickets;
  const isAlike = others.length === 0 || first?.play.form.kind === 'rows';
  const isOne = isAlike && tickets.every(({ play, isZy }) => play === first?.play && !isZy);
  if (!isOne || first?.play.spread === undefined) return undefined;
  const spreads = tickets.map(({ play, picks }) => play.spread?.(picks) ?? []);
  const outcomes = outcomeCollector();
  for (const [at, { weight }] of (spreads[0] ?? []).entries()) {
    outcomes.add(
      weight,
      spreads.map((each) => each[at]?.counts ?? []),
    );
  }
  return outcomes.collect();
}

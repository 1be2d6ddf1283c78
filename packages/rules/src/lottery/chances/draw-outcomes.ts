// The exact outcomes of a draw for one or several bets, by the cheapest way that knows them.
import { drawnOutcomes } from './drawn-outcomes.ts';
import { enumeratedOutcomes } from './enumerated-outcomes.ts';
import { groupOutcomes } from './group-outcomes.ts';
import { numberSetOutcomes } from './number-set-outcomes.ts';
import { placeOutcomes } from './place-outcomes.ts';
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
  const spread = yield* spreadOutcomes(tickets);
  if (spread !== undefined) return spread;
  if (others.length === 0) {
    const single = singleOutcomes(first, asked.day) ?? (yield* drawnOutcomes(first));
    if (single !== undefined) return single;
  }
  return (
    (yield* placeOutcomes(asked, tickets)) ??
    (yield* numberSetOutcomes(asked, tickets)) ??
    (yield* groupOutcomes(asked, tickets)) ??
    (yield* enumeratedOutcomes(asked, tickets))
  );
}

/** A slice is as long as this many outcomes. */
const SLICE = 20;

/**
 * Tickets of one play that knows its outcomes. Where they are rows of symbols, the outcomes are the
 * same for all tickets, in order.
 */
function* spreadOutcomes(tickets: readonly Ticket[]): Sliced<DrawOutcomes | undefined> {
  const [first, ...others] = tickets;
  const isAlike = others.length === 0 || first?.play.form.kind === 'rows';
  const isOne = isAlike && tickets.every(({ play, isZy }) => play === first?.play && !isZy);
  if (!isOne || first?.play.spread === undefined) return undefined;
  const more = others.map(({ play, picks }) => [...(play.spread?.(picks) ?? [])]);
  const outcomes = outcomeCollector();
  let at = 0;
  for (const { weight, counts } of first.play.spread(first.picks)) {
    outcomes.add(weight, [counts, ...more.map((spread) => spread[at]?.counts ?? [])]);
    at += 1;
    if (at % SLICE === 0) yield;
  }
  return outcomes.collect();
}

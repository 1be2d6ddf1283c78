// How many notes of a bet can win in each tier, and from it the mean counts of a draw.
import type { Day } from '@fairhouse/values';
import { add, fraction, multiply, type Fraction } from '../fraction.ts';
import type { Counts, Play } from '../plays/play.ts';
import { tiersOfSymbol } from '../plays/tiers-of-symbol.ts';
import { maskBits } from '../slip/format-picks.ts';
import { formatLines, parseLines } from '../slip/lines.ts';
import type { Ticket } from './ticket.ts';

const NOTHING = fraction(0, 1);

/**
 * The notes of a ticket that can win in each tier; undefined where the picks do not determine it
 * without looking at results.
 */
export function notesByTier(ticket: Ticket, day: Day | undefined): number[] | undefined {
  const { play, notes } = ticket;
  const all = play.tiers.map(() => notes);
  if (play.joint && notes > 1) return undefined;
  if (play.tiers.length === 1) return all;
  const [set, ...more] = play.ways ?? [];
  if (more.length === 0 && set?.length === play.tiers.length) return all;
  return play.form.kind === 'lines' ? notesOfLines(ticket) : notesOfSymbols(ticket, day);
}

/** The mean counts of a ticket in a draw; undefined where `notesByTier` is. */
export function meanCounts(ticket: Ticket, day: Day | undefined): Fraction[] | undefined {
  const { play } = ticket;
  const notes = notesByTier(ticket, day);
  if (notes === undefined) return undefined;
  let tied = NOTHING;
  const means = play.tiers.map(({ chance, tie }, tier) => {
    const own = fraction(notes[tier] ?? 0, 1);
    if (tie) tied = add(tied, multiply(own, tie));
    return multiply(own, chance);
  });
  return [...means, tied];
}

function notesOfSymbols(ticket: Ticket, day: Day | undefined): number[] | undefined {
  const { play, picks } = ticket;
  if (play.items !== 'symbols') return undefined;
  const notes = play.tiers.map(() => 0);
  let total = 0;
  for (const [row, mask] of picks.rows.entries()) {
    for (const symbol of maskBits(mask)) {
      const ofYear = day === undefined ? undefined : play.tierOn?.(row, symbol, day);
      if (play.tierOn && ofYear === undefined) return undefined;
      const count = play.symbolNotes?.(row, symbol) ?? 1;
      const tiers = ofYear === undefined ? tiersOfSymbol(play, row, symbol) : [ofYear];
      if (!areWays(play, tiers)) return undefined;
      total += count;
      for (const tier of tiers) notes[tier] = (notes[tier] ?? 0) + count;
    }
  }
  return total === ticket.notes ? notes : undefined;
}

/** Every entry by itself, with the tiers that its notes can win in. */
function notesOfLines({ play, picks, notes: count }: Ticket): number[] | undefined {
  const { form } = play;
  if (form.kind !== 'lines' || picks.places !== 0) return undefined;
  const notes = play.tiers.map(() => 0);
  let total = 0;
  for (const line of parseLines(form, picks.lines) ?? []) {
    const one = { ...picks, lines: formatLines(form, [line]) };
    const own = play.notes(one);
    total += own;
    const cases: Counts[] = play.mixtures?.(one).map((each) => [...each]) ?? [];
    if (play.mixtures === undefined) {
      const most: Counts = play.tiers.map(() => 0);
      play.most?.(one, most);
      cases.push(most);
    }
    const tiers = [...play.tiers.keys()].filter((tier) =>
      cases.some((each) => (each[tier] ?? 0) > 0),
    );
    if (!areWays(play, tiers)) return undefined;
    for (const tier of tiers) notes[tier] = (notes[tier] ?? 0) + own;
  }
  return total === count ? notes : undefined;
}

/** Whether the same note can win in each of the tiers, and no two notes share them. */
function areWays(play: Play, tiers: readonly number[]): boolean {
  if (tiers.length < 2) return true;
  return play.ways?.some((set) => tiers.every((tier) => set.includes(tier))) ?? false;
}

// The most that a draw pays, from the liability of its numbers.
import { formatLines } from '../slip/lines.ts';
import { readItem, type NumberItem } from '../slip/number-item.ts';
import type { Counts, Family, Play } from '../plays/play.ts';

/** The liability of a number over all bets of a draw; `Play:*` is that of whole tickets. */
export interface ItemLiability {
  readonly item: string;
  readonly liability: bigint;
}

/**
 * The payout of a draw in which the dearest numbers of every play come, as many of them as can win
 * in one draw and each of them once, and whole tickets win their most. An upper bound where plays
 * cannot reach their highest payout with the same result.
 */
export function highestDrawPayout(family: Family, items: readonly ItemLiability[]): bigint {
  const byPlay = new Map<string, ItemLiability[]>();
  let payout = 0n;
  for (const each of items) {
    const code = each.item.slice(0, Math.max(each.item.indexOf(':'), 0));
    if (each.item === `${code}:*`) payout += each.liability;
    else byPlay.set(code, [...(byPlay.get(code) ?? []), each]);
  }
  for (const [code, own] of byPlay) {
    const play = family.plays.get(code);
    const winners = play === undefined ? own.length : winnersOf(family, play, own);
    const dearest = own.map(({ liability }) => liability).sort((a, b) => (a < b ? 1 : -1));
    for (const liability of dearest.slice(0, winners)) payout += liability;
  }
  return payout;
}

/** How many of the numbers of a play can win in one draw. */
function winnersOf(family: Family, play: Play, items: readonly ItemLiability[]): number {
  const numbers = items.flatMap(({ item }) => readItem(family, item) ?? []);
  if (numbers.length < items.length) return items.length;
  const picks = { rows: joinRows(play, numbers), places: 0, lines: joinLines(play, numbers) };
  const sum = (counts: Readonly<Counts>, tiers: Iterable<number>) => {
    let notes = 0;
    for (const tier of tiers) notes += counts[tier] ?? 0;
    return notes;
  };
  const all = [...play.tiers.keys()];
  const mixtures = play.mixtures?.(picks);
  if (mixtures) return Math.max(0, ...mixtures.map((counts) => sum(counts, all)));
  const most: Counts = [...play.tiers.map(() => 0), 0];
  play.most?.(picks, most);
  const together = play.together ?? all.map((tier) => [tier]);
  return Math.max(0, ...together.map((tiers) => sum(most, tiers)));
}

function joinRows(play: Play, numbers: readonly NumberItem[]): number[] {
  if (play.form.kind === 'lines') return [];
  return play.form.rows.map((_, row) =>
    numbers.reduce((mask, number) => mask | (number.rows[row] ?? 0), 0),
  );
}

function joinLines(play: Play, numbers: readonly NumberItem[]): string {
  if (play.form.kind !== 'lines') return '';
  const lines = numbers.flatMap(({ line }) => line ?? []);
  return formatLines(
    play.form,
    lines.sort((left, right) => left - right),
  );
}

// The tiers by which single symbols pay, for plays in which every chosen symbol is a note.
import type { Counts, Play } from './play.ts';

const KNOWN = new WeakMap<Play, Map<number, readonly number[]>>();

/** More than the symbols of any row, so that row and symbol make one key. */
const ROW = 64;

/**
 * The tiers in which the notes of one symbol can win: several where the result decides the price,
 * such as green, which pays less with violet. Computed once per symbol of a play.
 */
export function tiersOfSymbol(play: Play, row: number, symbol: number): readonly number[] {
  const known = KNOWN.get(play) ?? new Map<number, readonly number[]>();
  KNOWN.set(play, known);
  const key = row * ROW + symbol;
  const tiers = known.get(key) ?? listTiers(play, row, symbol);
  known.set(key, tiers);
  return tiers;
}

function listTiers(play: Play, row: number, symbol: number): readonly number[] {
  const single = play.symbolTier?.(row, symbol) ?? (play.tiers.length === 1 ? 0 : undefined);
  if (single !== undefined || play.form.kind !== 'rows') return [single ?? 0];
  const rows = play.form.rows.map((_, at) => (at === row ? 1 << symbol : 0));
  const picks = { rows, places: 0, lines: '' };
  const most: Counts = play.tiers.map(() => 0);
  if (play.mixtures === undefined) play.most?.(picks, most);
  const cases = play.mixtures?.(picks) ?? [most];
  return [...play.tiers.keys()].filter((tier) => cases.some((counts) => (counts[tier] ?? 0) > 0));
}

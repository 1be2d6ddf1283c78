// The pad: rows of symbols, quick picks, entry of whole numbers; all derived from a play's form.
import type { Form, RowForm } from '@fairhouse/rules/lottery';

/** What a player has picked on one play's pad: a bit mask per row, ticked positions, entry text. */
export interface Draft {
  readonly rows: readonly number[];
  readonly places: number;
  readonly text: string;
}

export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickPick = (typeof QUICK_PICKS)[number];

/** An empty pad. Where positions are ticked, it starts with the minimum count from the right. */
export function emptyDraft(form: Form): Draft {
  const rows = form.kind === 'rows' ? form.rows.map(() => 0) : [];
  const places = form.places;
  const ticked = places ? ((1 << places.least) - 1) << (places.count - places.least) : 0;
  return { rows, places: ticked, text: '' };
}

/** Whether nothing is picked. */
export function isEmptyDraft(draft: Draft): boolean {
  return draft.text.trim() === '' && draft.rows.every((row) => row === 0);
}

/** Toggles a symbol; a row of one choice replaces it. */
export function toggleSymbol(draft: Draft, form: Form, row: number, symbol: number): Draft {
  const rowForm = form.kind === 'rows' ? form.rows[row] : undefined;
  if (rowForm === undefined) return draft;
  const mask = draft.rows[row] ?? 0;
  const bit = 1 << symbol;
  const next = (mask & bit) !== 0 ? mask & ~bit : rowForm.most === 1 ? bit : mask | bit;
  return withRow(draft, row, next);
}

/** Toggles a position. */
export function togglePlace(draft: Draft, place: number): Draft {
  return { ...draft, places: draft.places ^ (1 << place) };
}

/** Whether a row's symbols are digits or sums, so that big, small, odd and even apply. */
export function hasQuickPicks(row: RowForm): boolean {
  return row.most > 1 && row.symbols.every((symbol) => /^\d+$/.test(symbol));
}

/** A row after a quick pick; big is the upper half. */
export function quickPick(draft: Draft, form: Form, row: number, pick: QuickPick): Draft {
  const rowForm = form.kind === 'rows' ? form.rows[row] : undefined;
  if (rowForm === undefined) return draft;
  let mask = 0;
  rowForm.symbols.forEach((symbol, index) => {
    if (PICKS[pick](Number(symbol), index, rowForm.symbols.length)) mask |= 1 << index;
  });
  return withRow(draft, row, mask);
}

type Test = (number: number, index: number, count: number) => boolean;

const PICKS: Readonly<Record<QuickPick, Test>> = {
  all: () => true,
  big: (_number, index, count) => index >= count / 2,
  small: (_number, index, count) => index < count / 2,
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  clear: () => false,
};

/**
 * The draft as a selection of the rules: symbols by name, positions by number, entries as lines.
 */
export function draftSelection(form: Form, draft: Draft, lines: readonly string[]) {
  const places = form.places ? { places: setBits(draft.places) } : {};
  if (form.kind === 'lines') return { kind: 'lines' as const, lines, ...places };
  const rows = form.rows.map((row, index) =>
    setBits(draft.rows[index] ?? 0).map((symbol) => row.symbols[symbol] ?? ''),
  );
  return { kind: 'rows' as const, rows, ...places };
}

/** The bits of a mask that are set, ascending. */
export function setBits(mask: number): number[] {
  const found: number[] = [];
  for (let bit = 0; bit < 31; bit += 1) if ((mask & (1 << bit)) !== 0) found.push(bit);
  return found;
}

function withRow(draft: Draft, row: number, mask: number): Draft {
  return { ...draft, rows: draft.rows.map((each, index) => (index === row ? mask : each)) };
}

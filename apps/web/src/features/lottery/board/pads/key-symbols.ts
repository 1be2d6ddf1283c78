// Symbols of rows picked by the digit keys of a keyboard.
import type { RowForm, RowsForm } from '@fairhouse/rules/lottery';

interface TypedSymbol {
  /** Digits that do not yet make a symbol. */
  readonly typed: string;
  /** The index of the symbol that is complete. */
  readonly symbol?: number;
}

/**
 * The state after a digit. All symbols of a row take as many digits as its longest, so that a sum
 * of 7 among sums up to 27 is typed 07.
 */
export function typeSymbol({ symbols }: RowForm, typed: string, digit: string): TypedSymbol {
  if (!symbols.every((symbol) => /^\d+$/.test(symbol))) return { typed: '' };
  const width = Math.max(...symbols.map((symbol) => symbol.length));
  const next = typed + digit;
  if (next.length < width) return { typed: next };
  const symbol = symbols.findIndex((each) => Number(each) === Number(next));
  return symbol < 0 ? { typed: '' } : { typed: '', symbol };
}

/**
 * The row that typed digits pick in when none has the focus: where every row needs a pick, the
 * first one without; else the first.
 */
export function rowOfKeys({ rows }: RowsForm, picked: readonly number[]): number {
  if (rows.some(({ least }) => least === 0)) return 0;
  const empty = rows.findIndex((_, row) => (picked[row] ?? 0) === 0);
  return empty < 0 ? rows.length - 1 : empty;
}

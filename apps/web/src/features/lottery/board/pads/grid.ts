// Plays with more numbers than a row holds: which forms are shown as a grid, and the entry text of
// a grid's selection.
import { importLines, type LinesForm } from '@fairhouse/rules/lottery';
import type { QuickPick } from '../draft.ts';

/** Forms with more numbers than this have a keypad. */
const GRID_MAX = 100;

/**
 * The numbers of a form as they are printed, without those that it refuses; undefined for forms
 * with too many. Where the order of digits does not matter, each number is printed once, `15`.
 */
export function gridOf(form: LinesForm): readonly string[] | undefined {
  const { length, sorted, parts } = form;
  const isBall = parts?.width === length;
  if (!isBall && length > 2) return undefined;
  if (!isBall && parts !== undefined && parts.width > 1) return undefined;
  const first = isBall ? parts.first : 0;
  const last = isBall ? parts.last : 10 ** length - 1;
  if (last - first >= GRID_MAX) return undefined;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(length, '0'),
  );
  if (isBall) return numbers;
  const printed = sorted ? numbers.filter(isAscending) : numbers;
  return importLines(form, printed.join(' ')).kept;
}

function isAscending(number: string): boolean {
  return [...number].toSorted().join('') === number;
}

/**
 * The columns of a grid: ten of digits, so that a row is a decade; as many balls as fit; five in a
 * narrow place.
 */
export function gridColumns(form: LinesForm, count: number, narrow = false): string {
  if (narrow) return 'grid-cols-5';
  if (form.parts?.width === form.length && count < GRID_MAX) {
    return 'grid-cols-7 max-sm:-mx-2 max-sm:gap-1 sm:grid-cols-10';
  }
  return count === 90 ? 'grid-cols-5 sm:grid-cols-9' : 'grid-cols-5 sm:grid-cols-10';
}

/** The numbers in an entry text. */
export function chosenNumbers(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s,;|]+/).filter((line) => line !== ''));
}

/** The text after a number is pressed; a number above the maximum is ignored. */
export function pressNumber(form: LinesForm, text: string, number: string): string {
  const chosen = new Set(chosenNumbers(text));
  if (!chosen.delete(number)) {
    if (form.most === 1) chosen.clear();
    if (form.most === undefined || chosen.size < form.most) chosen.add(number);
  }
  return [...chosen].toSorted().join(' ');
}

/** The text after a quick pick among the grid's numbers; big is the upper half. */
export function quickNumbers(form: LinesForm, pick: QuickPick): string {
  const numbers = gridOf(form) ?? [];
  const fits = (number: string, index: number): boolean => {
    switch (pick) {
      case 'all':
        return true;
      case 'big':
        return index >= numbers.length / 2;
      case 'small':
        return index < numbers.length / 2;
      case 'odd':
        return Number(number) % 2 === 1;
      case 'even':
        return Number(number) % 2 === 0;
      case 'clear':
        return false;
    }
  };
  return numbers.filter(fits).slice(0, form.most).join(' ');
}

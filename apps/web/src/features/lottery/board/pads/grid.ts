// Plays with more numbers than a row holds: which forms are shown as a grid, and the entry text of
// a grid's selection.
import type { LinesForm } from '@fairhouse/rules/lottery';
import type { QuickPick } from '../draft.ts';

/** Forms with more numbers than this use a text field. */
const GRID_MAX = 100;

/** The numbers of a form as they are printed; undefined for forms with a text field. */
export function gridOf(form: LinesForm): readonly string[] | undefined {
  const { length, sorted, parts } = form;
  if (sorted || (parts && parts.width !== length)) return undefined;
  const first = parts?.first ?? 0;
  const last = parts?.last ?? 10 ** length - 1;
  if (last - first >= GRID_MAX) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(length, '0'),
  );
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

// Choices among more numbers than a row holds: which forms are shown as a grid to press, and the
// entry text that a pressed grid stands for.
import type { LinesForm } from '@fairhouse/rules/lottery';
import type { QuickPick } from './pad.ts';

/** More numbers than this are typed. */
const GRID_MAX = 100;

/** The numbers of a form as they are printed; undefined where entries are typed. */
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

/** The numbers that an entry text names. */
export function chosenOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s,;|]+/).filter((line) => line !== ''));
}

/** The text after a number is pressed; what is over the most that may be chosen is not taken. */
export function pressNumber(form: LinesForm, text: string, number: string): string {
  const chosen = new Set(chosenOf(text));
  if (!chosen.delete(number)) {
    if (form.most === 1) chosen.clear();
    if (form.most === undefined || chosen.size < form.most) chosen.add(number);
  }
  return [...chosen].toSorted().join(' ');
}

/** The text after a quick pick among the grid's numbers; the upper half is big. */
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

// The grid of Vietnamese sites: a row for each head (đầu) and a column for each tail (đuôi).
// Numbers of three digits are shown by their hundred.
import type { LinesForm } from '@fairhouse/rules/lottery';
import { percentOfLine, type NumberPay } from '../../pads/number-pays.ts';
import { chosenNumbers } from '../../pads/grid.ts';
import { pressSet } from '../../pads/number-sets.ts';

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type Line = { readonly of: 'head' | 'tail'; readonly digit: string };

/** The ten numbers of a head or a tail; of three digits, those of one hundred. */
export function numbersOfLine(hundred: string, { of, digit }: Line): string[] {
  return DIGITS.map((other) => hundred + (of === 'head' ? digit + other : other + digit));
}

/**
 * The entry text after a press on a head or a tail: its numbers are added, or removed if all of
 * them were chosen. Closed numbers are skipped.
 */
export function pressLine(
  form: LinesForm,
  text: string,
  numbers: readonly string[],
  pays: readonly NumberPay[] | undefined,
): string {
  const sold = numbers.filter((number) => percentOfLine(pays, number) > 0);
  const next = pressSet(chosenNumbers(text), sold);
  if (form.most === undefined) return next;
  return next.split(' ').slice(0, form.most).join(' ');
}

/** How many numbers of a hundred are chosen. */
export function chosenOfHundred(chosen: ReadonlySet<string>, hundred: string): number {
  return [...chosen].filter((number) => number.startsWith(hundred)).length;
}

// From a draw's key to its numbers, as the lottery prints them.
import { hexBytes } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import { drawDigits, pickNumbers, streamOf } from './stream.ts';

/** The part of the rules that says how numbers are drawn. */
export interface NumbersForm {
  readonly format: 'digits' | 'pick';
  readonly length: number;
  readonly prizes: number;
  readonly max: number;
}

/**
 * The numbers of a key (hex): `digits` prints them without a gap (`12345`), `pick` with commas and
 * as wide as the highest (`03,11,45`); several prizes come one after the other from the same
 * stream, with spaces.
 */
export function numbersOf(hashes: Hashes, key: string, form: NumbersForm): string {
  const words = streamOf(hashes, hexBytes(key));
  const width = String(form.max).length;
  const prizes = Array.from({ length: form.prizes }, () =>
    form.format === 'digits'
      ? drawDigits(words, form.length).join('')
      : pickNumbers(words, form.length, form.max)
          .map((number) => String(number).padStart(width, '0'))
          .join(','),
  );
  return prizes.join(' ');
}

// From a draw's key to its numbers, as the lottery prints them.
import { assert } from '@fairhouse/values';
import { LEAST_ENTRIES, yeekeeResult } from '../lottery/thai/yeekee.ts';
import { hexBytes } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import { drawDigits, drawFaces, pickNumbers, streamOf } from './stream.ts';

/** The part of the rules that says how numbers are drawn. */
export interface NumbersForm {
  /** `entered` numbers come from outside and from no key. */
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  readonly length: number;
  readonly prizes: number;
  readonly max: number;
  /**
   * What stands behind the numbers with an `@` because a result means nothing without it, such as
   * the sign of the zodiac's year.
   */
  readonly mark?: string;
  /** The ranks of prizes as digits by count, such as `5x1,5x2,2x4`; of `ranks` only. */
  readonly layout?: string;
}

/**
 * The numbers of a key (hex): `digits` of 0–9 and `faces` of 1–max are printed without a gap
 * (`12345`), `pick` and faces above 9 with commas and as wide as the highest (`03,11,45`); several
 * prizes come one after the other from the same stream, with spaces. `ranks` are prizes of digits
 * in the order of the layout, whatever the length of each (`48312 90745 12`). A `sum` adds digits
 * of the stream to what the players entered, of which there must be enough (`entriesSuffice`).
 */
export function numbersOf(
  hashes: Hashes,
  key: string,
  form: NumbersForm,
  entries: readonly string[] = [],
): string {
  assert(form.format !== 'entered', 'entered numbers come from no key');
  const words = streamOf(hashes, hexBytes(key));
  if (form.format === 'sum') return sealedSum(drawDigits(words, form.length), entries);
  const width = String(form.max).length;
  const text = (numbers: readonly number[], gap: string) =>
    numbers.map((number) => String(number).padStart(width, '0')).join(gap);
  const prize = (): string => {
    if (form.format === 'digits') return drawDigits(words, form.length).join('');
    const { length, max } = form;
    return form.format === 'faces'
      ? text(drawFaces(words, length, max), max > 9 ? ',' : '')
      : text(pickNumbers(words, length, max), ',');
  };
  const printed =
    form.format === 'ranks'
      ? prizeLengths(form.layout ?? '').map((length) => drawDigits(words, length).join(''))
      : Array.from({ length: form.prizes }, prize);
  return printed.join(' ') + (form.mark === undefined ? '' : `@${form.mark}`);
}

/** Whether a round has the entries without which it has no result. */
export function entriesSuffice(entries: readonly string[]): boolean {
  return entries.length >= LEAST_ENTRIES;
}

/**
 * The sum of the entries as players work it out, and the seal: digits that nobody knew while
 * entries were taken, so that whoever enters last chooses nothing.
 */
function sealedSum(seal: readonly number[], entries: readonly string[]): string {
  const sum = yeekeeResult(entries.map(Number));
  assert(sum !== undefined, 'a round without enough entries has no result');
  const size = 10 ** seal.length;
  return String((Number(sum) + Number(seal.join(''))) % size).padStart(seal.length, '0');
}

/** How many digits each prize of a layout has, in order: `5x1,2x2` is 5, 2, 2. */
export function prizeLengths(layout: string): number[] {
  return layout.split(',').flatMap((rank) => {
    const [digits = 0, count = 0] = rank.split('x').map(Number);
    return new Array<number>(count).fill(digits);
  });
}

// Derives the numbers of a draw, as the lottery prints them, from the draw's key.
import { assert } from '@fairhouse/values';
import { LEAST_ENTRIES, yeekeeResult } from '../lottery/thai/yeekee.ts';
import { hexBytes } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import { KENO_BALLS, kenoNumbers, type KenoRule } from './keno-numbers.ts';
import { drawDigits, drawFaces, pickNumbers, openStream } from './stream.ts';

/** The part of the rules that determines how numbers are derived. */
export interface NumbersForm {
  /** `entered` numbers come from outside and are not derived from a key. */
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  readonly length: number;
  readonly prizes: number;
  readonly max: number;
  /**
   * The mark printed after the numbers behind an `@`, without which a result has no meaning, such
   * as the sign of the zodiac year.
   */
  readonly mark?: string;
  /** The ranks of prizes as digits by count, such as `5x1,5x2,2x4`; for `ranks` only. */
  readonly layout?: string;
  /** The rule by which the numbers follow from twenty balls of eighty drawn from the stream. */
  readonly keno?: KenoRule;
}

/**
 * The numbers derived from a key (hex). `digits` of 0–9 and `faces` of 1–max are printed without
 * separators (`12345`); `pick` and faces above 9 are separated by commas and padded to the width of
 * the highest (`03,11,45`). Several prizes are drawn one after the other from the same stream and
 * separated by spaces. `ranks` are prizes of digits in the order of the layout, each of its own
 * length (`48312 90745 12`). A `sum` adds digits of the stream to the numbers that players entered,
 * which requires enough entries (`hasEnoughEntries`). Where the form has a rule of keno, twenty
 * balls are drawn and the numbers follow from them and, by `sha512`, from the draw's id.
 */
export function deriveNumbers(
  hashes: Hashes,
  key: string,
  form: NumbersForm,
  { entries = [], drawId }: DerivedFrom = {},
): string {
  assert(form.format !== 'entered', 'entered numbers are not derived from a key');
  if (form.keno !== undefined) {
    assert(drawId !== undefined, 'numbers that follow from balls need the id of the draw');
    return kenoNumbers(form.keno, drawBalls(hashes, key), drawId);
  }
  const words = openStream(hashes, hexBytes(key));
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

/** What numbers can follow from beside the key. */
export interface DerivedFrom {
  /** The numbers that players entered, for a `sum`. */
  readonly entries?: readonly string[];
  /** For numbers that follow from balls. */
  readonly drawId?: string;
}

/** The twenty balls of a key, in the order drawn. */
export function drawBalls(hashes: Hashes, key: string): number[] {
  return pickNumbers(openStream(hashes, hexBytes(key)), KENO_BALLS.count, KENO_BALLS.max);
}

/** Whether a round has the minimum number of entries; without it the round has no result. */
export function hasEnoughEntries(entries: readonly string[]): boolean {
  return entries.length >= LEAST_ENTRIES;
}

/**
 * The sum of the entries by the players' own formula, plus the seal: digits that are unknown while
 * entries are accepted, so that the last player to enter cannot choose the result.
 */
function sealedSum(seal: readonly number[], entries: readonly string[]): string {
  const sum = yeekeeResult(entries.map(Number));
  assert(sum !== undefined, 'a round without enough entries has no result');
  const size = 10 ** seal.length;
  return String((Number(sum) + Number(seal.join(''))) % size).padStart(seal.length, '0');
}

/** The number of digits of each prize of a layout, in order: `5x1,2x2` is 5, 2, 2. */
export function prizeLengths(layout: string): number[] {
  return layout.split(',').flatMap((rank) => {
    const [digits = 0, count = 0] = rank.split('x').map(Number);
    return new Array<number>(count).fill(digits);
  });
}

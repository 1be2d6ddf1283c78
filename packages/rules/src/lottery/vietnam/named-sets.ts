// The sets of numbers that Vietnamese players refer to by name (lottery.md 1.8). Numbers are texts
// of two digits, in ascending order.
import { assert } from '@fairhouse/values';

const HUNDRED = Array.from({ length: 100 }, (_, number) => number);

/** The numbers of 00 to 99 whose tens and ones satisfy a predicate. */
function numbersWhere(holds: (tens: number, ones: number, number: number) => boolean): string[] {
  return HUNDRED.filter((number) => holds(Math.trunc(number / 10), number % 10, number)).map(text);
}

function text(number: number): string {
  return String(number).padStart(2, '0');
}

const isEven = (digit: number) => digit % 2 === 0;

/** Sets without parameters. */
export const NAMED_SETS: Readonly<Record<string, readonly string[]>> = {
  tai: numbersWhere((tens) => tens >= 5),
  xiu: numbersWhere((tens) => tens < 5),
  chan: numbersWhere((_tens, ones) => isEven(ones)),
  le: numbersWhere((_tens, ones) => !isEven(ones)),
  chanchan: numbersWhere((tens, ones) => isEven(tens) && isEven(ones)),
  lele: numbersWhere((tens, ones) => !isEven(tens) && !isEven(ones)),
  chanle: numbersWhere((tens, ones) => isEven(tens) && !isEven(ones)),
  lechan: numbersWhere((tens, ones) => !isEven(tens) && isEven(ones)),
  tongto: numbersWhere((tens, ones) => (tens + ones) % 10 >= 5),
  tongbe: numbersWhere((tens, ones) => (tens + ones) % 10 <= 4),
  kepbang: numbersWhere((tens, ones) => tens === ones),
  keplech: numbersWhere((tens, ones) => Math.abs(tens - ones) === 5),
  satkep: numbersWhere((tens, ones) => Math.abs(tens - ones) === 1),
};

/**
 * The twelve signs, from tý (rat) to hợi (pig), as typed without diacritics; the snake, tỵ, by its
 * other name, rắn.
 */
export const SIGNS = [
  'ty',
  'suu',
  'dan',
  'mao',
  'thin',
  'ran',
  'ngo',
  'mui',
  'than',
  'dau',
  'tuat',
  'hoi',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Giáp: a sign's numbers, 00 12 … 96 for tý; nine for the first four signs, eight for others. */
export function numbersOfSign(sign: Sign): string[] {
  const rest = SIGNS.indexOf(sign);
  return numbersWhere((_tens, _ones, number) => number % 12 === rest);
}

/** Tổng: the ten numbers whose digit sum ends in `sum`. */
export function numbersWithSum(sum: number): string[] {
  return numbersWhere((tens, ones) => (tens + ones) % 10 === sum);
}

/** Chạm: the 19 numbers that contain the digit. */
export function numbersContaining(digit: number): string[] {
  return numbersWhere((tens, ones) => tens === digit || ones === digit);
}

/** Dàn: all numbers with both digits in a range, with or without kép (doubles). */
export function numbersInRange(lowest: number, highest: number, withDoubles: boolean): string[] {
  const isIn = (digit: number) => digit >= lowest && digit <= highest;
  return numbersWhere((tens, ones) => isIn(tens) && isIn(ones) && (withDoubles || tens !== ones));
}

/** Dàn cách: all numbers from 00 in steps of 3 (00 03 06 … 99) or of 4 (00 04 08 … 96). */
export function numbersByStep(step: 3 | 4): string[] {
  return numbersWhere((_tens, _ones, number) => number % step === 0);
}

/** Đầu or đuôi: the ten numbers that begin, or end, with the digit. */
export function numbersByDigit(digit: number, at: 'head' | 'tail'): string[] {
  return numbersWhere((tens, ones) => (at === 'head' ? tens : ones) === digit);
}

/**
 * Kéo: an arithmetic sequence given by its first, second and last number: 10, 20 and 90 give 10 20
 * … 90. Numbers of any equal length; empty where the step is not positive or does not reach the
 * last.
 */
export function numberSequence(first: string, second: string, last: string): string[] {
  assert(first.length === second.length && first.length === last.length, 'kéo of unequal lengths');
  const step = Number(second) - Number(first);
  const count = (Number(last) - Number(first)) / step;
  if (step <= 0 || count < 1 || !Number.isInteger(count)) return [];
  return Array.from({ length: count + 1 }, (_, at) =>
    String(Number(first) + at * step).padStart(first.length, '0'),
  );
}

/** Đảo: the number's digits in every order, without duplicates. */
export function numberPermutations(number: string): string[] {
  return [...new Set(ordersOf(number))].sort();
}

function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits];
  return [...digits].flatMap((first, at) =>
    ordersOf(digits.slice(0, at) + digits.slice(at + 1)).map((rest) => first + rest),
  );
}

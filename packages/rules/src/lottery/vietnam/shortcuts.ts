// The sets of numbers that Vietnamese players name in a word (lottery.md 1.8). Numbers are texts of
// two digits, in ascending order.
import { assert } from '@fairhouse/values';

const HUNDRED = Array.from({ length: 100 }, (_, number) => number);

/** The numbers of 00 to 99 whose tens and ones are as asked. */
function where(holds: (tens: number, ones: number, number: number) => boolean): string[] {
  return HUNDRED.filter((number) => holds(Math.trunc(number / 10), number % 10, number)).map(text);
}

function text(number: number): string {
  return String(number).padStart(2, '0');
}

const isEven = (digit: number) => digit % 2 === 0;

/** Sets that need nothing but their name. */
export const NAMED_SETS: Readonly<Record<string, readonly string[]>> = {
  tai: where((tens) => tens >= 5),
  xiu: where((tens) => tens < 5),
  chan: where((_tens, ones) => isEven(ones)),
  le: where((_tens, ones) => !isEven(ones)),
  chanchan: where((tens, ones) => isEven(tens) && isEven(ones)),
  lele: where((tens, ones) => !isEven(tens) && !isEven(ones)),
  chanle: where((tens, ones) => isEven(tens) && !isEven(ones)),
  lechan: where((tens, ones) => !isEven(tens) && isEven(ones)),
  tongto: where((tens, ones) => (tens + ones) % 10 >= 5),
  tongbe: where((tens, ones) => (tens + ones) % 10 <= 4),
  kepbang: where((tens, ones) => tens === ones),
  keplech: where((tens, ones) => Math.abs(tens - ones) === 5),
  satkep: where((tens, ones) => Math.abs(tens - ones) === 1),
};

/**
 * The twelve signs, from tý (rat) to hợi (pig), as they are typed without marks; the snake, tỵ, by
 * its other name, rắn.
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
export function ofSign(sign: Sign): string[] {
  const rest = SIGNS.indexOf(sign);
  return where((_tens, _ones, number) => number % 12 === rest);
}

/** Tổng: the ten numbers whose digits add up to one that ends in `sum`. */
export function ofSum(sum: number): string[] {
  return where((tens, ones) => (tens + ones) % 10 === sum);
}

/** Chạm: the 19 numbers that hold the digit. */
export function touching(digit: number): string[] {
  return where((tens, ones) => tens === digit || ones === digit);
}

/** Dàn: all numbers with both digits in a range, with or without kép. */
export function withinRange(lowest: number, highest: number, withDoubles: boolean): string[] {
  const isIn = (digit: number) => digit >= lowest && digit <= highest;
  return where((tens, ones) => isIn(tens) && isIn(ones) && (withDoubles || tens !== ones));
}

/** Dàn cách: all numbers from 00 on by steps of 3 (00 03 06 … 99) or of 4 (00 04 08 … 96). */
export function spaced(step: 3 | 4): string[] {
  return where((_tens, _ones, number) => number % step === 0);
}

/** Đầu or đuôi: the ten numbers that begin, or end, with the digit. */
export function withDigit(digit: number, at: 'head' | 'tail'): string[] {
  return where((tens, ones) => (at === 'head' ? tens : ones) === digit);
}

/**
 * Kéo: from one number by the step to the next, up to the last: 10, 20 and 90 make 10 20 … 90.
 * Numbers of any equal length; nothing where the step is not upwards or does not meet the last.
 */
export function stepping(first: string, second: string, last: string): string[] {
  assert(first.length === second.length && first.length === last.length, 'kéo of unequal lengths');
  const step = Number(second) - Number(first);
  const count = (Number(last) - Number(first)) / step;
  if (step <= 0 || count < 1 || !Number.isInteger(count)) return [];
  return Array.from({ length: count + 1 }, (_, at) =>
    String(Number(first) + at * step).padStart(first.length, '0'),
  );
}

/** Đảo: the number's digits in every order, each once. */
export function inAllOrders(number: string): string[] {
  return [...new Set(ordersOf(number))].sort();
}

function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits];
  return [...digits].flatMap((first, at) =>
    ordersOf(digits.slice(0, at) + digits.slice(at + 1)).map((rest) => first + rest),
  );
}

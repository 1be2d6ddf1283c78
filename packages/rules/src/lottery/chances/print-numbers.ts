import type { DrawFormat } from '../plays/play.ts';

/** A result of numbers as its family prints it, without the sign of a year. */
export function printNumbers({ format, max }: DrawFormat, numbers: readonly number[]): string {
  const areDigits = format === 'digits' || format === 'sum' || (format === 'faces' && max <= 9);
  if (areDigits) return numbers.join('');
  const width = String(max).length;
  return numbers.map((each) => String(each).padStart(width, '0')).join(',');
}

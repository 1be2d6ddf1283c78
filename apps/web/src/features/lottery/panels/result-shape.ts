// The layout of a family's results in statistics: places, and the symbols possible at each.
import type { DrawFormat } from '@fairhouse/rules/lottery';

export interface ResultShape {
  /** The count of distinguished places; 0 if only the numbers matter and not their places. */
  readonly places: number;
  readonly symbols: readonly string[];
  /** The numbers by place; undefined if the text is not a result. */
  readonly read: (numbers: string) => readonly string[] | undefined;
}

/** Results with more numbers than this are not followed by place. */
const PLACES_MAX = 10;
/** With more numbers than this, such as the cards of a shoe, frequencies mean nothing. */
const NUMBERS_MAX = 100;

/** Undefined if results are not series of numbers, such as the close of an index. */
export function resultShape(form: DrawFormat): ResultShape | undefined {
  const { format, length, max, prizes = 1 } = form;
  if (format === 'entered' || (format === 'pick' && max > NUMBERS_MAX)) return undefined;
  if (format === 'digits' || format === 'ranks' || format === 'sum') {
    // Of several prizes the first is followed, because most bets are on its digits.
    const read = (numbers: string) => {
      const digits = [...(numbers.split(/[@ ]/)[0] ?? '')];
      return digits.length === length ? digits : undefined;
    };
    return { places: length, symbols: range(0, 9, 1), read };
  }
  const width = String(max).length;
  const read = (numbers: string) => {
    const text = numbers.split('@')[0] ?? '';
    const parts = text.includes(',') || length * prizes === 1 ? text.split(',') : [...text];
    return parts.length === length * prizes ? parts : undefined;
  };
  const symbols = range(1, max, format === 'faces' && max <= 9 ? 1 : width);
  return { places: length > PLACES_MAX ? 0 : length, symbols, read };
}

/** The numbers at a place, or all of them if places are not distinguished. */
export function numbersAt(shape: ResultShape, numbers: string, place: number): readonly string[] {
  const parts = shape.read(numbers);
  if (parts === undefined) return [];
  return shape.places === 0 ? parts : [parts[place] ?? ''];
}

function range(first: number, last: number, width: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(width, '0'),
  );
}

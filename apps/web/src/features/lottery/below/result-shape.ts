// How results of a family are laid out in statistics: places, and the symbols that may come there.
import type { DrawFormat } from '@fairhouse/rules/lottery';

export interface ResultShape {
  /** How many places are told apart; 0 where only what came matters, not where. */
  readonly places: number;
  readonly symbols: readonly string[];
  /** What came, place by place; undefined when the text is no result. */
  readonly read: (numbers: string) => readonly string[] | undefined;
}

/** More numbers than this are not followed place by place. */
const PLACES_MAX = 10;
/** Among more numbers than this, such as the cards of a shoe, none comes often. */
const NUMBERS_MAX = 100;

/** Undefined where results are no series of numbers, such as the close of an index. */
export function shapeOf(form: DrawFormat): ResultShape | undefined {
  const { format, length, max, prizes = 1 } = form;
  if (format === 'entered' || (format === 'pick' && max > NUMBERS_MAX)) return undefined;
  if (format === 'digits' || format === 'ranks' || format === 'sum') {
    // Of several prizes the first is followed: its digits are what most bets are on.
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

/** The numbers that came at a place, or anywhere where places are not told apart. */
export function cameAt(shape: ResultShape, numbers: string, place: number): readonly string[] {
  const parts = shape.read(numbers);
  if (parts === undefined) return [];
  return shape.places === 0 ? parts : [parts[place] ?? ''];
}

function range(first: number, last: number, width: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(width, '0'),
  );
}

// Entry plays store their lines as one canonical text: sorted, without duplicates, as a comma list
// or, where that is shorter, as a bit set. The text is stored, hashed into the ticket's leaf and
// searched without decoding.
import { permutationsOf } from './permutations.ts';
import type { LineProblem, LinesForm, PartsForm } from './selection.ts';

const BITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_CHARACTER = 6;

/** The value of each BITS character, indexed by character code; 255 for any other. */
const BIT_VALUES = new Uint8Array(128).fill(255);
for (let value = 0; value < BITS.length; value += 1) BIT_VALUES[BITS.charCodeAt(value)] = value;

/** Parses one entry: its number in the space of `10^length`, or why it is invalid. */
export function readLine(form: LinesForm, line: string): number | LineProblem {
  if (line.length !== form.length) return /^\d+$/.test(line) ? 'wrong_length' : 'not_digits';
  if (!/^\d+$/.test(line)) return 'not_digits';
  if (form.parts) return readParts(form.parts, form.sorted, line);
  if (!form.sorted) return form.unequal && isEqual(line) ? 'all_equal' : Number(line);
  const sorted = [...line].sort().join('');
  if (isEqual(sorted)) return 'all_equal';
  const number = Number(sorted);
  const isWrong = form.orders !== undefined && permutationsOf(number, form.length) !== form.orders;
  return isWrong ? 'wrong_orders' : number;
}

function isEqual(digits: string): boolean {
  return digits === (digits[0] ?? '').repeat(digits.length);
}

function readParts(form: PartsForm, sorted: boolean, line: string): number | LineProblem {
  const parts: string[] = [];
  for (let at = 0; at < line.length; at += form.width) {
    const part = line.slice(at, at + form.width);
    const number = Number(part);
    if (number < form.first || number > form.last) return 'out_of_range';
    if (!form.repeats && parts.includes(part)) return 'repeated_number';
    parts.push(part);
  }
  return Number((sorted ? parts.sort() : parts).join(''));
}

/**
 * The canonical text of entries given as numbers, duplicates allowed. Either `123,455`, or `#` and
 * one character per six numbers: number 6j is the highest bit of character j (base64url letters).
 */
export function formatLines(form: LinesForm, numbers: Iterable<number>): string {
  const kept = [...new Set(numbers)].sort((left, right) => left - right);
  const characters = bitCharacters(form);
  if (kept.length * (form.length + 1) - 1 <= characters + 1) {
    return kept.map((number) => lineText(form, number)).join(',');
  }
  const values = new Uint8Array(characters);
  for (const number of kept) {
    const at = Math.trunc(number / PER_CHARACTER);
    values[at] = (values[at] ?? 0) | (32 >> (number % PER_CHARACTER));
  }
  return '#' + Array.from(values, (value) => BITS[value]).join('');
}

/** The numbers in a canonical text, ascending; undefined when the text is not canonical. */
export function parseLines(form: LinesForm, text: string): number[] | undefined {
  const numbers = text.startsWith('#') ? parseBits(form, text) : parseList(form, text);
  return numbers !== undefined && numbers.length > 0 && formatLines(form, numbers) === text
    ? numbers
    : undefined;
}

/** The number of entries in a canonical text. */
export function countLines(form: LinesForm, text: string): number {
  if (text === '') return 0;
  if (!text.startsWith('#')) return (text.length + 1) / (form.length + 1);
  let count = 0;
  for (let at = 1; at < text.length; at += 1) {
    for (let value = BIT_VALUES[text.charCodeAt(at)] ?? 0; value !== 0; value &= value - 1)
      count += 1;
  }
  return count;
}

/**
 * Whether a canonical text contains the entry with that number: one bit test, or a binary search.
 */
export function hasLine(text: string, length: number, number: number): boolean {
  if (text.charCodeAt(0) === 35) {
    const value = BIT_VALUES[text.charCodeAt(1 + Math.trunc(number / PER_CHARACTER))] ?? 0;
    return (value & (32 >> (number % PER_CHARACTER))) !== 0;
  }
  const stride = length + 1;
  let [low, high] = [0, (text.length + 1) / stride - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numberAt(text, middle * stride, length);
    if (found === number) return true;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** How many of the numbers a canonical text contains; repeated numbers count repeatedly. */
export function countHits(text: string, length: number, numbers: readonly number[]): number {
  let hits = 0;
  for (const number of numbers) if (hasLine(text, length, number)) hits += 1;
  return hits;
}

/** An entry as it is typed, with leading zeros. */
export function lineText(form: LinesForm, number: number): string {
  return String(number).padStart(form.length, '0');
}

function numberAt(text: string, start: number, length: number): number {
  let number = 0;
  for (let at = start; at < start + length; at += 1)
    number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

function bitCharacters(form: LinesForm): number {
  return Math.ceil(10 ** form.length / PER_CHARACTER);
}

function parseList(form: LinesForm, text: string): number[] | undefined {
  const numbers: number[] = [];
  for (const line of text.split(',')) {
    const number = readLine(form, line);
    if (typeof number === 'string') return undefined;
    numbers.push(number);
  }
  return numbers;
}

function parseBits(form: LinesForm, text: string): number[] | undefined {
  if (text.length !== bitCharacters(form) + 1) return undefined;
  const numbers: number[] = [];
  for (let at = 0; at < text.length - 1; at += 1) {
    const value = BIT_VALUES[text.charCodeAt(at + 1)] ?? 255;
    if (value === 255) return undefined;
    for (let bit = 0; bit < PER_CHARACTER; bit += 1) {
      if ((value & (32 >> bit)) !== 0) numbers.push(at * PER_CHARACTER + bit);
    }
  }
  const legal = numbers.every((number) => readLine(form, lineText(form, number)) === number);
  return legal ? numbers : undefined;
}

// Named sets of numbers of Vietnamese and Thai players (lottery.md 1.8, 1.9) as a pad offers them:
// chips to press, digits to type, and sets derived from the chosen numbers.
import { thaiNumbers, vietnamNumbers, type LinesForm } from '@fairhouse/rules/lottery';

const { NAMED_SETS, SIGNS } = vietnamNumbers;

/** One chip: a name, which is a catalogue key or the digit itself, and its numbers. */
export interface NumberSet {
  readonly name: string;
  readonly numbers: readonly string[];
}

export type SetKind =
  | { readonly kind: string; readonly how: 'chips'; readonly sets: readonly NumberSet[] }
  /** Parses the typed text; returns no numbers while it is not a set. */
  | { readonly kind: string; readonly how: 'typed'; readonly read: (text: string) => string[] }
  | { readonly kind: string; readonly how: 'chosen'; readonly turn: (number: string) => string[] };

const VIETNAM: ReadonlySet<string> = new Set(['VNN', 'VNS', 'VNS2']);
const THAI: ReadonlySet<string> = new Set(['TH', 'HANOI', 'LAO', 'STOCK', 'YEEKEE']);

/**
 * The kinds of sets for a pad of whole numbers; none for other games and for entries in any order.
 */
export function setKindsOf(family: string, form: LinesForm): readonly SetKind[] {
  if (form.sorted || form.parts) return [];
  if (VIETNAM.has(family)) return vietnamKinds(form.length);
  return THAI.has(family) ? thaiKinds(form.length) : [];
}

/** The entry text after a set is pressed: adds it, or removes it if it was selected completely. */
export function pressSet(chosen: ReadonlySet<string>, numbers: readonly string[]): string {
  const isIn = numbers.every((number) => chosen.has(number));
  const next = new Set(chosen);
  for (const number of numbers) {
    if (isIn) next.delete(number);
    else next.add(number);
  }
  return [...next].toSorted().join(' ');
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

function byDigit(kind: string, numbersOf: (digit: number) => readonly string[]): SetKind {
  const sets = DIGITS.map((name) => ({ name, numbers: numbersOf(Number(name)) }));
  return { kind, how: 'chips', sets };
}

function named(kind: string, names: readonly string[]): SetKind {
  const sets = names.map((name) => ({ name, numbers: NAMED_SETS[name] ?? [] }));
  return { kind, how: 'chips', sets };
}

function vietnamKinds(length: number): readonly SetKind[] {
  const anyLength: SetKind[] = [
    { kind: 'stepping', how: 'typed', read: (text) => readSteps(text, length) },
    { kind: 'orders', how: 'chosen', turn: vietnamNumbers.numberPermutations },
  ];
  return length === 2 ? [...OF_TWO, ...anyLength] : anyLength;
}

const OF_TWO: readonly SetKind[] = [
  named('sides', [
    'tai',
    'xiu',
    'chan',
    'le',
    'chanchan',
    'lele',
    'chanle',
    'lechan',
    'tongto',
    'tongbe',
  ]),
  named('doubles', ['kepbang', 'keplech', 'satkep']),
  byDigit('sum', vietnamNumbers.numbersWithSum),
  byDigit('touch', vietnamNumbers.numbersContaining),
  byDigit('head', (digit) => vietnamNumbers.numbersByDigit(digit, 'head')),
  byDigit('tail', (digit) => vietnamNumbers.numbersByDigit(digit, 'tail')),
  {
    kind: 'sign',
    how: 'chips',
    sets: SIGNS.map((sign) => ({
      name: `sign.${sign}`,
      numbers: vietnamNumbers.numbersOfSign(sign),
    })),
  },
  {
    kind: 'spaced',
    how: 'chips',
    sets: ([3, 4] as const).map((by) => ({
      name: String(by),
      numbers: vietnamNumbers.numbersByStep(by),
    })),
  },
  { kind: 'range', how: 'typed', read: (text) => readRange(text, true) },
  { kind: 'rangeNoDoubles', how: 'typed', read: (text) => readRange(text, false) },
];

function thaiKinds(length: number): readonly SetKind[] {
  const orders: SetKind = { kind: 'orders', how: 'chosen', turn: thaiNumbers.reverse };
  if (length > 3) return [orders];
  const wide = length === 2 ? 2 : 3;
  const win = (kind: string, withDoubles: boolean): SetKind => ({
    kind,
    how: 'typed',
    read: (text) =>
      /^\d{2,7}$/.test(text.trim()) ? thaiNumbers.win(text.trim(), wide, withDoubles) : [],
  });
  const wins = [win('win', false), win('winDoubles', true)];
  if (length === 3) return [orders, ...wins];
  return [
    orders,
    byDigit('doors', (digit) => thaiNumbers.nineteenDoors(String(digit))),
    byDigit('front', (digit) => thaiNumbers.numbersByDigit(String(digit), 'front')),
    byDigit('back', (digit) => thaiNumbers.numbersByDigit(String(digit), 'back')),
    ...wins,
  ];
}

/** Kéo: `10 20 90`, or in players' notation, `10/20keo90`. */
function readSteps(text: string, length: number): string[] {
  const [first = '', second = '', last = '', ...rest] = text.match(/\d+/g) ?? [];
  const fits = [first, second, last].every((each) => each.length === length);
  return fits && rest.length === 0 ? vietnamNumbers.numberSequence(first, second, last) : [];
}

/** Dàn: the lowest and the highest digit, `05` or `0-5`. */
function readRange(text: string, withDoubles: boolean): string[] {
  const [low, high, ...rest] = text.match(/\d/g) ?? [];
  if (low === undefined || high === undefined || rest.length > 0) return [];
  return vietnamNumbers.numbersInRange(Number(low), Number(high), withDoubles);
}

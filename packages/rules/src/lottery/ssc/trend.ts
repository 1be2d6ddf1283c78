// One row of the SSC trend chart (走势), computed from a result (lottery.md 3).
import { size } from '../count.ts';
import { windowAt, type Window } from '../digits/facts.ts';
import { SHAPES } from '../digits/shape.ts';
import { prepareSsc } from './facts.ts';

/**
 * Group plays by the multiplicities of the digits, largest first; a leopard of all digits has no
 * group play.
 */
const GROUP_TYPES: Readonly<Record<string, string>> = {
  '11111': 'Com120',
  '2111': 'Com60',
  '221': 'Com30',
  '311': 'Com20',
  '32': 'Com10',
  '41': 'Com5',
  '1111': 'Com24',
  '211': 'Com12',
  '22': 'Com6',
  '31': 'Com4',
  '111': 'SIX',
  '21': 'THREE',
  '11': 'TWO',
};

const PRIMES = new Set([1, 2, 3, 5, 7]);

/** The chart columns of two, three, four or five digits. */
export interface TrendPart {
  readonly digits: readonly number[];
  readonly sum: number;
  readonly span: number;
  /** `Com60`, `THREE` (组三), `SIX` (组六), `TWO`, or `LEOPARD` (of two digits: `PAIR`). */
  readonly type: string;
  /** Letters by digit: B and S, O and E, P (1, 2, 3, 5, 7) and C. */
  readonly bigSmall: string;
  readonly oddEven: string;
  readonly primeComposite: string;
  /** Big : small, odd : even, prime : composite, as `3:2`. */
  readonly ratios: { readonly bigSmall: string; readonly oddEven: string; readonly prime: string };
}

export interface TrendRow {
  readonly numbers: string;
  readonly all: TrendPart;
  readonly first4: TrendPart;
  readonly last4: TrendPart;
  readonly first3: TrendPart;
  readonly mid3: TrendPart;
  readonly last3: TrendPart;
  readonly first2: TrendPart;
  readonly last2: TrendPart;
  /** Shapes of the first, middle and last three digits on the ring. */
  readonly shapes: readonly string[];
  /** 万 compared with 个: D, T or H. */
  readonly dragonTiger: 'D' | 'T' | 'H';
  readonly bull: number;
}

/** The row of a result; undefined for an invalid text. */
export function trendRow(numbers: string): TrendRow | undefined {
  const facts = prepareSsc(numbers);
  if (!facts) return undefined;
  const part = (places: number) => partOf(windowAt(facts, places));
  const ahead = (facts.digits[0] ?? 0) - (facts.digits[4] ?? 0);
  return {
    numbers,
    all: part(0b11111),
    first4: part(0b01111),
    last4: part(0b11110),
    first3: part(0b00111),
    mid3: part(0b01110),
    last3: part(0b11100),
    first2: part(0b00011),
    last2: part(0b11000),
    shapes: [0b00111, 0b01110, 0b11100].map((places) => {
      const shape = windowAt(facts, places).shape;
      return SHAPES[shape === -1 ? 4 : shape];
    }),
    dragonTiger: ahead > 0 ? 'D' : ahead < 0 ? 'T' : 'H',
    bull: facts.bull,
  };
}

function partOf(window: Window | undefined): TrendPart {
  const digits = window?.digits ?? [];
  const letters = (yes: string, no: string, holds: (digit: number) => boolean) =>
    digits.map((digit) => (holds(digit) ? yes : no)).join('');
  const bigSmall = letters('B', 'S', (digit) => digit >= 5);
  const oddEven = letters('O', 'E', (digit) => digit % 2 === 1);
  const primeComposite = letters('P', 'C', (digit) => PRIMES.has(digit));
  return {
    digits,
    sum: window?.sum ?? 0,
    span: window?.span ?? 0,
    type: typeOf(window),
    bigSmall,
    oddEven,
    primeComposite,
    ratios: {
      bigSmall: ratioOf(bigSmall, 'B'),
      oddEven: ratioOf(oddEven, 'O'),
      prime: ratioOf(primeComposite, 'P'),
    },
  };
}

function typeOf(window: Window | undefined): string {
  if (!window) return '';
  if (window.leopard) return window.digits.length === 2 ? 'PAIR' : 'LEOPARD';
  const sizes = window.times.flatMap((mask, count) =>
    count === 0 ? [] : new Array<number>(size(mask)).fill(count),
  );
  return GROUP_TYPES[sizes.reverse().join('')] ?? '';
}

function ratioOf(letters: string, letter: string): string {
  const count = [...letters].filter((each) => each === letter).length;
  return `${count}:${letters.length - count}`;
}

// Facts about a Thai result, computed once per draw and used by all plays, and how each game's
// result yields them (lottery.md 1.9).
import { sortedDigits } from '../slip/permutations.ts';

export interface ThaiFacts {
  /** The last four digits of the top, and the same sorted; empty where the game has three. */
  readonly top4: readonly number[];
  readonly top4Sorted: readonly number[];
  readonly top3: readonly number[];
  readonly top3Sorted: readonly number[];
  readonly top2: readonly number[];
  readonly bottom2: readonly number[];
  readonly front3: readonly number[];
  readonly back3: readonly number[];
  /** The two fronts and the two backs together. */
  readonly second3: readonly number[];
  /** The last three digits of the first prize where another prize is the top (Hanoi). */
  readonly first3: readonly number[];
  /** The sum of the three digits on top. */
  readonly topSum: number;
  /** Every pair of different digits of the three on top, the smaller first, as one number. */
  readonly topPairs: readonly number[];
  /** The digits of the last three, of the last two and of the bottom two, as masks. */
  readonly in3: number;
  readonly in2: number;
  readonly inBottom: number;
  /** Whether the market did not move, in which case every stake is refunded. */
  readonly isRefunded: boolean;
}

/** The digits that plays are based on: three or four on top and two at the bottom. */
interface Digits {
  readonly top: string;
  readonly bottom: string;
  readonly fronts?: readonly string[];
  readonly backs?: readonly string[];
  readonly firsts?: readonly string[];
  readonly isRefunded?: boolean;
}

function factsOf({
  top,
  bottom,
  fronts = [],
  backs = [],
  firsts = [],
  isRefunded = false,
}: Digits): ThaiFacts {
  const top4 = top.length >= 4 ? [Number(top.slice(-4))] : [];
  const top3 = [Number(top.slice(-3))];
  return {
    top4,
    top4Sorted: top4.map((number) => sortedDigits(number, 4)),
    top3,
    top3Sorted: top3.map((number) => sortedDigits(number, 3)),
    top2: [Number(top.slice(-2))],
    bottom2: [Number(bottom)],
    front3: fronts.map(Number),
    back3: backs.map(Number),
    second3: [...fronts, ...backs].map(Number),
    first3: firsts.map(Number),
    topSum: Array.from(top.slice(-3), Number).reduce((sum, digit) => sum + digit, 0),
    topPairs: pairsOf(top.slice(-3)),
    in3: maskOf(top.slice(-3)),
    in2: maskOf(top.slice(-2)),
    inBottom: maskOf(bottom),
    isRefunded,
  };
}

function maskOf(digits: string): number {
  return [...digits].reduce((mask, digit) => mask | (1 << Number(digit)), 0);
}

function pairsOf(digits: string): number[] {
  const different = [...new Set(digits)].sort();
  return different.flatMap((one, at) =>
    different.slice(at + 1).map((other) => Number(one + other)),
  );
}

/**
 * The government lottery: first prize, two 3-fronts, two 3-backs and the two digits, such as
 * `284701 019 552 731 468 56`.
 */
export function prepareGovernment(numbers: string): ThaiFacts | undefined {
  if (!/^\d{6}(?: \d{3}){4} \d{2}$/.test(numbers)) return undefined;
  const [first = '', front1 = '', front2 = '', back1 = '', back2 = '', last = ''] =
    numbers.split(' ');
  return factsOf({ top: first, bottom: last, fronts: [front1, front2], backs: [back1, back2] });
}

/**
 * Hanoi: the special and the first prize, such as `48312 90745`; the first prize yields the bottom.
 */
export function prepareHanoi(numbers: string): ThaiFacts | undefined {
  if (!/^\d{5} \d{5}$/.test(numbers)) return undefined;
  return factsOf({
    top: numbers.slice(0, 5),
    bottom: numbers.slice(-2),
    firsts: [numbers.slice(-3)],
  });
}

/** Lao: four digits, of which the first two are the bottom. */
export function prepareLao(numbers: string): ThaiFacts | undefined {
  return /^\d{4}$/.test(numbers)
    ? factsOf({ top: numbers, bottom: numbers.slice(0, 2) })
    : undefined;
}

const STOCK = /^(?:0|[1-9]\d{0,6})\.\d{2} (?:\+|-(?!0\.00$))(?:0|[1-9]\d{0,5})\.\d{2}$/;

/**
 * A stock index: its close and its change, such as `1634.57 +3.21`; an index that did not move has
 * the change `+0.00`. The top consists of the last whole digit and the decimals of the close.
 */
export function prepareStock(numbers: string): ThaiFacts | undefined {
  if (!STOCK.test(numbers)) return undefined;
  const [close = '', change = ''] = numbers.split(' ');
  const top = close.replace('.', '').slice(-3);
  return factsOf({ top, bottom: change.slice(-2), isRefunded: change === '+0.00' });
}

/** Yeekee: five digits, of which the last three are the top and the two before them the bottom. */
export function prepareYeekee(numbers: string): ThaiFacts | undefined {
  return /^\d{5}$/.test(numbers)
    ? factsOf({ top: numbers.slice(2), bottom: numbers.slice(0, 2) })
    : undefined;
}

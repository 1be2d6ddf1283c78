// The vocabulary of a bet by message (lottery.md 1.8): names of bets and of sets of numbers, typed
// without diacritics.
import {
  NAMED_SETS,
  numbersOfSign,
  numbersWithSum,
  SIGNS,
  numbersByStep,
  numberSequence,
  numbersContaining,
  numbersByDigit,
  numbersInRange,
} from './named-sets.ts';

/** A bet that a message can name, with its plays by the number of digits. */
export interface SmsBet {
  /** By the number of digits; the north's where the regions differ. */
  readonly plays: Readonly<Record<number, string>>;
  readonly north?: Readonly<Record<number, string>>;
  /** Đá xiên, on two stations together. */
  readonly isAcross?: true;
}

const LO: SmsBet = { plays: { 2: 'Lo2', 3: 'Lo3', 4: 'Lo4' } };
const HEAD_TAIL: SmsBet = { plays: { 2: 'DeHeadTail' } };
const HEAD: SmsBet = { plays: { 2: 'DeHead', 3: 'Cang3Head' } };
const TAIL: SmsBet = { plays: { 2: 'DeSpecial', 3: 'Cang3Special', 4: 'Cang4Special' } };
const FEW: SmsBet = {
  plays: { 2: 'Bao7_2', 3: 'Bao7_3', 4: 'Bao7_4' },
  north: { 2: 'Bao8_2', 3: 'Bao8_3', 4: 'Bao8_4' },
};

/**
 * Indexed by the word that follows the numbers. `dao` after a word plays every order of each
 * number.
 */
export const SMS_BETS: Readonly<Record<string, SmsBet>> = {
  b: LO,
  bl: LO,
  lo: LO,
  bao: LO,
  b7l: FEW,
  b8l: FEW,
  dd: HEAD_TAIL,
  dau: HEAD,
  duoi: TAIL,
  dui: TAIL,
  de: TAIL,
  db: TAIL,
  xc: { plays: { 3: 'Cang3HeadTail' } },
  xcdau: { plays: { 3: 'Cang3Head' } },
  xcduoi: { plays: { 3: 'Cang3Special' } },
  xcdui: { plays: { 3: 'Cang3Special' } },
  x2: { plays: { 2: 'Xien2' } },
  x3: { plays: { 2: 'Xien3' } },
  x4: { plays: { 2: 'Xien4' } },
  xq: { plays: { 2: 'XienQuay' } },
  da: { plays: { 2: 'Da_MinPairs' } },
  dx: { plays: { 2: 'Da_MinPairs' }, isAcross: true },
};

/** A notation for numbers, matched at the current position. */
export interface NumberWord {
  readonly pattern: RegExp;
  read(match: RegExpExecArray): readonly string[];
}

/** Sets whose name ends in a digit. */
const DIGIT_SETS: Readonly<Record<string, (digit: number) => string[]>> = {
  tong: numbersWithSum,
  cham: numbersContaining,
  dau: (digit) => numbersByDigit(digit, 'head'),
  duoi: (digit) => numbersByDigit(digit, 'tail'),
};

const NAMES = Object.keys(NAMED_SETS).sort((one, other) => other.length - one.length);
const SIGN_NAMES = [...SIGNS].sort((one, other) => other.length - one.length);

/** Longer words precede their prefixes. */
export const NUMBER_WORDS: readonly NumberWord[] = [
  {
    pattern: /(\d{2,4})\/(\d{2,4})keo(\d{2,4})(?!\d)/y,
    read([, first = '', second = '', last = '']) {
      const even = first.length === second.length && first.length === last.length;
      return even ? numberSequence(first, second, last) : [];
    },
  },
  { pattern: /(\d{2,4})(?!\d)/y, read: ([, number = '']) => [number] },
  {
    pattern: /(tong|cham|dau|duoi)(\d)(?!\d)/y,
    read: ([, name = '', digit]) => DIGIT_SETS[name]?.(Number(digit)) ?? [],
  },
  {
    pattern: /dancach([34])/y,
    read: ([, step]) => numbersByStep(step === '3' ? 3 : 4),
  },
  {
    pattern: /dan(\d)(\d)(bokep)?/y,
    read: ([, low, high, without]) =>
      numbersInRange(Number(low), Number(high), without === undefined),
  },
  {
    pattern: new RegExp(`giap(${SIGN_NAMES.join('|')})`, 'y'),
    read: ([, name]) => SIGNS.flatMap((sign) => (sign === name ? numbersOfSign(sign) : [])),
  },
  {
    pattern: new RegExp(NAMES.join('|'), 'y'),
    read: ([name = '']) => NAMED_SETS[name] ?? [],
  },
];

// Parses bets written as a message (lottery.md 1.8): a line that names the stations, and lines of
// numbers with their bets, such as `2dmn`, `01.02dd1`, `123.456xc1,5`.
import { amount, AMOUNT_MAX, type Amount } from '@fairhouse/values';
import { choose } from '../count.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip } from '../slip/slip.ts';
import { VNN, VNS, VNS2 } from './index.ts';
import { numberPermutations } from './named-sets.ts';
import { NUMBER_WORDS, SMS_BETS, type SmsBet } from './sms-words.ts';

export type SmsRegion = 'mb' | 'mt' | 'mn';

/**
 * The stations of the bets in the following lines: a number of stations of the day, the main one
 * first.
 */
export interface SmsStations {
  readonly region: SmsRegion;
  readonly stations: number;
}

/** One bet in a message. */
export interface SmsOrder extends SmsStations {
  /** The line number in the message, from 1. */
  readonly line: number;
  /** `VNS2` is a bet on two stations together, placed on every pair of the stations. */
  readonly family: 'VNN' | 'VNS' | 'VNS2';
  readonly play: string;
  readonly numbers: readonly string[];
  /** The stake of one unit. */
  readonly unit: Amount;
  /** Stations × notes × units × the stake of one unit. */
  readonly cost: Amount;
}

export type SmsProblem =
  | 'no_stations'
  | 'no_numbers'
  | 'unknown_bet'
  | 'bad_amount'
  | 'wrong_digits'
  | 'not_on_these_stations'
  | 'not_allowed';

export interface SmsReading {
  readonly orders: readonly SmsOrder[];
  /** Each line that cannot be parsed, with its remaining text from the position of the problem. */
  readonly problems: readonly { line: number; text: string; problem: SmsProblem }[];
}

/**
 * Parses a message. A line with a problem yields no order; the other lines are unaffected. Amounts
 * are in thousands of the currency's unit: `1,5`, `1,5n` and `1,5k` are 1,500, `2tr` is two
 * million.
 */
export function readSms(message: string): SmsReading {
  const orders: SmsOrder[] = [];
  const problems: { line: number; text: string; problem: SmsProblem }[] = [];
  let stations: SmsStations | undefined;
  for (const [index, typed] of plain(message)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const header = STATIONS.exec(typed);
    if (header) stations = stationsOf(header);
    const text = (header ? typed.slice(header[0].length) : typed).trim();
    if (text === '') continue;
    const read = readLineOfBets(text, stations, index + 1);
    if ('problem' in read) problems.push({ line: index + 1, ...read });
    else orders.push(...read.orders);
  }
  return { orders, problems };
}

const STATIONS = /^\s*(?:([1-4])d)?(mb|mt|mn)(?=\s|$)/;
const AMOUNT = /(\d{1,9})(?:,(\d{1,3}))?(tr|n|k)?/y;
const SEPARATORS = /[\s.,;-]*/y;
const WORDS = Object.keys(SMS_BETS).sort((one, other) => other.length - one.length);
const BET = new RegExp(`(${WORDS.join('|')})(dao)?\\s*`, 'y');

/** The message in lower case without diacritics. */
function plain(message: string): string {
  return message.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

function stationsOf([, count, region]: RegExpExecArray): SmsStations {
  return { region: region as SmsRegion, stations: region === 'mb' ? 1 : Number(count ?? 1) };
}

type LineReading =
  | { readonly orders: readonly SmsOrder[] }
  | { readonly text: string; readonly problem: SmsProblem };

/** Parses numbers and their bets, once or several times in a line: `01.02dd1b5 77b2`. */
function readLineOfBets(
  text: string,
  stations: SmsStations | undefined,
  line: number,
): LineReading {
  if (!stations) return { text, problem: 'no_stations' };
  const orders: SmsOrder[] = [];
  let at = 0;
  while (at < text.length) {
    const numbers: string[] = [];
    at = readNumbers(text, at, numbers);
    if (numbers.length === 0) return { text: text.slice(at), problem: 'no_numbers' };
    const before = orders.length;
    for (let bet = matchAt(BET, text, at); bet; bet = matchAt(BET, text, at)) {
      const from = at;
      at += bet[0].length;
      const sum = matchAt(AMOUNT, text, at);
      const unit = sum && thousands(sum);
      if (!sum || unit === undefined) return { text: text.slice(from), problem: 'bad_amount' };
      at += sum[0].length;
      const asked = SMS_BETS[bet[1] ?? ''];
      const played = bet[2] ? [...new Set(numbers.flatMap(numberPermutations))] : numbers;
      const order = asked && orderOf(asked, played, stations, unit);
      if (order === undefined || typeof order === 'string') {
        return { text: text.slice(from), problem: order ?? 'unknown_bet' };
      }
      orders.push({ line, ...order });
      at += matchAt(SEPARATORS, text, at)?.[0].length ?? 0;
    }
    if (orders.length === before) return { text: text.slice(at), problem: 'unknown_bet' };
  }
  return { orders };
}

/** Parses numbers into the list, and returns the position after them. */
function readNumbers(text: string, start: number, numbers: string[]): number {
  let at = start;
  for (;;) {
    at += matchAt(SEPARATORS, text, at)?.[0].length ?? 0;
    const found = NUMBER_WORDS.map((word) => ({ word, match: matchAt(word.pattern, text, at) }));
    const first = found.find(({ match }) => match !== undefined);
    if (!first?.match || isBetHere(text, at, numbers)) return at;
    numbers.push(...first.word.read(first.match).filter((number) => !numbers.includes(number)));
    at += first.match[0].length;
  }
}

/** After numbers, `dau5` and `duoi5` are bets of five rather than ten more numbers. */
function isBetHere(text: string, at: number, numbers: readonly string[]): boolean {
  return numbers.length > 0 && matchAt(BET, text, at) !== undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function thousands([, whole = '', part = '', word]: RegExpExecArray): Amount | undefined {
  const units = BigInt(whole + part.padEnd(3, '0')) * 10_000n * (word === 'tr' ? 1000n : 1n);
  return units > 0n && units <= AMOUNT_MAX ? amount(units) : undefined;
}

function orderOf(
  bet: SmsBet,
  numbers: readonly string[],
  stations: SmsStations,
  unit: Amount,
): Omit<SmsOrder, 'line'> | SmsProblem {
  const isNorth = stations.region === 'mb';
  if (bet.isAcross && stations.stations < 2) return 'not_on_these_stations';
  const digits = numbers[0]?.length ?? 0;
  const play = ((isNorth ? bet.north : undefined) ?? bet.plays)[digits];
  if (play === undefined || numbers.some((number) => number.length !== digits)) {
    return 'wrong_digits';
  }
  const family: Family = bet.isAcross ? VNS2 : isNorth ? VNN : VNS;
  const checked = checkSlip(family, { play, selection: { kind: 'lines', lines: numbers } });
  if (!checked.ok) return 'not_allowed';
  const times = bet.isAcross ? choose(stations.stations, 2) : stations.stations;
  const units = checked.value.notes * (checked.value.play.stakeUnits ?? 1) * times;
  const cost = unit * BigInt(units);
  if (cost > AMOUNT_MAX) return 'bad_amount';
  return {
    ...stations,
    family: family.code as SmsOrder['family'],
    play,
    numbers,
    unit,
    cost: amount(cost),
  };
}

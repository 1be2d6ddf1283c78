// Plain implementation of the PC28 table of lottery.md 1.6: each note with the results in which it
// wins and ties.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';
import { plainShape, sum } from '../plain-counting.ts';

type Digits = readonly number[];
type Predicate = (digits: Digits) => boolean;

const GREEN = [1, 4, 7, 10, 16, 19, 22, 25];
const BLUE = [2, 5, 8, 11, 17, 20, 23, 26];
const RED = [3, 6, 9, 12, 15, 18, 21, 24];
const COLOURS: Readonly<Record<string, Digits>> = { G: GREEN, B: BLUE, R: RED };

function note(tier: string, hits: Predicate, ties?: Predicate): PlainNote<Digits> {
  const wins = (digits: Digits) => (hits(digits) ? [{ tier, times: 1 }] : []);
  return ties ? { wins, ties } : { wins };
}

const isMiddle: Predicate = (digits) => [13, 14].includes(sum(digits));

/** Every note of a bet on three digits. */
export function plainPc28Notes({ play, selection }: Slip): PlainNote<Digits>[] {
  const rows = selection.kind === 'rows' ? selection.rows : [];
  const [first = []] = rows;
  const perBall = (hits: (symbol: string, digit: number) => boolean) =>
    rows.flatMap((row, place) =>
      row.map((symbol) => note('WIN', (digits) => hits(symbol, digits[place] ?? 0))),
    );
  const each = (hits: (symbol: string, digits: Digits) => boolean, ties?: Predicate) =>
    first.map((symbol) => note(symbol, (digits) => hits(symbol, digits), ties));
  switch (play) {
    case 'Sum':
      return each((symbol, digits) => String(sum(digits)) === symbol);
    case 'BSOE':
      return each((symbol, digits) => isSide(symbol, sum(digits)));
    case 'BSOE_WithTie':
      return each((symbol, digits) => isSide(symbol, sum(digits)) && !isMiddle(digits), isMiddle);
    case 'BSOE_AllKill':
      return each((symbol, digits) => isSide(symbol, sum(digits)) && !isMiddle(digits));
    case 'Extreme':
      return each((symbol, digits) => (symbol === 'XB' ? sum(digits) > 21 : sum(digits) < 6));
    case 'Color':
      return each((symbol, digits) => (COLOURS[symbol] ?? []).includes(sum(digits)));
    case 'Special':
      return each((symbol, digits) => plainShape(digits) === symbol);
    case 'BallNumber':
      return perBall((symbol, digit) => String(digit) === symbol);
    case 'BallBSOE':
      return perBall((symbol, digit) => isTrue(symbol, digit > 4, digit));
    case 'DragonTiger':
      return each((symbol, digits) => side(digits) === symbol);
    case 'DragonTigerRefund':
      return each(
        (symbol, digits) => side(digits) === symbol,
        (digits) => side(digits) === 'H',
      );
    default:
      throw new Error(`no plain reading of ${play}`);
  }
}

function side([first = 0, , third = 0]: Digits): string {
  return first > third ? 'D' : first < third ? 'T' : 'H';
}

function isSide(symbol: string, total: number): boolean {
  return [...symbol].every((letter) => isTrue(letter, total > 13, total));
}

function isTrue(letter: string, isBig: boolean, number: number): boolean {
  const isOdd = number % 2 === 1;
  return letter === 'B' ? isBig : letter === 'S' ? !isBig : letter === 'O' ? isOdd : !isOdd;
}

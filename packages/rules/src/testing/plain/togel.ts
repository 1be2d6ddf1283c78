// Plain implementation of the table of lottery.md 1.10: every note of a bet on four digits with its
// wins.
import type { Slip } from '../../lottery/slip/slip.ts';
import { findSign, ZODIAC } from '../../lottery/zodiac.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { kinds, subsets, sum } from '../plain-counting.ts';

export interface TogelResult {
  /** AS KOP KEPALA EKOR. */
  readonly digits: readonly number[];
  readonly year: string;
}

type Note = PlainNote<TogelResult>;

function note(tierOf: (result: TogelResult) => string | undefined): Note {
  return {
    wins(result) {
      const tier = tierOf(result);
      return tier === undefined ? [] : [{ tier, times: 1 }];
    },
  };
}

/** A note that wins in one tier where the predicate on the four digits holds. */
function simple(hits: (digits: string) => boolean): Note {
  return note(({ digits }) => (hits(digits.join('')) ? 'WIN' : undefined));
}

/** Parses a printed result for the plain implementation. */
export function readTogel(numbers: string): TogelResult {
  const [digits = '', year = ''] = numbers.split('@');
  return { digits: [...digits].map(Number), year };
}

/** A random printed result that often consists of chosen digits, in their order or not. */
export function togelNear(chance: Chance, selection: Slip['selection']): string {
  const chosen =
    selection.kind === 'rows'
      ? selection.rows.flat().filter((symbol) => /^\d$/.test(symbol))
      : [...oneOf(chance, selection.lines)];
  const any = () => String(chance(10));
  const digit = () => (chosen.length > 0 && chance(4) > 0 ? oneOf(chance, chosen) : any());
  const mixed = Array.from({ length: 4 }, digit).join('');
  const kept = chosen.join('').slice(0, 4);
  const free = 4 - kept.length;
  const before = chance(2) === 0 ? free : chance(free + 1);
  const around = Array.from({ length: free }, any).join('');
  const shuffled = [...kept].sort(() => chance(3) - 1).join('');
  const middle = chance(2) === 0 ? kept : shuffled;
  const placed = around.slice(0, before) + middle + around.slice(before);
  return `${chance(2) === 0 ? mixed : placed}@${oneOf(chance, ZODIAC)}`;
}

const PLACEMENTS: Readonly<Record<string, (digits: string) => string>> = {
  '4D': (digits) => digits,
  '3D': (digits) => digits.slice(1),
  '2D': (digits) => digits.slice(2),
  '2D_Depan': (digits) => digits.slice(0, 2),
  '2D_Tengah': (digits) => digits.slice(1, 3),
};

/** Every note of a bet. */
export function plainTogel(slip: Slip): Note[] {
  const { selection } = slip;
  const rows = selection.kind === 'rows' ? selection.rows : [];
  const lines = selection.kind === 'lines' ? selection.lines : [];
  const stand = PLACEMENTS[slip.play.replace(/_(Full|BB)$/, '')];
  if (stand && slip.play.endsWith('BB'))
    return unique(lines).map((line) => backAndForth(line, stand));
  if (stand) return unique(lines).map((line) => simple((digits) => stand(digits) === line));
  if (slip.play === 'Kombinasi') return combined(rows);
  const [first = []] = rows;
  switch (slip.play) {
    case 'ColokBebas':
    case 'ColokBebas_Cap3':
      return first.map((symbol) => note(({ digits }) => appearances(digits, [Number(symbol)])));
    case 'ColokMacau':
      return unique(lines.map(sortedText)).map(macau);
    case 'ColokNaga':
      return unique(lines.map(sortedText)).map(naga);
    case 'Shio':
      return first.map(shio);
    case 'Dasar_BO':
    case 'Dasar_SE':
      return first.map((side) => simple((digits) => sideIs(side, root(digits.slice(2)))));
    case '5050Umum':
      return first.map((side) => simple((digits) => umum(side, digits.slice(2))));
    default:
      return rows.flatMap((row, at) =>
        row.map((symbol) => simple(question(slip.play, symbol, at))),
      );
  }
}

function question(play: string, symbol: string, at: number): (digits: string) => boolean {
  const pair = (digits: string) => [Number(digits[at]), Number(digits[at + 1])] as const;
  switch (play) {
    case 'ColokJitu':
      return (digits) => digits[at] === symbol;
    case '5050Special':
      return (digits) => sideIs(symbol, Number(digits[at]));
    case 'SilangHomo':
      return (digits) => (symbol === 'HOMO') === (sum(pair(digits)) % 2 === 0);
    case 'Kembar':
      return (digits) => digits[at] === digits[at + 1];
    case 'KembangKempis':
      return (digits) => {
        const [left, right] = pair(digits);
        return symbol === 'KEMBANG' ? left < right : left > right;
      };
    default:
      throw new Error(`no plain reading of ${play}`);
  }
}

function sideIs(side: string, number: number): boolean {
  if (side === 'B') return number > 4;
  if (side === 'S') return number < 5;
  return (side === 'O') === (number % 2 === 1);
}

function umum(side: string, back: string): boolean {
  const inMiddle = back >= '25' && back <= '74';
  if (side === 'TENGAH') return inMiddle;
  if (side === 'TEPI') return !inMiddle;
  return sideIs(side, Number(side === 'B' || side === 'S' ? back[0] : back[1]));
}

function root(digits: string): number {
  return digits.length === 1 ? Number(digits) : root(String(sum([...digits].map(Number))));
}

/**
 * A note on a number that wins in its own order or in another; the tier depends on the number of
 * orders of its digits.
 */
function backAndForth(line: string, stand: (digits: string) => string): Note {
  const orders = ordersOf(line);
  return note(({ digits }) => {
    const drawn = stand(digits.join(''));
    if (drawn === line) return `EXACT${orders.length}`;
    return orders.includes(drawn) ? `PERMUTED${orders.length}` : undefined;
  });
}

function ordersOf(line: string): string[] {
  if (line.length === 1) return [line];
  return unique(
    [...line].flatMap((digit, at) =>
      ordersOf(line.slice(0, at) + line.slice(at + 1)).map((rest) => digit + rest),
    ),
  );
}

function appearances(digits: readonly number[], wanted: readonly number[]): string | undefined {
  const count = digits.filter((digit) => wanted.includes(digit)).length;
  return count === 0 ? undefined : String(count);
}

function macau(line: string): Note {
  const wanted = [...line].map(Number);
  return note(({ digits }) =>
    wanted.every((digit) => digits.includes(digit)) ? appearances(digits, wanted) : undefined,
  );
}

/** Removes the three digits from the four one by one; the remaining one determines the tier. */
function naga(line: string): Note {
  const kind = ['', 'P', 'T'][3 - kinds([...line].map(Number))] ?? '';
  return note(({ digits }) => {
    let left = digits.join('');
    for (const digit of line) {
      if (!left.includes(digit)) return undefined;
      left = left.replace(digit, '');
    }
    return `${line.includes(left) ? 4 : 3}${kind}`;
  });
}

/** Counts backwards from the year's sign, starting with number 1, to the last two digits. */
function shio(sign: string): Note {
  const signsOf = (year: string) => {
    const from = ZODIAC.findIndex((each) => each === findSign(year));
    return Array.from({ length: 100 }, (_, at) => ZODIAC[(from + 1200 - at) % 12]);
  };
  return note(({ digits, year }) => {
    const back = Number(digits.slice(2).join('')) || 100;
    const signs = signsOf(year);
    if (signs[back - 1] !== sign) return undefined;
    return signs.filter((each) => each === sign).length === 9 ? 'NINE' : 'EIGHT';
  });
}

function combined(rows: readonly (readonly string[])[]): Note[] {
  return subsets([0, 1, 2, 3], 2).flatMap(([left = 0, right = 0]) =>
    (rows[left] ?? []).flatMap((one) =>
      (rows[right] ?? []).map((other) =>
        simple(
          (digits) => sideIs(one, Number(digits[left])) && sideIs(other, Number(digits[right])),
        ),
      ),
    ),
  );
}

function sortedText(line: string): string {
  return [...line].sort().join('');
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

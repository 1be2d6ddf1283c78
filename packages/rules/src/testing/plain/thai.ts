// Plain implementation of the Thai table of lottery.md 1.9: digits as texts, every note evaluated
// separately.
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import type { Selection } from '../../lottery/slip/selection.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { fanNote } from './sea.ts';
import { combinations, ordersOf } from './vietnam.ts';

/** The common form of the results of all games. */
export interface ThaiResult {
  readonly top: string;
  readonly bottom: string;
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
  /** The last three digits of Hanoi's first prize. */
  readonly first?: string;
  readonly moved: boolean;
}

type Note = PlainNote<ThaiResult>;

/** Parses the printed result of a game, by its code. */
export function readThai(family: string, numbers: string): ThaiResult {
  const parts = numbers.split(' ');
  const [first = '', second = ''] = parts;
  const none = { fronts: [], backs: [], moved: true };
  if (family === 'TH') {
    const [fronts, backs] = [parts.slice(1, 3), parts.slice(3, 5)];
    return { top: first, bottom: parts[5] ?? '', fronts, backs, moved: true };
  }
  if (family === 'HANOI') {
    return { ...none, top: first, bottom: second.slice(3), first: second.slice(2) };
  }
  if (family === 'LAO') return { ...none, top: first, bottom: first.slice(0, 2) };
  if (family === 'YEEKEE') return { ...none, top: first.slice(2), bottom: first.slice(0, 2) };
  const [whole = '', decimals = ''] = first.split('.');
  const moved = Number(second) !== 0;
  const bottom = second.split('.')[1] ?? '';
  return { ...none, top: whole.slice(-1) + decimals, bottom, moved };
}

/** Every note of a bet on a Thai result. */
export function plainThai(slip: Slip, bet: Bet): Note[] {
  const { code } = bet.play;
  const { selection } = slip;
  if (FAN_TAN.has(code)) {
    return fanNotes(code, selection.kind === 'rows' ? (selection.rows[0] ?? []) : []);
  }
  const notes =
    selection.kind === 'rows'
      ? digitNotes(code, selection.rows[0] ?? [])
      : lineNotes(code, [...new Set(selection.lines)]);
  return notes.map((wins) => ({
    wins: (result) => (result.moved ? wins(result) : []),
    ties: (result) => !result.moved,
  }));
}

const FAN_TAN = new Set(['Fan', 'Kwok', 'Nim', 'BSOE']);

/** Fan tan on the sum of the three digits on top; on a market that stands still every note ties. */
function fanNotes(code: string, symbols: readonly string[]): Note[] {
  const threeOf = ({ top }: ThaiResult) => Array.from(top.slice(-3), Number);
  return symbols.map((symbol) => {
    const note = fanNote(code, symbol);
    return {
      wins: (result) => (result.moved ? note.wins(threeOf(result)) : []),
      ties: (result) => !result.moved || note.ties?.(threeOf(result)) === true,
    };
  });
}

type Wins = Note['wins'];

function lineNotes(code: string, lines: readonly string[]): Wins[] {
  const sorted = (text: string) => [...text].sort().join('');
  if (code === 'Tod2') {
    return [...new Set(lines.map(sorted))].map(
      (pair) =>
        ({ top }) =>
          lazy([...pair].every((digit) => top.slice(-3).includes(digit))),
    );
  }
  if (code.startsWith('Tod')) {
    return [...new Set(lines.map(sorted))].map((line) => ({ top }) => {
      const orders = ordersOf(line);
      return orders.includes(top.slice(-line.length)) ? lazy(true, String(orders.length)) : [];
    });
  }
  return lines.map((line) => ({ top, bottom, fronts, backs, first = '' }) => {
    const top1 = code.startsWith('Top') ? [top.slice(-line.length)] : [];
    const named = { Front3: fronts, Back3: backs, Second3: [...fronts, ...backs], First3: [first] };
    const drawn = code === 'Bottom2' ? [bottom] : (named[code as keyof typeof named] ?? top1);
    return [{ tier: 'WIN', times: drawn.filter((each) => each === line).length }];
  });
}

function lazy(won: boolean, tier = 'WIN') {
  return won ? [{ tier, times: 1 }] : [];
}

const FACES = ['DEER', 'GOURD', 'ROOSTER', 'FISH', 'CRAB', 'PRAWN'];

function digitNotes(code: string, digits: readonly string[]): Wins[] {
  if (code === 'FishPrawnCrab') {
    return digits.map((symbol) => ({ top }) => {
      const face = String(FACES.indexOf(symbol) + 1);
      const times = top.slice(-3).split(face).length - 1;
      return lazy(times > 0, String(times));
    });
  }
  const partOf = ({ top, bottom }: ThaiResult) =>
    code.endsWith('Bottom') ? bottom : top.slice(code === 'RunTop' || /[45]$/.test(code) ? -3 : -2);
  if (code.startsWith('Doors19')) {
    const numbers = digits.flatMap((digit) =>
      allPairs().filter((number) => number.includes(digit)),
    );
    return numbers.map((number) => (result) => lazy(partOf(result) === number));
  }
  const set = /^RunSet(\d)/.exec(code);
  if (!set) return digits.map((digit) => (result) => lazy(partOf(result).includes(digit)));
  return combinations(digits, Number(set[1])).map((chosen) => (result) => {
    const drawn = [...partOf(result)];
    const isDouble = new Set(drawn).size < drawn.length;
    return lazy(!isDouble && drawn.every((digit) => chosen.includes(digit)));
  });
}

function allPairs(): string[] {
  return Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
}

/** A random printed result of a game in which chosen digits are likely. */
export function thaiNear(family: string, chance: Chance, selection: Selection): string {
  const named = selection.kind === 'lines' ? selection.lines : selection.rows.flat();
  // Symbols and fans have no digits: faces of the dice stand for them.
  const chosen = named.every((each) => /^\d+$/.test(each)) ? named : ['146', '225', '333'];
  const digits = (length: number): string => {
    if (chance(3) === 0) return Array.from({ length }, () => chance(10)).join('');
    const near = oneOf(chance, ordersOf(oneOf(chance, chosen)));
    const filled = Array.from({ length }, () => oneOf(chance, [...chosen.join('')])).join('');
    return (filled + near).slice(-length);
  };
  if (family === 'TH') return [6, 3, 3, 3, 3, 2].map(digits).join(' ');
  if (family === 'HANOI') return `${digits(5)} ${digits(5)}`;
  if (family === 'LAO') return chance(2) === 0 ? digits(2) + digits(2) : digits(4);
  if (family === 'YEEKEE') return digits(2) + digits(3);
  const sign = oneOf(chance, ['+', '-']);
  const close = digits(3);
  const change = chance(5) === 0 ? '+0.00' : `${sign}${1 + chance(30)}.${digits(2)}`;
  return `163${close.slice(0, 1)}.${close.slice(1)} ${change}`;
}

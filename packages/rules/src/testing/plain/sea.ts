// Plain implementation of the quick games of lottery.md 1.13: each note with the results in which
// it wins and ties.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';
import { kinds, sum } from '../plain-counting.ts';
import { plainCoupNotes } from './baccarat.ts';
import { plainDiceNotes } from './k3.ts';

type Numbers = readonly number[];

const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  VBC: ['DEER', 'GOURD', 'ROOSTER', 'FISH', 'CRAB', 'PRAWN'],
  CLR: ['RED', 'GREEN', 'BLUE', 'YELLOW', 'WHITE', 'PINK'],
};

/** The numbers of a printed result: digits, or numbers separated by commas. */
export function readNumbers(numbers: string): number[] {
  return (numbers.includes(',') || numbers.length === 2 ? numbers.split(',') : [...numbers]).map(
    Number,
  );
}

/** Every note of a bet of the game. */
export function plainSeaNotes(game: string, slip: Slip): readonly PlainNote<Numbers>[] {
  const rows = slip.selection.kind === 'rows' ? slip.selection.rows : [];
  if (game === 'SEAK3') return plainDiceNotes(slip);
  if (game === 'BCR' || game === 'BCB') return plainCoupNotes(game, slip);
  if (game.startsWith('FANTAN')) return (rows[0] ?? []).map((each) => fanNote(slip.play, each));
  return rows.flatMap((row, place) =>
    row.map((symbol) => ({
      wins: (numbers) => {
        const tier = tierOf(game, slip.play, symbol, numbers, place);
        return tier === '' ? [] : [{ tier, times: 1 }];
      },
    })),
  );
}

/** The tier in which a symbol wins, if any. */
function tierOf(
  game: string,
  play: string,
  symbol: string,
  numbers: Numbers,
  place: number,
): string {
  const own = (holds: boolean) => (holds ? symbol : '');
  const any = (holds: boolean) => (holds ? 'WIN' : '');
  const [first = 0] = numbers;
  const total = sum(numbers);
  const at = numbers[place] ?? 0;
  const times = numbers.filter((each) => each === 1 + (SYMBOLS[game] ?? []).indexOf(symbol)).length;
  switch (`${game} ${play}`) {
    case 'VTX TaiXiu':
      return own(kinds(numbers) > 1 && (symbol === 'TAI' ? total > 10 : total < 11));
    case 'VTX BS':
      return own(side(symbol, total, 11));
    case 'VBC Symbol':
    case 'CLR Color':
      return times > 0 ? String(times) : '';
    case 'CLR ColorTriple':
      return any(times === 3);
    case 'CLR AnyTriple':
      return any(kinds(numbers) === 1);
    case 'VXD XocDia':
      return own(coins(symbol, numbers.map((face) => (face === 1 ? 'R' : 'W')).join('')));
    case 'WGG Number':
      return any(first === Number(symbol));
    case 'WGG BigSmall':
      return own(side(symbol, first, 5));
    case 'WGG Color':
      return colour(symbol, first);
    case '5D Position':
    case 'SEAPK10 Ranking':
      return any(at === Number(symbol));
    case '5D PositionBSOE':
      return any(side(symbol, at, 5));
    case '5D SumBSOE':
      return own(side(symbol, total, 23));
    case 'SEAPK10 PlaceBS':
    case 'SEAPK10 PlaceOE':
      return any(side(symbol, at, 6));
    default:
      throw new Error(`no plain reading of ${game} ${play}`);
  }
}

function side(symbol: string, number: number, big: number): boolean {
  if (symbol === 'B') return number >= big;
  if (symbol === 'S') return number < big;
  return symbol === 'O' ? number % 2 === 1 : number % 2 === 0;
}

function coins(symbol: string, thrown: string): boolean {
  const red = [...thrown].filter((coin) => coin === 'R').length;
  if (symbol === 'EVEN' || symbol === 'ODD') return (symbol === 'ODD') === (red % 2 === 1);
  const words = ['ALLWHITE', 'W3R1', '', 'R3W1', 'ALLRED'];
  return words[red] === symbol;
}

function colour(symbol: string, digit: number): string {
  const shown: Readonly<Record<string, readonly number[]>> = {
    red: [2, 4, 6, 8],
    redViolet: [0],
    green: [1, 3, 7, 9],
    greenViolet: [5],
    violet: [0, 5],
  };
  const names = symbol === 'violet' ? ['violet'] : [symbol, `${symbol}Violet`];
  return names.find((name) => shown[name]?.includes(digit)) ?? '';
}

/** A note of fan tan on numbers that are added up. */
export function fanNote(play: string, symbol: string): PlainNote<Numbers> {
  const fan = (numbers: Numbers) => ['4', '1', '2', '3'][sum(numbers) % 4] ?? '';
  const win = (holds: (fan: string) => boolean) => (numbers: Numbers) =>
    holds(fan(numbers)) ? [{ tier: symbol, times: 1 }] : [];
  if (play === 'Nim') {
    return {
      wins: win((each) => symbol.startsWith(each)),
      ties: (numbers) => symbol.endsWith(fan(numbers)),
    };
  }
  if (play === 'BSOE') return { wins: win((each) => side(symbol, Number(each), 3)) };
  return { wins: win((each) => symbol.split('-').includes(each)) };
}

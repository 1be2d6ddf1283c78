// Plain implementation of the keno table of lottery.md 1.6: each note with the draws in which it
// wins and ties.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';
import { subsets, sum } from '../plain-counting.ts';

type Balls = readonly number[];

/** The winning numbers of hits, by the count of numbers in a note. */
const WINNING: readonly Balls[] = [
  [],
  [1],
  [2],
  [3, 2],
  [4, 3, 2],
  [5, 4, 3],
  [6, 5, 4, 3],
  [7, 6, 5, 4, 0],
];

const BANDS: Readonly<Record<string, readonly [number, number]>> = {
  GOLD: [210, 695],
  WOOD: [696, 763],
  WATER: [764, 855],
  FIRE: [856, 923],
  EARTH: [924, 1410],
};

/** Every note of a bet on twenty balls. */
export function plainKenoNotes({ play, selection }: Slip): PlainNote<Balls>[] {
  if (selection.kind === 'lines') {
    const count = Number(play.slice(-1));
    return subsets(selection.lines.map(Number), count).map((wanted) => ({
      wins: (balls) => {
        const hits = wanted.filter((number) => balls.includes(number)).length;
        return WINNING[count]?.includes(hits) ? [{ tier: String(hits), times: 1 }] : [];
      },
    }));
  }
  return (selection.rows[0] ?? []).map((symbol) => ({
    wins: (balls) => (hits(play, symbol, balls) ? [{ tier: symbol, times: 1 }] : []),
    ...(play === 'Fun_Parlay' ? { ties: (balls: Balls) => sum(balls) === 810 } : {}),
  }));
}

function hits(play: string, symbol: string, balls: Balls): boolean {
  const total = sum(balls);
  const low = balls.filter((ball) => ball < 41).length;
  const odd = balls.filter((ball) => ball % 2 === 1).length;
  const isBig = (letter: string) => (letter === 'B' ? total > 810 : total < 810);
  const isParity = (letter: string) => (letter === 'O') === (total % 2 === 1);
  switch (play) {
    case 'Fun_BS':
      return symbol === 'EXACT' ? total === 810 : isBig(symbol);
    case 'Fun_OE':
      return isParity(symbol);
    case 'Fun_Parlay':
    case 'Fun_Parlay_Kill':
      return isBig(symbol.slice(0, 1)) && isParity(symbol.slice(1));
    case 'Fun_UD':
      return symbol === 'UP' ? low > 10 : symbol === 'DOWN' ? low < 10 : low === 10;
    case 'Fun_OEBoard':
      return symbol === 'O' ? odd > 10 : symbol === 'E' ? odd < 10 : odd === 10;
    case 'Fun_WX': {
      const [least = 0, most = 0] = BANDS[symbol] ?? [];
      return total >= least && total <= most;
    }
    default:
      throw new Error(`no plain reading of ${play}`);
  }
}

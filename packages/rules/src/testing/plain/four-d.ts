// Plain implementation of the 4D table of lottery.md 1.12: numbers as texts, every order
// enumerated.
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import type { Selection } from '../../lottery/slip/selection.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { ordersOf, type Prizes } from './vietnam.ts';

type Note = PlainNote<Prizes>;

/** The rank of each of the 23 numbers by printed position. */
function rankAt(place: number): string {
  if (place < 3) return ['FIRST', 'SECOND', 'THIRD'][place] ?? '';
  return place < 13 ? 'SPECIAL' : 'CONSOLATION';
}

/** Every note of a bet on a 4D result. */
export function plainFourD(slip: Slip, bet: Bet): Note[] {
  const { code } = bet.play;
  const lines = slip.selection.kind === 'lines' ? [...new Set(slip.selection.lines)] : [];
  const last = code.startsWith('Big') ? 23 : code.endsWith('_A') ? 1 : 3;
  const hitsOf = (holds: (number: string) => boolean, name: (rank: string) => string) => ({
    wins: (prizes: Prizes) =>
      prizes.slice(0, last).flatMap((number, place) => {
        return holds(number) ? [{ tier: name(rankAt(place)), times: 1 }] : [];
      }),
  });
  const plain = (rank: string) => rank;
  if (code.endsWith('_System')) {
    const orders = new Set(lines.flatMap((line) => ordersOf(line)));
    return [...orders].map((order) => hitsOf((number) => number === order, plain));
  }
  if (code.endsWith('_iBox')) {
    const groups = new Map(lines.map((line) => [[...line].sort().join(''), ordersOf(line)]));
    return [...groups.values()].map((orders) =>
      hitsOf(
        (number) => orders.includes(number),
        (rank) => `${rank}${orders.length}`,
      ),
    );
  }
  return lines.map((line) => hitsOf((number) => number.endsWith(line), plain));
}

/** A random result that contains some chosen numbers, with their digits in some order. */
export function fourDNear(chance: Chance, selection: Selection): string {
  const lines = selection.kind === 'lines' ? selection.lines : [];
  const often = chance(5);
  return Array.from({ length: 23 }, () => {
    const digits = String(chance(10_000)).padStart(4, '0');
    if (lines.length === 0 || chance(5) >= often) return digits;
    const number = oneOf(chance, ordersOf(oneOf(chance, lines)));
    return digits.slice(0, 4 - number.length) + number;
  }).join(' ');
}

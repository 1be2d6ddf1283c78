// Plain implementation of the games of Vietlott: every six numbers and every number of three digits
// evaluated separately.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';
import { combinations, ordersOf } from './vietnam.ts';

type Words = readonly string[];
type Note = PlainNote<Words>;

/** The numbers of a result: balls, or numbers of three digits. */
export function readVietlott(numbers: string): Words {
  return numbers.split(/[ ,]/);
}

export function plainVietlott(last: number): (slip: Slip) => Note[] {
  const every = Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));
  return ({ play, selection }) => {
    const chosen = selection.kind === 'lines' ? [...new Set(selection.lines)] : [];
    if (play === 'Max3D_Orders') {
      const sorted = new Set(chosen.map((line) => [...line].sort().join('')));
      return [...sorted].flatMap((line) => threeNotes(play, line));
    }
    if (play.startsWith('Max3D')) return chosen.flatMap((line) => threeNotes(play, line));
    if (play === 'Any') {
      return chosen.map((ball) => ({
        wins: (drawn) => (drawn.slice(0, 6).includes(ball) ? [{ tier: 'WIN', times: 1 }] : []),
      }));
    }
    const others = every.filter((ball) => !chosen.includes(ball));
    const sixes =
      play === 'VL_Bao5' ? others.map((ball) => [...chosen, ball]) : combinations(chosen, 6);
    return sixes.map(sixNote);
  };
}

function sixNote(six: Words): Note {
  return {
    wins(drawn) {
      const right = six.filter((ball) => drawn.slice(0, 6).includes(ball)).length;
      const isBonus = right === 5 && drawn[6] !== undefined && six.includes(drawn[6]);
      return right < 3 ? [] : [{ tier: isBonus ? '5B' : String(right), times: 1 }];
    },
  };
}

function threeNotes(play: string, line: string): Note[] {
  const tiers = ['SPECIAL', 'FIRST', 'SECOND', 'THIRD'];
  const ends = [2, 6, 12, 20];
  const numbers = play === 'Max3D_Orders' ? ordersOf(line) : [line];
  return numbers.map((number) => ({
    wins: (drawn) =>
      drawn.flatMap((each, at) => {
        const rank = ends.findIndex((end) => at < end);
        if (each !== number || (play === 'Max3D_Special' && rank > 0)) return [];
        const tier = play === 'Max3D' || play === 'Max3D_Orders' ? (tiers[rank] ?? '') : 'WIN';
        return [{ tier, times: 1 }];
      }),
  }));
}

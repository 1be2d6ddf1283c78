// Plain implementation of 3D and P5 by the SSC plays on the same digits (lottery.md 1.2).
import type { Selection } from '../../lottery/slip/selection.ts';
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import { plainNotes } from '../plain-notes.ts';
import type { PlainNote } from '../family-properties.ts';
import { sum } from '../plain-counting.ts';

type Digits = readonly number[];

/** The SSC play of the same name, and the positions to which its digits are mapped. */
function inSsc(play: string): readonly [play: string, places: Digits] {
  if (play.startsWith('P5Last2')) return [play.slice(2), [0, 1, 2, 3, 4]];
  if (play.startsWith('P5')) return [play.replace('P5', 'All5'), [0, 1, 2, 3, 4]];
  if (play.startsWith('First2')) return [play, [0, 1]];
  if (play.startsWith('Last2')) return [play, [0, 0, 0, 1, 2]];
  const duel = /^(DragonTiger(?:Refund)?)_H_1$/.exec(play);
  if (duel) return [`${duel[1]}_10T_H`, [0, 1, 2]];
  if (/^(FixedPlace|Ball)/.test(play)) return [play, [0, 1, 2, 3, 4]];
  const any = /^Any([12])$/.exec(play);
  return [any ? `First3NoPos${any[1]}` : `First3${play}`, [0, 1, 2]];
}

/** Every note of a bet on three or five digits. */
export function plainThreeD(slip: Slip, bet: Bet): PlainNote<Digits>[] {
  const { selection } = slip;
  if (slip.play === 'TotalBSOE') return totalNotes(selection);
  const [play, places] = inSsc(slip.play);
  const moved = (digits: Digits) =>
    Array.from({ length: 5 }, (_, at) => digits[places[at] ?? -1] ?? 0);
  return plainNotes({ play, selection: toFiveRows(play, selection) }, bet).map((note) => ({
    wins: (digits) => (note.hits(moved(digits)) ? [{ tier: note.tier, times: 1 }] : []),
    ties: (digits) => note.ties?.(moved(digits)) ?? false,
  }));
}

function toFiveRows(play: string, selection: Selection): Selection {
  if (selection.kind === 'lines' || !/^(FixedPlace|Ball)/.test(play)) return selection;
  const rows = Array.from({ length: 5 }, (_, at) => selection.rows[at] ?? []);
  return { kind: 'rows', rows };
}

function totalNotes(selection: Selection): PlainNote<Digits>[] {
  const sides = selection.kind === 'rows' ? (selection.rows[0] ?? []) : [];
  return sides.map((side) => ({
    wins(digits) {
      const total = sum(digits.slice(0, 3));
      const isTrue =
        side === 'B' || side === 'S'
          ? (side === 'B') === total >= 14
          : (side === 'O') === (total % 2 === 1);
      return isTrue ? [{ tier: side, times: 1 }] : [];
    },
  }));
}

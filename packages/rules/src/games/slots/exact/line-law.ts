// The law of a spin of a game with lines: all stops, reel by reel. A line that has broken is priced
// at once, and where all have, the remaining reels are counted without being spun.
import { payOf, type SlotGame, type StripSet } from '../slot-game.ts';
import { lineWin } from '../wins/line-wins.ts';
import { openCaseCounter } from './case-counter.ts';
import type { LawClass } from './law.ts';
import { reelStops, restsOf, type ReelStop } from './reel-stops.ts';

/** A line that still goes on, with its symbol; -1 while it shows wilds alone. */
interface OpenLine {
  readonly rows: readonly number[];
  readonly target: number;
}

/** The law of a spin, with the pay of its scatters. */
export function lineLaw(game: SlotGame, set: StripSet): LawClass[] {
  const reels = reelStops(game, set);
  const rests = restsOf(reels);
  const cases = openCaseCounter();
  const shown: ReelStop[] = [];
  const add = (marks: number, hasWild: boolean, win: number, ways: number): void => {
    cases.add(marks, hasWild, win + payOf(game, game.scatter, marks), ways);
  };
  const winOf = (rows: readonly number[], length: number): number =>
    lineWin(game, length, (place) => shown[place]?.column[rows[place] ?? 0] ?? -1)?.win ?? 0;

  const walk = (
    reel: number,
    open: readonly OpenLine[],
    won: number,
    marks: number,
    wild: boolean,
  ) => {
    const stops = reels[reel];
    if (stops === undefined) {
      const win = open.reduce((sum, { rows }) => sum + winOf(rows, reel), won);
      add(marks, wild, win, 1);
      return;
    }
    if (open.length === 0) {
      for (const rest of rests[reel] ?? []) {
        add(marks + rest.marks, wild || rest.hasWild, won, rest.ways);
      }
      return;
    }
    for (const stop of stops) {
      shown[reel] = stop;
      let win = won;
      const next: OpenLine[] = [];
      for (const line of open) {
        const symbol = stop.column[line.rows[reel] ?? 0] ?? -1;
        if (symbol === game.wild) next.push(line);
        else if (game.wins[symbol] === true && (line.target < 0 || line.target === symbol)) {
          next.push(line.target < 0 ? { rows: line.rows, target: symbol } : line);
        } else if (reel > 1) win += winOf(line.rows, reel + 1);
      }
      walk(reel + 1, next, win, marks + stop.marks, wild || stop.hasWild);
    }
  };
  const lines = (game.model.lines ?? []).map((rows) => ({ rows, target: -1 }));
  walk(0, lines, 0, 0, false);
  return cases.law();
}

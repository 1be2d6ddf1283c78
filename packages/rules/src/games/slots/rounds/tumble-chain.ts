// Tumbles (games.md 5.1): winning cells go, the rest falls, and the strip above moves in. The whole
// chain follows from the stops.
import type { SlotGame, Symbols } from '../slot-game.ts';
import { clusterWins } from '../wins/cluster-wins.ts';
import { lineWins } from '../wins/line-wins.ts';
import type { Cell, SlotWin } from '../wins/slot-win.ts';
import type { SlotTumble } from './slot-round.ts';
import { columnAt, type Window } from './window.ts';

/** A board within a chain: the top of a reel goes back by the number of its cells that went. */
export interface TumblingBoard {
  readonly columns: readonly Symbols[];
  readonly tops: readonly number[];
}

/** The wins of a board of a game that tumbles. */
export function tumblingWins(game: SlotGame, columns: readonly Symbols[]): SlotWin[] {
  return game.model.kind === 'cluster-tumble'
    ? clusterWins(game, columns)
    : lineWins(game, columns);
}

/** All boards with wins, with the multiplier of each by the ladder. */
export function tumbleChain(
  game: SlotGame,
  window: Window,
  ladder: readonly number[],
): readonly SlotTumble[] {
  const tumbles: SlotTumble[] = [];
  let board: TumblingBoard = { columns: window.columns, tops: window.stops };
  for (;;) {
    const wins = tumblingWins(game, board.columns);
    if (wins.length === 0) return tumbles;
    const step = Math.min(tumbles.length, ladder.length - 1);
    tumbles.push({ wins, multiplier: ladder[step] ?? 1 });
    board = dropBoard(game, window, board, wins);
  }
}

/** The board after its winning cells went. */
export function dropBoard(
  game: SlotGame,
  { set }: Window,
  { columns, tops }: TumblingBoard,
  wins: readonly SlotWin[],
): TumblingBoard {
  const { rows } = game.model;
  const gone = new Uint8Array(columns.length * rows);
  for (const { cells } of wins) for (const [reel, row] of cells) gone[reel * rows + row] = 1;
  const newTops: number[] = [];
  const newColumns: Symbols[] = [];
  for (const [reel, column] of columns.entries()) {
    let count = 0;
    for (let row = 0; row < rows; row += 1) count += gone[reel * rows + row] ?? 0;
    const strip = game.strips[set][reel] ?? [];
    const top = ((tops[reel] ?? 0) - count + strip.length) % strip.length;
    newTops.push(top);
    if (count === 0) {
      newColumns.push(column);
      continue;
    }
    const fallen = columnAt(strip, top, count);
    for (let row = 0; row < rows; row += 1) {
      if (gone[reel * rows + row] === 0) fallen.push(column[row] ?? 0);
    }
    newColumns.push(fallen);
  }
  return { columns: newColumns, tops: newTops };
}

/** The cells of several wins, each once, reel by reel from the top. */
export function cellsOfWins(wins: readonly SlotWin[]): Cell[] {
  const cells = new Map(wins.flatMap((win) => win.cells).map((cell) => [cell.join(), cell]));
  return [...cells.values()].toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

import { payOf, type SlotGame, type Symbols } from '../slot-game.ts';
import type { Cell, SlotWin } from './slot-win.ts';

/** More than the cells of any board. */
const CELLS = 64;
/** Of a call, kept from one to the next because a new one takes longer than the work on it. */
const [symbols, groups, members] = [
  new Uint8Array(CELLS),
  new Uint8Array(CELLS),
  new Uint8Array(CELLS),
];

/**
 * Wins of groups (games.md 5.1): cells of a symbol that touch at a side. A wild belongs to every
 * group that it touches. In the order of the first cell, reel by reel from the top.
 */
export function clusterWins(game: SlotGame, board: readonly Symbols[]): SlotWin[] {
  const { rows } = game.model;
  const { wild } = game;
  let size = 0;
  for (const column of board) {
    for (const symbol of column) {
      symbols[size] = symbol;
      groups[size] = 0;
      size += 1;
    }
  }
  const wins: SlotWin[] = [];
  let group = 0;
  for (let start = 0; start < size; start += 1) {
    const symbol = symbols[start] ?? 0;
    if (groups[start] !== 0 || symbol === wild || game.wins[symbol] !== true) continue;
    group += 1;
    const count = gather({ start, group, wild, rows, size });
    const win = payOf(game, symbol, count);
    if (win === 0) continue;
    const sorted = [...members.subarray(0, count)].sort((one, other) => one - other);
    wins.push({
      symbol: game.symbols[symbol] ?? '',
      kind: count,
      win,
      cells: sorted.map((cell): Cell => [Math.floor(cell / rows), cell % rows]),
    });
  }
  return wins;
}

interface Gathering {
  readonly start: number;
  readonly group: number;
  readonly wild: number;
  readonly rows: number;
  readonly size: number;
}

/** Gathers the group of a cell in `members`, and returns its size; a cell is reel × rows + row. */
function gather({ start, group, wild, rows, size }: Gathering): number {
  const symbol = symbols[start] ?? 0;
  groups[start] = group;
  members[0] = start;
  let count = 1;
  for (let at = 0; at < count; at += 1) {
    const cell = members[at] ?? 0;
    const row = cell % rows;
    if (row > 0) count = join(cell - 1, symbol, wild, group, count);
    if (row < rows - 1) count = join(cell + 1, symbol, wild, group, count);
    if (cell >= rows) count = join(cell - rows, symbol, wild, group, count);
    if (cell + rows < size) count = join(cell + rows, symbol, wild, group, count);
  }
  return count;
}

/** Adds a cell to the group where it belongs to it, and returns the size of the group. */
function join(cell: number, symbol: number, wild: number, group: number, count: number): number {
  const shown = symbols[cell];
  if ((shown !== symbol && shown !== wild) || groups[cell] === group) return count;
  groups[cell] = group;
  members[count] = cell;
  return count + 1;
}

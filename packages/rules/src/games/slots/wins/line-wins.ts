// Wins on lines (games.md 5.1): the best single win of each line, from reel 1, and in a game with
// both ways also from the last reel.
import { payOf, type SlotGame, type Symbols } from '../slot-game.ts';
import type { Cell, SlotWin } from './slot-win.ts';

export interface LineWin {
  readonly symbol: number;
  readonly kind: number;
  readonly multiplier: number;
  readonly win: number;
}

/**
 * The win of the symbols of a line from its first one; undefined for none. `at(place)` is the
 * symbol at a place from 0.
 */
export function lineWin(
  game: SlotGame,
  length: number,
  at: (place: number) => number,
): LineWin | undefined {
  const { wild } = game;
  let wilds = 0;
  while (wilds < length && at(wilds) === wild) wilds += 1;
  if (wilds === length) return winOfWilds(game, length);
  const target = at(wilds);
  const own = payOf(game, wild, wilds);
  let [kind, used] = [wilds, wilds];
  if (game.wins[target] === true) {
    for (; kind < length; kind += 1) {
      const symbol = at(kind);
      if (symbol === wild) used += 1;
      else if (symbol !== target) break;
    }
  }
  const pay = game.wins[target] === true ? payOf(game, target, kind) : 0;
  const multiplier = pay === 0 ? 1 : game.wildMultiplier ** used;
  if (pay * multiplier >= own && pay > 0) {
    return { symbol: target, kind, multiplier, win: pay * multiplier };
  }
  return own > 0 ? { symbol: wild, kind: wilds, multiplier: 1, win: own } : undefined;
}

/** A line of wilds alone: their own pay, or else the best pay of any symbol. */
function winOfWilds(game: SlotGame, length: number): LineWin | undefined {
  let [symbol, win] = [game.wild, payOf(game, game.wild, length)];
  if (win === 0) {
    game.pays.forEach((pays, other) => {
      if (game.wins[other] === true && (pays[length] ?? 0) > win) {
        [symbol, win] = [other, pays[length] ?? 0];
      }
    });
  }
  return win === 0 ? undefined : { symbol, kind: length, multiplier: 1, win };
}

/** The wins of a board by line, on all lines of the game or on some. */
export function lineWins(
  game: SlotGame,
  board: readonly Symbols[],
  lines = game.model.lines ?? [],
): SlotWin[] {
  const { reels, bothWays } = game.model;
  const wins: SlotWin[] = [];
  // Counted, because the entries of a list are an object each.
  for (let line = 0; line < lines.length; line += 1) {
    const rows = lines[line] ?? [];
    let kind = 0;
    if (canWin(game, board, rows, 0, 1)) {
      const found = lineWin(game, reels, (reel) => board[reel]?.[rows[reel] ?? 0] ?? -1);
      if (found) wins.push(winOnLine(game, found, line, (reel) => [reel, rows[reel] ?? 0]));
      kind = found?.kind ?? 0;
    }
    if (bothWays !== true || kind === reels) continue;
    if (!canWin(game, board, rows, reels - 1, reels - 2)) continue;
    const reelAt = (place: number): number => reels - 1 - place;
    const found = lineWin(
      game,
      reels,
      (place) => board[reelAt(place)]?.[rows[reelAt(place)] ?? 0] ?? -1,
    );
    if (found) {
      wins.push(winOnLine(game, found, line, (place) => [reelAt(place), rows[reelAt(place)] ?? 0]));
    }
  }
  return wins;
}

/** Whether the first two symbols of a line can be of one win; a single symbol pays nothing. */
function canWin(
  game: SlotGame,
  board: readonly Symbols[],
  rows: readonly number[],
  first: number,
  second: number,
): boolean {
  const one = board[first]?.[rows[first] ?? 0];
  const other = board[second]?.[rows[second] ?? 0];
  return one === other || one === game.wild || other === game.wild;
}

function winOnLine(
  game: SlotGame,
  { symbol, kind, win, multiplier }: LineWin,
  line: number,
  cellAt: (place: number) => Cell,
): SlotWin {
  const cells: Cell[] = [];
  for (let place = 0; place < kind; place += 1) cells.push(cellAt(place));
  const name = game.symbols[symbol] ?? '';
  const found = { line: line + 1, symbol: name, kind, win, cells };
  return multiplier > 1 ? { ...found, lineMultiplier: multiplier } : found;
}

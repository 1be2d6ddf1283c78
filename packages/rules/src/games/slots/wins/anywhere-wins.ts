import { payOf, type SlotGame, type Symbols } from '../slot-game.ts';
import type { Cell, SlotWin } from './slot-win.ts';

/**
 * Wins of symbols anywhere on the board (games.md 5.1): the highest step that the count reaches
 * pays. In the order of the model.
 */
export function anywhereWins(game: SlotGame, board: readonly Symbols[]): SlotWin[] {
  const counts = new Uint8Array(game.symbols.length);
  for (const column of board)
    for (const symbol of column) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const wins: SlotWin[] = [];
  counts.forEach((kind, symbol) => {
    const win = payOf(game, symbol, kind);
    if (win === 0) return;
    const cells = board.flatMap((column, reel) =>
      column.flatMap((shown, row): Cell[] => (shown === symbol ? [[reel, row]] : [])),
    );
    wins.push({ symbol: game.symbols[symbol] ?? '', kind, win, cells });
  });
  return wins;
}

/** The sum of the orbs of a board; 1 where it has none. */
export function orbMultiplier(game: SlotGame, board: readonly Symbols[]): number {
  let sum = 0;
  for (const column of board) for (const symbol of column) sum += game.orbs[symbol] ?? 0;
  return sum === 0 ? 1 : sum;
}

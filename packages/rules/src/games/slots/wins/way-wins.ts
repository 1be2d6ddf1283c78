import { payOf, type SlotGame, type Symbols } from '../slot-game.ts';
import type { Cell, SlotWin } from './slot-win.ts';

/**
 * Wins by ways (games.md 5.1): a symbol, or a wild, on each of the first reels; the ways are the
 * product of its counts. One win for each symbol, in the order of the model.
 */
export function wayWins(game: SlotGame, board: readonly Symbols[]): SlotWin[] {
  const wins: SlotWin[] = [];
  game.symbols.forEach((name, symbol) => {
    if (game.wins[symbol] !== true) return;
    const { kind, ways } = waysOf(game, board, symbol);
    const pay = payOf(game, symbol, kind);
    if (pay === 0) return;
    const cells = board
      .slice(0, kind)
      .flatMap((column, reel) =>
        column.flatMap((shown, row): Cell[] => (stands(game, shown, symbol) ? [[reel, row]] : [])),
      );
    wins.push({ symbol: name, kind, ways, win: pay * ways, cells });
  });
  return wins;
}

function waysOf(game: SlotGame, board: readonly Symbols[], symbol: number) {
  let [kind, ways] = [0, 1];
  for (const column of board) {
    let count = 0;
    for (const shown of column) if (stands(game, shown, symbol)) count += 1;
    if (count === 0) break;
    ways *= count;
    kind += 1;
  }
  return { kind, ways };
}

function stands(game: SlotGame, shown: number, symbol: number): boolean {
  return shown === symbol || shown === game.wild;
}

import type { SlotSpin } from '../rounds/slot-round.ts';
import { columnAt, countShown } from '../rounds/window.ts';
import type { SlotGame, Symbols } from '../slot-game.ts';
import type { Cell } from '../wins/slot-win.ts';
import type { BookStep, Position, ShownSymbol } from './book-event.ts';

/** The number of scatters from which the next reels are awaited. */
const AWAITED_FROM = 2;

/** The board of a spin, with the row above the window and the one below it. */
export function revealStep(game: SlotGame, spin: SlotSpin): BookStep {
  return {
    type: 'reveal',
    board: spin.stops.map((stop, reel) => {
      const rows = rowsOf(game, spin, reel) + 2;
      const strip = game.strips[spin.strips][reel] ?? [];
      const column: Symbols =
        stop === null
          ? Array.from({ length: rows }, () => game.wild)
          : columnAt(strip, stop - 1, rows);
      return column.map((symbol) => shownSymbol(game, symbol));
    }),
    paddingPositions: spin.stops,
    gameType: spin.strips === 'free' ? 'freegame' : 'basegame',
    anticipation: anticipationOf(game, windowOf(game, spin)),
  };
}

/** The symbols in view; a held reel shows wilds. */
export function windowOf(game: SlotGame, spin: SlotSpin): Symbols[] {
  return spin.stops.map((stop, reel) => {
    const rows = rowsOf(game, spin, reel);
    if (stop === null) return Array.from({ length: rows }, () => game.wild);
    return columnAt(game.strips[spin.strips][reel] ?? [], stop, rows);
  });
}

function rowsOf(game: SlotGame, spin: SlotSpin, reel: number): number {
  return spin.heights?.[reel] ?? game.model.rows;
}

export function shownSymbol(game: SlotGame, symbol: number): ShownSymbol {
  return {
    name: game.symbols[symbol] ?? '',
    ...(symbol === game.wild && { wild: true }),
    ...(symbol === game.scatter && { scatter: true }),
  };
}

/** A cell of the window on the board with its row above. */
export function positionOf([reel, row]: Cell): Position {
  return { reel, row: row + 1 };
}

/** Where a symbol stands in the window. */
export function positionsOf(columns: readonly Symbols[], symbol: number): Position[] {
  return columns.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [positionOf([reel, row])] : [])),
  );
}

/** Of each reel behind two scatters 1, 2, 3 …; of the others 0. */
function anticipationOf(game: SlotGame, columns: readonly Symbols[]): number[] {
  let [scatters, awaited] = [0, 0];
  return columns.map((column) => {
    if (scatters >= AWAITED_FROM) awaited += 1;
    scatters += countShown([column], game.scatter);
    return awaited;
  });
}

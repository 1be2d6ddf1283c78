// The wins of a spin as steps of a book: those of its board, or those of each board of a chain.
import { cellsOfWins, dropBoard, type TumblingBoard } from '../rounds/tumble-chain.ts';
import type { SlotSpin, SlotTumble } from '../rounds/slot-round.ts';
import type { SlotGame } from '../slot-game.ts';
import { sumOfWins, type SlotWin } from '../wins/slot-win.ts';
import type { BookStep, BookWin } from './book-event.ts';
import { positionOf, positionsOf, shownSymbol, windowOf } from './reveal-step.ts';

/** The steps between the board of a spin and the amount that it wins. */
export function winSteps(game: SlotGame, spin: SlotSpin): BookStep[] {
  if (spin.tumbles) return tumbleSteps(game, spin, spin.tumbles);
  const times = spin.multiplier ?? 1;
  const wins = (spin.wins ?? []).map((win) => bookWin(game, win, times));
  if (spin.scatterWin !== undefined) wins.push(scatterBookWin(game, spin, times));
  return wins.length === 0 ? [] : [winInfo(wins)];
}

function winInfo(wins: readonly BookWin[]): BookStep {
  return { type: 'winInfo', totalWin: wins.reduce((sum, { win }) => sum + win, 0), wins };
}

function bookWin(game: SlotGame, found: SlotWin, globalMult: number): BookWin {
  const { symbol, kind, win, cells, line, lineMultiplier = 1, ways } = found;
  const isOfGroup = line === undefined && ways === undefined && game.model.kind !== 'stepper';
  return {
    symbol,
    kind,
    win: win * globalMult,
    positions: cells.map(positionOf),
    meta: {
      ...(line !== undefined && { lineIndex: line, lineMultiplier }),
      ...(ways !== undefined && { ways }),
      ...(isOfGroup && { size: kind }),
      multiplier: lineMultiplier * globalMult,
      winWithoutMult: win / lineMultiplier,
      globalMult,
    },
  };
}

function scatterBookWin(game: SlotGame, spin: SlotSpin, globalMult: number): BookWin {
  const positions = positionsOf(windowOf(game, spin), game.scatter);
  const pay = spin.scatterWin ?? 0;
  return {
    symbol: game.symbols[game.scatter] ?? '',
    kind: positions.length,
    win: pay * globalMult,
    positions,
    meta: {
      lineIndex: 0,
      lineMultiplier: 1,
      multiplier: globalMult,
      winWithoutMult: pay,
      globalMult,
    },
  };
}

function tumbleSteps(game: SlotGame, spin: SlotSpin, tumbles: readonly SlotTumble[]): BookStep[] {
  const columns = windowOf(game, spin);
  const stops = spin.stops.map((stop) => stop ?? 0);
  let board: TumblingBoard = { columns, tops: stops };
  let sum = 0;
  return tumbles.flatMap(({ wins, multiplier }): BookStep[] => {
    sum += sumOfWins(wins) * multiplier;
    const gone = cellsOfWins(wins);
    board = dropBoard(game, { set: spin.strips, stops, columns }, board, wins);
    const newSymbols = board.columns.map((column, reel) => {
      const count = gone.filter((cell) => cell[0] === reel).length;
      return column.slice(0, count).map((symbol) => shownSymbol(game, symbol));
    });
    return [
      winInfo(wins.map((win) => bookWin(game, win, multiplier))),
      { type: 'updateTumbleWin', amount: sum },
      { type: 'tumbleBoard', explodingSymbols: gone.map(positionOf), newSymbols },
    ];
  });
}

// Runs examples of the areas `slots` and `books`.
import { openSlot, type SlotGame } from '../../../games/slots/slot-game.ts';
import { SLOT_MODELS, findSlotModel } from '../../../games/slots/slot-models.ts';
import type { SlotMode } from '../../../games/slots/slot-model.ts';
import { slotBook } from '../../../games/slots/books/slot-book.ts';
import { lowestTerms } from '../../../games/slots/exact/fraction-text.ts';
import { figuresOf, returnOf, slotOutcomes } from '../../../games/slots/exact/slot-figures.ts';
import { playSlot } from '../../../games/slots/rounds/play-slot.ts';
import { startsWheel } from '../../../games/slots/rounds/play-stepper.ts';
import { comboWin } from '../../../games/slots/wins/combo-win.ts';
import { lineWin } from '../../../games/slots/wins/line-wins.ts';
import { wayWins } from '../../../games/slots/wins/way-wins.ts';
import type { Figure } from '../agency/compare-figures.ts';
import { readList } from '../agency/read-figures.ts';
import type { Json, JsonObject } from '../example.ts';
import { wordsOf } from './words-of.ts';

/** The game that an example names, with its version or without. */
function gameOf(given: JsonObject): SlotGame | undefined {
  const name = String(given.game);
  const model = findSlotModel(name) ?? SLOT_MODELS.find(({ code }) => code === name);
  return model && openSlot(model);
}

/** A line, a board, a round, or the figures of a mode; undefined for an unknown form. */
export function runSlots(given: JsonObject): Figure | undefined {
  const game = gameOf(given);
  if (game === undefined) return undefined;
  if (given.line !== undefined) return lineFigure(game, readList(given.line).map(String));
  if (given.board !== undefined) {
    const board = readList(given.board).map((column) => symbolsOf(game, column));
    return { wins: wayWins(game, board) } as unknown as Figure;
  }
  const mode = given.mode as SlotMode;
  if (given.nonce === undefined) return figuresAt(game, mode);
  return (playSlot(game, mode, wordsOf(given)) ?? null) as unknown as Figure;
}

const known = new Map<string, ReturnType<typeof slotOutcomes>>();

/** The exact figures; what all rounds win is counted once for each game. */
function figuresAt(game: SlotGame, mode: SlotMode): Figure {
  const { code, modes } = game.model;
  const outcomes = known.get(code) ?? slotOutcomes(game);
  known.set(code, outcomes);
  const [outcome, price] = [outcomes[mode], modes[mode]];
  if (outcome === undefined || price === undefined) return null;
  const rtpFraction = lowestTerms(returnOf(outcome, price.cost));
  return { ...figuresOf(outcome, price.cost), rtpFraction };
}

/** The events of a round. */
export function runBooks(given: JsonObject): Figure | undefined {
  const game = gameOf(given);
  const round = game && playSlot(game, given.mode as SlotMode, wordsOf(given));
  return game && round && (slotBook(game, round) as unknown as Figure);
}

function symbolsOf(game: SlotGame, names: Json | undefined): number[] {
  return readList(names).map((name) => game.symbols.indexOf(String(name)));
}

function lineFigure(game: SlotGame, line: readonly string[]): Figure {
  if (game.model.kind === 'stepper') {
    return { win: comboWin(game, line)?.win ?? 0, wheel: startsWheel(game, line) };
  }
  const cells = symbolsOf(game, line);
  const found = lineWin(game, cells.length, (place) => cells[place] ?? -1);
  if (found === undefined) return { win: 0, symbol: null, kind: 0 };
  return { win: found.win, symbol: game.symbols[found.symbol] ?? '', kind: found.kind };
}

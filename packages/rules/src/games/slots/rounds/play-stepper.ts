import { assert } from '@fairhouse/values';
import type { WordStream } from '../../../fair/stream.ts';
import type { SlotGame } from '../slot-game.ts';
import { comboWin } from '../wins/combo-win.ts';
import { pickWeighted } from './pick-weighted.ts';
import type { Tally } from './tally.ts';

/** A spin of one line with weighted stops, and the wheel where the last reel shows its symbol. */
export function playStepper(game: SlotGame, words: WordStream, tally: Tally): void {
  const { weights = [] } = game.model;
  const stops = weights.map((of) => pickWeighted(words, of));
  const cells = cellsAt(game, stops);
  const found = comboWin(game, cells);
  const win = found?.win ?? 0;
  const spin = { strips: 'base', stops, cells, wins: found ? [found] : [], win } as const;
  if (!startsWheel(game, cells)) {
    tally.add(spin, spin.win);
    return;
  }
  const wedges = game.model.features.wheel?.wedges ?? [];
  const wedge = pickWeighted(
    words,
    wedges.map(({ weight }) => weight),
  );
  const wheel = wedges[wedge]?.value;
  assert(wheel !== undefined, 'a wedge of the wheel is picked');
  tally.add({ ...spin, wedge, wheel }, spin.win + wheel);
}

/** The names of the symbols of the line. */
export function cellsAt(game: SlotGame, stops: readonly number[]): string[] {
  return stops.map((stop, reel) => game.symbols[game.strips.base[reel]?.[stop] ?? -1] ?? '');
}

/** Whether the last reel shows the symbol of the wheel. */
export function startsWheel(game: SlotGame, cells: readonly string[]): boolean {
  return cells.at(-1) === game.model.features.wheel?.symbol;
}

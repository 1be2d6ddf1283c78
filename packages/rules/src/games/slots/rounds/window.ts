// The part of the reels that is seen (games.md 5.1): row r of a reel at stop p shows the symbol
// p + r of its strip, which is a ring.
import { intBelow, type WordStream } from '../../../fair/stream.ts';
import type { SlotGame, StripSet, Symbols } from '../slot-game.ts';
import { pickWeighted } from './pick-weighted.ts';

export interface Window {
  readonly set: StripSet;
  readonly stops: readonly number[];
  readonly heights?: readonly number[];
  /** The symbols of each reel from the top. */
  readonly columns: readonly Symbols[];
}

/** The window at given stops. */
export function windowAt(
  game: SlotGame,
  set: StripSet,
  stops: readonly number[],
  heights?: readonly number[],
): Window {
  const columns = stops.map((stop, reel) =>
    columnAt(game.strips[set][reel] ?? [], stop, heights?.[reel] ?? game.model.rows),
  );
  return heights ? { set, stops, heights, columns } : { set, stops, columns };
}

/** The symbols of a strip from a stop on; -1 is the stop before the first. */
export function columnAt(strip: Symbols, stop: number, rows: number): number[] {
  const column: number[] = [];
  const size = strip.length;
  for (let row = 0; row < rows; row += 1) {
    column.push(strip[(stop + row + size) % size] ?? 0);
  }
  return column;
}

/** Spins all reels: of each from the left its height, where it varies, and then its stop. */
export function spinWindow(game: SlotGame, set: StripSet, words: WordStream): Window {
  const heights: number[] = [];
  const stops = game.strips[set].map((strip, reel) => {
    const of = game.heights[reel];
    if (of) heights.push(of.rows[pickWeighted(words, of.weights)] ?? 0);
    return intBelow(words, strip.length);
  });
  return windowAt(game, set, stops, heights.length > 0 ? heights : undefined);
}

/** How many cells show a symbol. */
export function countShown(columns: readonly Symbols[], symbol: number): number {
  let count = 0;
  for (const column of columns) for (const shown of column) if (shown === symbol) count += 1;
  return count;
}

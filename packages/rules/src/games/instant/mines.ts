// Mines (games.md 10): tiles 1 to 25 row by row, some of them mines; every safe tile raises the
// multiplier until the player takes it.
import { pickNumbers, type WordStream } from '../../fair/stream.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';

export const MINES_TILES = 25;

export interface MinesBoard {
  /** The tiles with mines, in ascending order. */
  readonly positions: readonly number[];
}

export interface MinesState {
  readonly safe: number;
  /** The mine that was opened; null while there is none. */
  readonly hit: number | null;
  /** If taken now; zero after a mine and before the first tile. */
  readonly multiplier: Multiplier;
}

/** Lays the mines, 1 to 24. */
export function layMines(words: WordStream, mines: number): MinesBoard {
  const positions = pickNumbers(words, mines, MINES_TILES);
  return { positions: positions.toSorted((left, right) => left - right) };
}

/** ⌊9,900 × C(25, o) / C(25 − k, o)⌋ after o safe tiles beside k mines. */
export function minesMultiplier(mines: number, safe: number): Multiplier {
  let [numerator, denominator] = [9_900n, 1n];
  for (let at = 0; at < safe; at += 1) {
    numerator *= BigInt(MINES_TILES - at);
    denominator *= BigInt(MINES_TILES - mines - at);
  }
  return multiplier(numerator / denominator);
}

/** The state after tiles were opened in order; what follows a mine is not opened. */
export function openTiles({ positions }: MinesBoard, opens: readonly number[]): MinesState {
  let safe = 0;
  for (const tile of opens) {
    if (positions.includes(tile)) return { safe, hit: tile, multiplier: NO_MULTIPLIER };
    safe += 1;
  }
  const times = safe === 0 ? NO_MULTIPLIER : minesMultiplier(positions.length, safe);
  return { safe, hit: null, multiplier: times };
}

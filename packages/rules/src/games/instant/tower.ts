// Tower (games.md 10): nine rows, in each a tile is chosen; the safe tiles of all rows are drawn at
// the start.
import { pickNumbers, type WordStream } from '../../fair/stream.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';

export const TOWER_ROWS = 9;

/** Tiles and safe tiles of a row, by level. */
export const TOWER_LEVELS = {
  EASY: { tiles: 4, safe: 3 },
  MEDIUM: { tiles: 3, safe: 2 },
  HARD: { tiles: 2, safe: 1 },
  EXPERT: { tiles: 3, safe: 1 },
  MASTER: { tiles: 4, safe: 1 },
} as const;

export type TowerLevel = keyof typeof TOWER_LEVELS;

export interface Tower {
  readonly level: TowerLevel;
  /** The safe tiles of each row from below, ascending, from 1. */
  readonly safeTiles: readonly (readonly number[])[];
}

export interface TowerState {
  readonly cleared: number;
  readonly fell: boolean;
  /** If taken now; zero after a fall and before the first row. */
  readonly multiplier: Multiplier;
}

/** Draws the safe tiles of all rows. */
export function buildTower(words: WordStream, level: TowerLevel): Tower {
  const { tiles, safe } = TOWER_LEVELS[level];
  const safeTiles = Array.from({ length: TOWER_ROWS }, () =>
    pickNumbers(words, safe, tiles).toSorted((left, right) => left - right),
  );
  return { level, safeTiles };
}

/** ⌊9,900 × (tiles / safe)^rows⌋. */
export function towerMultiplier(level: TowerLevel, rows: number): Multiplier {
  const { tiles, safe } = TOWER_LEVELS[level];
  return multiplier((9_900n * BigInt(tiles) ** BigInt(rows)) / BigInt(safe) ** BigInt(rows));
}

/** The state after a tile was chosen in each of the first rows; a fall ends the climb. */
export function climb({ level, safeTiles }: Tower, picks: readonly number[]): TowerState {
  let cleared = 0;
  for (const [row, pick] of picks.entries()) {
    if (safeTiles[row]?.includes(pick) !== true) {
      return { cleared, fell: true, multiplier: NO_MULTIPLIER };
    }
    cleared += 1;
  }
  const times = cleared === 0 ? NO_MULTIPLIER : towerMultiplier(level, cleared);
  return { cleared, fell: false, multiplier: times };
}

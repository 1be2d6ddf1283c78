import type { Look } from '../art/scenes/looks.ts';
import type { BoardState } from './board-state.ts';
import type { Atlas } from './symbol-atlas.ts';

/** A board with all that is needed to draw it. */
export interface Drawn {
  readonly state: BoardState;
  readonly atlas: Atlas;
  readonly look: Look;
  /** Of the canvas, in device pixels. */
  readonly width: number;
  readonly height: number;
}

// What stands on the reels, and what of it is lit, moved or covered.

export interface CellAt {
  readonly reel: number;
  /** Row 0 is above the window. */
  readonly row: number;
}

/** A reel: symbols with one above the window and one below, and how far it has turned. */
export interface Reel {
  symbols: string[];
  /** What it turns through, the board to come first; undefined while it stands. */
  tape: string[] | undefined;
  position: number;
  isFast: boolean;
  rows: number;
  /** A wild covers it whole. */
  isOpen: boolean;
  isHeld: boolean;
}

export interface BoardState {
  readonly reels: Reel[];
  /** Cells that are lit; the others are dim while there are some. */
  lit: Set<string>;
  line: readonly CellAt[];
  /** 0 to 1, for what pulses. */
  pulse: number;
  label: { readonly text: string; readonly at: CellAt } | undefined;
  /** Cells that burst, by how far. */
  burst: Map<string, number>;
  /** How far above its place a cell still is, in cells. */
  fall: Map<string, number>;
  coins: Map<string, string>;
  /** How far a coin has grown, 0 to 1. */
  coinGrow: Map<string, number>;
  /** Only coins are shown: the hold feature. */
  isHold: boolean;
  awaited: number;
  rowsOfReel: number;
}

export const keyOf = ({ reel, row }: CellAt): string => `${reel}.${row}`;

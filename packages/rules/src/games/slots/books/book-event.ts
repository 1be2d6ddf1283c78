/** A symbol of a board. */
export interface ShownSymbol {
  readonly name: string;
  readonly wild?: true;
  readonly scatter?: true;
}

/** A cell of a board: row 0 is above the window, so that its first row is 1. */
export interface Position {
  readonly reel: number;
  readonly row: number;
}

export interface BookWin {
  readonly symbol: string;
  readonly kind: number;
  readonly win: number;
  readonly positions: readonly Position[];
  readonly meta: {
    /** From 1; 0 are scatters. Of games with lines. */
    readonly lineIndex?: number;
    readonly lineMultiplier?: number;
    readonly ways?: number;
    /** Of a group, or of all alike on the board. */
    readonly size?: number;
    readonly multiplier: number;
    readonly winWithoutMult: number;
    readonly globalMult: number;
  };
}

export interface CoinCell extends Position {
  readonly value: number;
}

/** What happens in a round, in the order in which it is drawn (games.md 5.4). */
export type BookStep =
  | {
      readonly type: 'reveal';
      readonly board: readonly (readonly ShownSymbol[])[];
      readonly paddingPositions: readonly (number | null)[];
      readonly gameType: 'basegame' | 'freegame';
      readonly anticipation: readonly number[];
    }
  | { readonly type: 'winInfo'; readonly totalWin: number; readonly wins: readonly BookWin[] }
  | { readonly type: 'setWin'; readonly amount: number; readonly winLevel: number }
  | { readonly type: 'setTotalWin'; readonly amount: number }
  | {
      readonly type: 'freeSpinTrigger' | 'freeSpinRetrigger';
      readonly totalFs: number;
      readonly positions: readonly Position[];
    }
  | { readonly type: 'updateFreeSpin'; readonly amount: number; readonly total: number }
  | { readonly type: 'updateGlobalMult'; readonly globalMult: number }
  | {
      readonly type: 'tumbleBoard';
      readonly explodingSymbols: readonly Position[];
      readonly newSymbols: readonly (readonly ShownSymbol[])[];
    }
  | { readonly type: 'updateTumbleWin'; readonly amount: number }
  | { readonly type: 'expandWilds'; readonly reels: readonly number[] }
  | { readonly type: 'respin'; readonly held: readonly number[] }
  | { readonly type: 'coins' | 'respinCoins'; readonly cells: readonly CoinCell[] }
  | { readonly type: 'respinLeft'; readonly left: number }
  | { readonly type: 'holdEnd'; readonly total: number; readonly grand: number }
  | { readonly type: 'wheel'; readonly wedge: number; readonly value: number }
  | { readonly type: 'freeSpinEnd'; readonly amount: number; readonly winLevel: number }
  | { readonly type: 'wincap'; readonly amount: number }
  | { readonly type: 'finalWin'; readonly amount: number };

export type BookEvent = BookStep & { readonly index: number };

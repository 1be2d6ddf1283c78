// What a slot is made of (games.md 5.1, 5.3): one table of strips, pays and features for each game.
// A change of any number is a new version.

/** How a spin is judged and which feature follows it (games.md 5.2). */
export type SlotKind =
  | 'lines'
  | 'lines-free'
  | 'ways-climb'
  | 'cluster-tumble'
  | 'heights'
  | 'hold'
  | 'expand-respin'
  | 'lines-tumble'
  | 'anywhere'
  | 'stepper';

/** A way to stake: the base game, or a feature that is bought. */
export type SlotMode = 'base' | 'buy';

/** Values by a number of symbols. */
export type ByCount = Readonly<Record<number, number>>;

export interface SlotSymbol {
  readonly wild?: true;
  readonly scatter?: true;
  readonly coin?: true;
  /** What an orb adds to the multiplier of a spin. */
  readonly orb?: number;
  /** What a wild multiplies a win of another symbol by. */
  readonly multiplier?: number;
}

export interface FreeSpins {
  /** Spins by the number of scatters that start the series. */
  readonly award: ByCount;
  /** Spins added by scatters within the series, up to `cap` in all. */
  readonly again?: ByCount;
  readonly cap?: number;
  /** Of every win of the series; `spin` multiplies the win of spin k by k. */
  readonly multiplier?: number | 'spin';
  /** A multiplier that grows by one after each spin that shows a wild. */
  readonly start?: number;
  readonly top?: number;
  /** The multipliers of the tumbles of a free spin. */
  readonly ladder?: readonly number[];
  /** The board that is shown when the series is bought. */
  readonly buyShows: { readonly stops: readonly number[]; readonly heights?: readonly number[] };
}

export interface HoldFeature {
  /** Coins that start it. */
  readonly need: number;
  readonly respins: number;
  /** The chance of a coin on each empty cell of a respin, in millionths. */
  readonly landPpm: number;
  readonly coins: readonly {
    readonly value: number;
    readonly weight: number;
    readonly name?: string;
  }[];
  /** What a full board adds. */
  readonly grand: number;
}

/** A wild on the row, counted from 0, opens a reel of the list, counted from 1. */
export interface ExpandFeature {
  readonly reels: readonly number[];
  readonly row: number;
}

export interface WheelFeature {
  readonly symbol: string;
  readonly wedges: readonly { readonly value: number; readonly weight: number }[];
}

/** Three cells of a stepper: a symbol, several of them divided by a bar, or any by an asterisk. */
export interface Combo {
  readonly cells: readonly string[];
  readonly pay: number;
  /** No wild stands for its symbols. */
  readonly natural?: true;
}

export interface ModePrice {
  /** In per cent of the base stake. */
  readonly cost: number;
  readonly buys?: 'freeSpins' | 'hold';
  readonly scatters?: number;
  readonly coins?: number;
}

/** All pays and values are hundredths of the base stake. */
export interface SlotModel {
  readonly code: string;
  readonly version: number;
  readonly names: Readonly<Record<'EN' | 'CN' | 'ID' | 'TH' | 'VI', string>>;
  readonly theme: string;
  /** What the picture of a symbol shows. */
  readonly art: Readonly<Record<string, string>>;
  readonly kind: SlotKind;
  readonly reels: number;
  /** The most rows of a reel. */
  readonly rows: number;
  readonly symbols: Readonly<Record<string, SlotSymbol>>;
  readonly pays: Readonly<Record<string, ByCount>>;
  /** The row of each reel, from 0. */
  readonly lines?: readonly (readonly number[])[];
  readonly bothWays?: true;
  /** The size from which a group pays the same. */
  readonly maxCluster?: number;
  readonly maxCount?: number;
  /** The multipliers of the tumbles of a spin. */
  readonly ladder?: readonly number[];
  /** The weight of each height of a reel. */
  readonly heights?: readonly ByCount[];
  /** The weight of each stop of a reel. */
  readonly weights?: readonly (readonly number[])[];
  readonly combos?: readonly Combo[];
  /** Symbols of each reel, divided by blanks. */
  readonly strips: { readonly base: readonly string[]; readonly free?: readonly string[] };
  readonly features: {
    readonly freeSpins?: FreeSpins;
    readonly hold?: HoldFeature;
    readonly expand?: ExpandFeature;
    readonly wheel?: WheelFeature;
  };
  readonly modes: { readonly base: ModePrice; readonly buy?: ModePrice };
  /** The most that a round pays. */
  readonly winCap?: number;
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH' | 'VERY_HIGH';
  /** What the cap takes of the return at most. */
  readonly capTakesLessThan?: string;
  /** The figures that are published, by mode; all are without the cap. */
  readonly exact: Readonly<Partial<Record<SlotMode, Readonly<Record<string, string | number>>>>>;
}

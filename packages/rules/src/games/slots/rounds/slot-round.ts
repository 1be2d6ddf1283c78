import type { StripSet } from '../slot-game.ts';
import type { SlotMode } from '../slot-model.ts';
import type { Cell, SlotWin } from '../wins/slot-win.ts';

/** The wins of one board of a chain, and what they are multiplied by. */
export interface SlotTumble {
  readonly wins: readonly SlotWin[];
  readonly multiplier: number;
}

/** A coin on its cell, with its value in hundredths of the base stake. */
export type LandedCoin = readonly [reel: number, row: number, value: number];

/** A spin of the reels. Fields beside the first four are of the games that have them. */
export interface SlotSpin {
  readonly strips: StripSet;
  /** The stop of each reel; null is a reel that is held. */
  readonly stops: readonly (number | null)[];
  /** With its multipliers, without a wheel or a hold feature. */
  readonly win: number;
  /** The board of a bought feature, which is drawn for the eye. */
  readonly isShown?: true;
  readonly heights?: readonly number[];
  readonly wins?: readonly SlotWin[];
  readonly tumbles?: readonly SlotTumble[];
  readonly multiplier?: number;
  /** The pay of the scatters, before the multiplier. */
  readonly scatterWin?: number;
  /** Reels from 1 that a wild opened in this spin. */
  readonly opened?: readonly number[];
  /** The values of the coins in view, reel by reel from the top. */
  readonly coins?: readonly number[];
  readonly coinCells?: readonly Cell[];
  /** The line of a stepper. */
  readonly cells?: readonly string[];
  readonly wedge?: number;
  readonly wheel?: number;
}

/** A respin of the hold feature: the coins that landed, and the respins that are left. */
export interface HoldRespin {
  readonly landed: readonly LandedCoin[];
  readonly left: number;
}

/** Coins that are bought instead of spun for. */
export interface BoughtCoins {
  readonly bought: readonly LandedCoin[];
}

export interface SlotRound {
  readonly mode: SlotMode;
  readonly spins: readonly (SlotSpin | HoldRespin | BoughtCoins)[];
  /** What the hold feature pays. */
  readonly feature?: number;
  /** What the round pays, in hundredths of the base stake; at most the win cap. */
  readonly total: number;
  /** Whether the cap ended the round. */
  readonly isCapped: boolean;
}

/** Whether a part of a round is a spin of the reels. */
export function isSpin(part: SlotRound['spins'][number]): part is SlotSpin {
  return 'stops' in part;
}

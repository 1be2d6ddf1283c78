import { assert } from '@fairhouse/values';
import type { SlotModel } from './slot-model.ts';

/** The symbols of a reel or a line, as numbers of `SlotGame.symbols`. */
export type Symbols = readonly number[];

export type StripSet = keyof SlotModel['strips'];

/** A model made ready for play: symbols are numbers, pays are tables. */
export interface SlotGame {
  readonly model: SlotModel;
  /** Names in the order of the model. */
  readonly symbols: readonly string[];
  /** The number of a symbol, or -1 where the game has none. */
  readonly wild: number;
  readonly scatter: number;
  readonly coin: number;
  readonly wildMultiplier: number;
  /** The value of each symbol as an orb; 0 for others. */
  readonly orbs: readonly number[];
  /** Whether a symbol can win on a line, by ways, in a group or anywhere. */
  readonly wins: readonly boolean[];
  /** By symbol and count; 0 where nothing is paid. */
  readonly pays: readonly (readonly number[])[];
  readonly strips: Readonly<Record<StripSet, readonly Symbols[]>>;
  /** The heights that a reel can have, with their weights; of games whose heights vary. */
  readonly heights: readonly ReelHeights[];
}

export interface ReelHeights {
  readonly rows: readonly number[];
  readonly weights: readonly number[];
}

/** Makes a model ready for play. */
export function openSlot(model: SlotModel): SlotGame {
  const symbols = Object.keys(model.symbols);
  const traits = Object.values(model.symbols);
  const wild = traits.findIndex((each) => each.wild === true);
  const strips = (set: StripSet): Symbols[] =>
    (model.strips[set] ?? []).map((strip) =>
      strip.split(' ').map((name) => {
        const symbol = symbols.indexOf(name);
        assert(symbol >= 0, `${model.code} has no symbol ${name}`);
        return symbol;
      }),
    );
  return {
    model,
    symbols,
    wild,
    scatter: traits.findIndex((each) => each.scatter === true),
    coin: traits.findIndex((each) => each.coin === true),
    wildMultiplier: traits[wild]?.multiplier ?? 1,
    orbs: traits.map((each) => each.orb ?? 0),
    wins: traits.map((each) => each.wild !== true && each.scatter !== true && each.coin !== true),
    pays: symbols.map((name) => paysOf(model, name)),
    strips: { base: strips('base'), free: strips('free') },
    heights: (model.heights ?? []).map((weights) => ({
      rows: Object.keys(weights).map(Number),
      weights: Object.values(weights),
    })),
  };
}

/**
 * The pays of a symbol by count. Where a count is of the whole board, the highest step that is
 * reached pays.
 */
function paysOf(model: SlotModel, name: string): readonly number[] {
  const steps = model.pays[name] ?? {};
  const isOfBoard = model.maxCluster !== undefined || model.maxCount !== undefined;
  const most = isOfBoard ? model.reels * model.rows : model.reels;
  let last = 0;
  return Array.from({ length: most + 1 }, (_, count) => {
    const pay = steps[count];
    last = pay ?? (isOfBoard ? last : 0);
    return last;
  });
}

/** What a symbol pays for a count of it. */
export function payOf(game: SlotGame, symbol: number, count: number): number {
  return game.pays[symbol]?.[count] ?? 0;
}

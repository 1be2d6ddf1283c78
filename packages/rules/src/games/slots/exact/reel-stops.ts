import { columnAt, countShown } from '../rounds/window.ts';
import type { SlotGame, StripSet, Symbols } from '../slot-game.ts';

/** A stop of a reel with what it shows. */
export interface ReelStop {
  readonly column: Symbols;
  /** Scatters or coins. */
  readonly marks: number;
  readonly hasWild: boolean;
}

/** All stops of each reel. */
export function reelStops(game: SlotGame, set: StripSet): ReelStop[][] {
  const mark = game.coin >= 0 ? game.coin : game.scatter;
  return game.strips[set].map((strip) =>
    strip.map((_, stop) => {
      const column = columnAt(strip, stop, game.model.rows);
      return {
        column,
        marks: mark < 0 ? 0 : countShown([column], mark),
        hasWild: column.includes(game.wild),
      };
    }),
  );
}

/** Cases that differ in nothing but their marks and wilds. */
export interface Rest {
  readonly marks: number;
  readonly hasWild: boolean;
  readonly ways: number;
}

/** For each reel, what it and the reels behind it show, whatever is won. */
export function restsOf(reels: readonly (readonly ReelStop[])[]): Rest[][] {
  const rests: Rest[][] = [[{ marks: 0, hasWild: false, ways: 1 }]];
  for (const stops of reels.toReversed()) {
    const behind = rests[0] ?? [];
    const counts = new Map<string, Rest>();
    for (const stop of stops) {
      for (const rest of behind) {
        const marks = stop.marks + rest.marks;
        const hasWild = stop.hasWild || rest.hasWild;
        const key = `${marks} ${hasWild}`;
        const ways = rest.ways + (counts.get(key)?.ways ?? 0);
        counts.set(key, { marks, hasWild, ways });
      }
    }
    rests.unshift([...counts.values()]);
  }
  return rests;
}

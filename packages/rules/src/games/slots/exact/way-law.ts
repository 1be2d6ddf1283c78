// The law of a spin of a game with ways: all stops, reel by reel, as for lines.
import { payOf, type SlotGame, type StripSet } from '../slot-game.ts';
import { openCaseCounter } from './case-counter.ts';
import type { LawClass } from './law.ts';
import { reelStops, restsOf } from './reel-stops.ts';

interface OpenWays {
  readonly symbol: number;
  readonly ways: number;
}

/** The law of a spin. */
export function wayLaw(game: SlotGame, set: StripSet): LawClass[] {
  const reels = reelStops(game, set);
  const rests = restsOf(reels);
  const cases = openCaseCounter();
  const counts = reels.map((stops) =>
    stops.map(({ column }) =>
      game.symbols.map(
        (_, symbol) => column.filter((shown) => shown === symbol || shown === game.wild).length,
      ),
    ),
  );
  const walk = (
    reel: number,
    open: readonly OpenWays[],
    won: number,
    marks: number,
    wild: boolean,
  ) => {
    const stops = reels[reel];
    if (stops === undefined || open.length === 0) {
      const win = open.reduce(
        (sum, { symbol, ways }) => sum + ways * payOf(game, symbol, reel),
        won,
      );
      for (const rest of rests[reel] ?? []) {
        cases.add(marks + rest.marks, wild || rest.hasWild, win, rest.ways);
      }
      return;
    }
    for (const [at, stop] of stops.entries()) {
      let win = won;
      const next: OpenWays[] = [];
      for (const { symbol, ways } of open) {
        const count = counts[reel]?.[at]?.[symbol] ?? 0;
        if (count > 0) next.push({ symbol, ways: ways * count });
        else win += ways * payOf(game, symbol, reel);
      }
      walk(reel + 1, next, win, marks + stop.marks, wild || stop.hasWild);
    }
  };
  const symbols = game.symbols.map((_, symbol) => symbol).filter((symbol) => game.wins[symbol]);
  walk(
    0,
    symbols.map((symbol) => ({ symbol, ways: 1 })),
    0,
    0,
    false,
  );
  return cases.law();
}
